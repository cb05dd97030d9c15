/**
 * A drawing on the 24-unit grid: layers divided by `|`, painted in order, each a letter and path data.
 *
 * f  filled in the ink · t  filled in the second tone · s  a line of the grid's stroke · c  a thin line cut out of the ink
 * h  shade, only where there is a panel beneath · capitals: the layer and its mirror image about x = 12
 */
export type Drawing = string;

export interface Layer {
  paint: "f" | "t" | "s" | "c" | "h";
  path: string;
  mirrored: boolean;
}

const read = new Map<Drawing, Layer[]>();

/** The layers of a drawing; the same drawing is on many cards, so it is read once. */
export function layers(drawing: Drawing): Layer[] {
  const known = read.get(drawing) ?? drawing.split("|").map(layer);
  read.set(drawing, known);
  return known;
}

function layer(text: string): Layer {
  const letter = text.charAt(0);
  return {
    paint: letter.toLowerCase() as Layer["paint"],
    path: text.slice(1),
    mirrored: letter !== letter.toLowerCase(),
  };
}
