import { lutetiaFace } from "../faces/lutetia";
import { artisans } from "../icons/artisans";
import { places, resources } from "../icons/places";
import type { Deck } from "./deck";

export const deck: Deck = {
  drawings: { ...artisans, ...places, ...resources },
  face: (_, kind, info) => lutetiaFace(kind, info),
};
