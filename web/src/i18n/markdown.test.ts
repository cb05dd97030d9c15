import { expect, test } from "vitest";
import { blocksOf, spansOf } from "./markdown";

const plain = { strong: false, emphasis: false, code: false };

test("emphasis is told apart, and nothing is markup that only looks like it", () => {
  expect(spansOf("a **b** *c* `d*` <b>")).toEqual([
    { ...plain, text: "a " },
    { ...plain, text: "b", strong: true },
    { ...plain, text: " " },
    { ...plain, text: "c", emphasis: true },
    { ...plain, text: " " },
    { ...plain, text: "d", code: true },
    { ...plain, text: "*", code: true },
    { ...plain, text: " <b>" },
  ]);
});

test("headings, paragraphs, lists and tables", () => {
  const blocks = blocksOf("# One\n\nTwo\nlines.\n\n- a\n  b\n- c\n\n| x | y |\n|---|---|\n| 1 | 2 |\n");
  expect(blocks.map((block) => block.type)).toEqual(["heading", "paragraph", "list", "table"]);
  expect(blocks[1]).toEqual({ type: "paragraph", text: [{ ...plain, text: "Two lines." }] });
  expect(blocks[2]).toMatchObject({ ordered: false, items: [[{ text: "a b" }], [{ text: "c" }]] });
  expect(blocks[3]).toMatchObject({
    head: [[{ text: "x" }], [{ text: "y" }]],
    rows: [[[{ text: "1" }], [{ text: "2" }]]],
  });
});
