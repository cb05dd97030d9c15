import { lusitaniaFace } from "../faces/lusitanias";
import { charges } from "../icons/charges";
import { soldiers } from "../icons/soldiers";
import type { Deck } from "./deck";

export const deck: Deck = { drawings: { ...soldiers, ...charges }, face: lusitaniaFace };
