import type { Drawing } from "./drawing";
import { equipment } from "./equipment";
import { signs } from "./interface";
import { honours, money } from "./marks";

/** Every drawing by its name: those that several games share, and those of the decks that have been fetched. */
export const drawings: Record<string, Drawing> = { ...equipment, ...honours, ...money, ...signs };
