// As much of Markdown as the rules pages use: headings, paragraphs, lists, tables, and emphasis inside them.

export interface Span {
  text: string;
  strong: boolean;
  emphasis: boolean;
  code: boolean;
}

export type Block =
  | { type: "heading"; level: number; text: Span[] }
  | { type: "paragraph"; text: Span[] }
  | { type: "list"; ordered: boolean; items: Span[][] }
  | { type: "table"; head: Span[][]; rows: Span[][][] };

const ITEM = /^(-|\d+\.) +/;

export function blocksOf(markdown: string): Block[] {
  const parts = markdown.replaceAll("\r", "").split(/\n{2,}/);
  return parts.filter((part) => part.trim()).flatMap(blockOf);
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
  return [{ type: "paragraph", text: spansOf(lines.map((line) => line.trim()).join(" ")) }];
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

/** Text with **strong**, *emphasised* and `code` stretches; an address in brackets is left out. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let [strong, emphasis, code] = [false, false, false];
  for (const piece of text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").split(/(\*\*|\*|`)/)) {
    if (piece === "`") code = !code;
    else if (piece === "**" && !code) strong = !strong;
    else if (piece === "*" && !code) emphasis = !emphasis;
    else if (piece) spans.push({ text: piece, strong, emphasis, code });
  }
  return spans;
}
