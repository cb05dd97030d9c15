import type { CardInfo } from "../../messages";
import type { Face } from "./face";
import { lumeriaFace } from "./lumeria";
import { lusitaniaFace } from "./lusitanias";
import { lutetiaFace } from "./lutetia";
import { Printed } from "./printed";

export function faceOf(game: string, kind: string, info: CardInfo | undefined): Face {
  const printed = new Printed(info);
  if (game === "lumeria") return lumeriaFace(kind, printed);
  return game === "lutetia" ? lutetiaFace(kind, printed) : lusitaniaFace(game, kind, printed);
}
