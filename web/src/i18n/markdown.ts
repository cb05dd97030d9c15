// As much of Markdown as the rules and the guides use: headings, paragraphs, lists, tables, emphasis inside them, pictures
// that the page draws, and two parts that are marked by comments.

/** A picture by what draws it: a card, an icon, or a picture of the game's own. */
export interface Picture {
  from: "card" | "icon" | "picture";
  name: string;
  /** What is to be seen, in words. */
  alt: string;
}

export interface Span {
  text: string;
  strong: boolean;
  emphasis: boolean;
  code: boolean;
  picture?: Picture;
}

export type Block =
  | { type: "heading"; level: number; text: Span[] }
  | { type: "paragraph"; text: Span[] }
  /** Pictures that stand by themselves. */
  | { type: "pictures"; pictures: Picture[] }
  | { type: "list"; ordered: boolean; items: Span[][] }
  | { type: "table"; head: Span[][]; rows: Span[][][] }
  /** What fits on one card, and where everything comes from. */
  | { type: "summary"; blocks: Block[] }
  | { type: "sources"; blocks: Block[] };

const ITEM = /^(-|\d+\.) +/;
const PART = /<!-- (summary|sources) -->([\s\S]*?)<!-- \/\1 -->/;
const PICTURE = /!\[([^\]]*)\]\((card|icon|picture):([\w-]+)\)/;
/** Says of a number where it comes from; the rules explain them with the sources. */
const MARKS = /[ʳᵖᵈˣ]/g;

export function blocksOf(markdown: string): Block[] {
  const found = PART.exec(markdown);
  if (found) {
    const [whole, name, inside] = found;
    const part: Block = { type: name === "summary" ? "summary" : "sources", blocks: blocksOf(inside ?? "") };
    return [...blocksOf(markdown.slice(0, found.index)), part, ...blocksOf(markdown.slice(found.index + whole.length))];
  }
  const parts = markdown.replaceAll("\r", "").split(/\n{2,}/);
  return parts.filter((part) => part.trim()).flatMap(blockOf);
}

/** A text without the marks that say where its numbers come from. */
export function withoutMarks(markdown: string): string {
  return markdown.replace(MARKS, "");
}

function blockOf(part: string): Block[] {
  const lines = part.split("\n").filter((line) => line.trim());
  const heading = /^(#+) +(.*)$/.exec(lines[0]!);
  if (heading) {
    const rest = lines.slice(1).join("\n");
    const own: Block = { type: "heading", level: heading[1]!.length, text: spansOf(heading[2]!) };
    return rest ? [own, ...blockOf(rest)] : [own];
  }
  if (lines[0]!.startsWith("|")) return [tableOf(lines)];
  if (ITEM.test(lines[0]!)) return [listOf(lines)];
  const text = spansOf(lines.map((line) => line.trim()).join(" "));
  const pictures = text.flatMap(({ picture }) => (picture ? [picture] : []));
  const alone = text.every((span) => span.picture || !span.text.trim());
  return alone && pictures.length ? [{ type: "pictures", pictures }] : [{ type: "paragraph", text }];
}

function listOf(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return { type: "list", ordered: /^\d/.test(lines[0]!), items: items.map(spansOf) };
}

function tableOf(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .trim()
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => spansOf(cell.trim()));
  const [head, , ...rows] = lines;
  return { type: "table", head: cells(head!), rows: rows.map(cells) };
}

/** Text with **strong**, *emphasised* and `code` stretches and pictures; an address in brackets is left out. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let [strong, emphasis, code] = [false, false, false];
  for (const part of text.split(/(!\[[^\]]*\]\([^)]*\))/)) {
    const [, alt, from, name] = PICTURE.exec(part) ?? [];
    if (name) {
      const picture = { from: from as Picture["from"], name, alt: alt! };
      spans.push({ text: alt!, strong, emphasis, code, picture });
      continue;
    }
    for (const piece of part.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").split(/(\*\*|\*|`)/)) {
      if (piece === "`") code = !code;
      else if (piece === "**" && !code) strong = !strong;
      else if (piece === "*" && !code) emphasis = !emphasis;
      else if (piece) spans.push({ text: piece, strong, emphasis, code });
    }
  }
  return spans;
}

/** The words of a stretch of text, without how they are written. */
export function plainText(text: readonly Span[]): string {
  return text.map(({ text }) => text).join("");
}
