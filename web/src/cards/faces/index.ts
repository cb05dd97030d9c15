import type { CardInfo } from "../../messages";
import type { Face } from "./face";
import { lusitaniaFace } from "./lusitanias";
import { lutetiaFace } from "./lutetia";
import { Printed } from "./printed";

export function faceOf(game: string, kind: string, info: CardInfo | undefined): Face {
  const printed = new Printed(info);
  return game === "lutetia" ? lutetiaFace(kind, printed) : lusitaniaFace(game, kind, printed);
}
