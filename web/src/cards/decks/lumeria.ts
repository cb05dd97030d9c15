import { lumeriaFace } from "../faces/lumeria";
import { mars } from "../icons/busts";
import { abilities, factions, powers, units } from "../icons/units";
import type { Deck } from "./deck";

export const deck: Deck = {
  drawings: { ...units, ...abilities, ...factions, ...powers, mars },
  face: (_, kind, info) => lumeriaFace(kind, info),
};
