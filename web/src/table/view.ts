// The table of a position, as the server's games declare it.
import type { Position } from "../messages";

export type View = Position["table"];

/** The table of a game; only what belongs to that game asks for it. */
export function viewOf<Game extends View["game"]>({ table }: Position, game: Game): Extract<View, { game: Game }> {
  if (isOf(table, game)) return table;
  throw new Error(`this is a table of ${table.game}, not of ${game}`);
}

function isOf<Game extends View["game"]>(table: View, game: Game): table is Extract<View, { game: Game }> {
  return table.game === game;
}
