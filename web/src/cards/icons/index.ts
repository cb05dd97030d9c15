import type { Drawing } from "./drawing";
import { equipment } from "./equipment";
import { signs } from "./interface";
import { charges, honours } from "./marks";
import { people } from "./people";
import { money, places, resources } from "./places";
import { abilities, factions, powers, units } from "./units";

/** Every drawing by its name; the charges of the colours are `charge-<colour>`. */
export const drawings: Readonly<Record<string, Drawing>> = {
  ...equipment,
  ...people,
  ...units,
  ...abilities,
  ...factions,
  ...powers,
  ...places,
  ...resources,
  ...money,
  ...honours,
  ...signs,
  ...Object.fromEntries(Object.entries(charges).map(([colour, drawing]) => [`charge-${colour}`, drawing])),
};
