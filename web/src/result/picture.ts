// The result as a picture to share: drawn by the page itself, in its own colours and letters.

import { BRANCH, LEAF, STEM, VIEW } from "../feedback/Laurel.svelte";
import { lineOf, scaleOf, spread } from "./graph";

export const SIZE = { width: 1200, height: 630 };
const DASHES = [[], [18, 8], [4, 8], [24, 8, 4, 8], [10, 10]];
const HUES = ["--link", "--accent", "--good", "--violet", "--warning"];

export interface Shared {
  /** The name of the game. */
  title: string;
  headline: string;
  /** The seats in the order of their places. */
  ranking: readonly { seat: number; place: number; name: string; points: string }[];
  /** How the points grew, where that is known. */
  history: readonly (readonly number[])[];
}

/** Draw the picture as a PNG. */
export async function drawn({ title, headline, ranking, history }: Shared): Promise<Blob> {
  await Promise.all(['600 40px "Vollkorn"', '26px "Source Sans"'].map((font) => document.fonts.load(font, headline)));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [SIZE.width, SIZE.height];
  const pen = canvas.getContext("2d")!;
  const colour = colours();
  const serif = (size: number) => `600 ${size}px "Vollkorn", serif`;
  const sans = (size: number) => `${size}px "Source Sans", sans-serif`;
  const write = (
    text: string,
    x: number,
    y: number,
    font: string,
    ink: string,
    align: CanvasTextAlign,
    most: number,
  ) => {
    [pen.font, pen.fillStyle, pen.textAlign] = [font, colour(ink), align];
    pen.fillText(text, x, y, most);
  };

  pen.fillStyle = colour("--surface");
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  [pen.strokeStyle, pen.lineWidth] = [colour("--coin"), 6];
  pen.strokeRect(18, 18, SIZE.width - 36, SIZE.height - 36);
  write(title, 60, 88, serif(34), "--ink", "left", 700);
  write("IACTA", SIZE.width - 60, 88, serif(34), "--accent", "right", 300);

  drawLaurel(pen, colour, 300, 255, 1.5);
  write(headline, 300, 262, serif(34), "--ink", "center", 210);
  const winner = ranking[0];
  if (winner) write(winner.points, 300, 304, sans(26), "--ink-soft", "center", 200);

  const row = Math.min(46, 190 / Math.max(1, ranking.length));
  ranking.forEach(({ place, name, points }, i) => {
    const y = 440 + i * row;
    write(`${place}.`, 60, y, sans(28), place === 1 ? "--accent" : "--ink-soft", "left", 60);
    write(name, 104, y, serif(28), "--ink", "left", 270);
    write(points, 540, y, sans(26), "--ink", "right", 150);
  });

  if (history.length > 1) {
    const box = { left: 610, top: 150, width: 380, height: 400 };
    const scale = scaleOf(history);
    [pen.lineWidth, pen.strokeStyle] = [1.5, colour("--line")];
    for (const mark of scale.marks) {
      const y = box.top + box.height - ((mark - scale.low) / (scale.high - scale.low)) * box.height;
      pen.beginPath();
      pen.moveTo(box.left, y);
      pen.lineTo(box.left + box.width, y);
      pen.stroke();
      write(String(mark), box.left - 10, y + 7, sans(20), "--ink-soft", "right", 60);
    }
    const lines = ranking.map(({ seat, name }) => ({ seat, name, line: lineOf(history, seat, scale, box) }));
    const heights = spread(
      lines.map(({ line }) => line.at(-1)![1]),
      28,
      box.top + box.height,
    );
    lines.toReversed().forEach(({ seat, line }) => {
      [pen.lineWidth, pen.lineJoin, pen.strokeStyle] = [5, "round", colour(HUES[seat] ?? "--ink")];
      pen.setLineDash(DASHES[seat] ?? []);
      pen.beginPath();
      line.forEach(([x, y]) => pen.lineTo(x, y));
      pen.stroke();
    });
    pen.setLineDash([]);
    lines.forEach(({ seat, name }, i) =>
      write(name, box.left + box.width + 14, heights[i]! + 7, sans(22), HUES[seat] ?? "--ink", "left", 150),
    );
  }
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

function drawLaurel(
  pen: CanvasRenderingContext2D,
  colour: (name: string) => string,
  x: number,
  y: number,
  size: number,
): void {
  const leaf = new Path2D(LEAF);
  for (const side of [1, -1]) {
    pen.save();
    pen.translate(x, y);
    pen.scale(side * size, size);
    pen.translate(-VIEW.width / 2, -VIEW.height / 2);
    [pen.fillStyle, pen.strokeStyle, pen.lineWidth] = [colour("--coin"), colour("--coin-edge"), 1.2];
    pen.stroke(new Path2D(STEM));
    for (const { x: left, y: top, turn } of BRANCH) {
      pen.save();
      pen.translate(left, top);
      pen.rotate((turn * Math.PI) / 180);
      pen.fill(leaf);
      pen.stroke(leaf);
      pen.restore();
    }
    pen.restore();
  }
}

/** The colours of the page as they are now, light or dark, by their names. */
function colours(): (name: string) => string {
  return (name) => {
    const probe = document.createElement("span");
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
}

/** Share a picture, or keep it where the browser cannot share: outside secure contexts, and on most desks. Says which. */
export async function shareOrSave(picture: Blob, name: string): Promise<"shared" | "saved" | "cancelled"> {
  const file = new File([picture], `${name}.png`, { type: picture.type });
  try {
    if (navigator.canShare?.({ files: [file] })) {
      await navigator.share({ files: [file] });
      return "shared";
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return "saved";
}
