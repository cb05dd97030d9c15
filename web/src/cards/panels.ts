import type { Face } from "./faces/face";
import { drawings } from "./icons";

/** The outlines of the panels on a card of 100 by 140 units. */
export const OUTLINES: Record<Face["panel"], string> = {
  niche: "M6 92V44C6 20 26 6 50 6S94 20 94 44V92z",
  gable: "M6 92V30H3V25L50 5 97 25V30H94V92z",
  plaque: "M14 6H86Q86 14 94 14V84Q86 84 86 92H14Q14 84 6 84V14Q14 14 14 6z",
  tondo: "M50 14A35 35 0 1 0 50 84 35 35 0 1 0 50 14z",
  kite: "M50 6C75 6 92 18 92 38 92 61 75 80 50 96 25 80 8 61 8 38 8 18 25 6 50 6z",
  round: "M50 6A44 44 0 1 0 50 94 44 44 0 1 0 50 6z",
  notched:
    "M50 6C75 6 93 19 93 36 93 44 86 46 86 50S93 56 93 64C93 81 75 94 50 94S7 81 7 64C7 56 14 54 14 50S7 44 7 36C7 19 25 6 50 6z",
  scutum: "M11 11Q50 1 89 11V89Q50 99 11 89z",
  octagon: "M28 6H72L94 28V72L72 94H28L6 72V28z",
  tablet: "M15 20H85V42L95 36V64L85 58V80H15V58L5 64V36L15 42z",
};

/** The left half of the laurel wreath around a medallion. */
export const LAUREL =
  "M44.4 88.6Q43.4 84.1 36.4 82.6 39.4 87.9 44.4 88.6zM44.4 88.6Q42.2 92.7 35.1 92.1 39.4 88.0 44.4 88.6zM33.7 85.5Q34.0 80.9 27.7 77.6 29.1 83.4 33.7 85.5zM33.7 85.5Q30.5 88.8 23.8 86.4 29.1 83.5 33.7 85.5zM24.3 79.6Q25.8 75.3 20.6 70.3 20.4 76.3 24.3 79.6zM24.3 79.6Q20.3 81.9 14.5 77.7 20.3 76.4 24.3 79.6zM16.8 71.4Q19.5 67.6 15.9 61.4 14.0 67.1 16.8 71.4zM16.8 71.4Q12.4 72.4 8.0 66.8 13.9 67.2 16.8 71.4zM12.0 61.4Q15.6 58.5 13.8 51.5 10.4 56.5 12.0 61.4zM12.0 61.4Q7.4 61.1 4.7 54.5 10.3 56.5 12.0 61.4zM10.0 50.4Q14.3 48.6 14.5 41.5 9.9 45.3 10.0 50.4zM10.0 50.4Q5.7 48.9 4.9 41.8 9.8 45.3 10.0 50.4zM11.2 39.3Q15.8 38.8 18.0 32.0 12.5 34.4 11.2 39.3zM11.2 39.3Q7.4 36.7 8.7 29.6 12.4 34.4 11.2 39.3zM15.4 29.0Q19.9 29.7 23.9 23.8 18.0 24.6 15.4 29.0zM15.4 29.0Q12.4 25.4 15.6 19.0 17.9 24.6 15.4 29.0zM22.2 20.2Q26.4 22.2 31.9 17.6 25.9 16.7 22.2 20.2zM22.2 20.2Q20.4 16.0 25.2 10.7 25.8 16.6 22.2 20.2zM31.2 13.7Q34.7 16.7 41.2 13.8 35.7 11.3 31.2 13.7zM31.2 13.7Q30.6 9.1 36.7 5.3 35.7 11.2 31.2 13.7zM41.7 9.9Q44.2 13.8 51.3 12.7 46.7 8.9 41.7 9.9zM41.7 9.9Q42.4 5.3 49.3 3.4 46.7 8.8 41.7 9.9z";

interface Placed {
  drawn: string;
  x: number;
  y: number;
  scale: number;
}

/** Busts stand on the floor of their niche; a thing lies in the middle; several share the room. */
export function placesFor({ panel, picture }: Face): Placed[] {
  const [drawn = ""] = picture;
  if (picture.length > 1) return together(picture);
  if (panel === "niche")
    return [isBust(drawn) ? { drawn, x: 10.4, y: 19.4, scale: 3.3 } : { drawn, x: 14, y: 17, scale: 3 }];
  if (isShield(panel)) return [{ drawn, x: 20, y: panel === "kite" ? 15 : 20, scale: 2.5 }];
  if (panel === "tablet" && drawn.length > 1) return [{ drawn, x: 26, y: 26, scale: 2 }];
  return [{ drawn, x: 14, y: panel === "gable" ? 22 : 13.5, scale: 3 }];
}

function isShield(panel: Face["panel"]): boolean {
  return ["kite", "round", "notched", "scutum", "octagon"].includes(panel);
}

/** Only busts are shaded. */
function isBust(drawn: string): boolean {
  return drawings[drawn]?.includes("|h") ?? false;
}

const CENTRES: Record<number, [number, number][]> = {
  2: [
    [34, 49],
    [66, 49],
  ],
  3: [
    [50, 33],
    [34, 60],
    [66, 60],
  ],
  4: [
    [36, 35],
    [64, 35],
    [36, 63],
    [64, 63],
  ],
};

function together(picture: string[]): Placed[] {
  const scale = picture.length === 2 ? 1.3 : 1.15;
  return picture.map((drawn, n) => {
    const [x, y] = CENTRES[picture.length]?.[n] ?? [50, 50];
    return { drawn, x: x - 12 * scale, y: y - 12 * scale, scale };
  });
}
