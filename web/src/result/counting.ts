// Points counted one chapter of the scoring sheet after another.

/** Each seat's points in the first chapters of a sheet. */
export function countedUp(sheet: readonly (readonly number[])[], chapters: number): number[] {
  const seats = sheet[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    sheet.slice(0, chapters).reduce((sum, chapter) => sum + (chapter[seat] ?? 0), 0),
  );
}

/** How many chapters are counted at each step: those that bring nobody anything are counted with the next. */
export function stepsOf(sheet: readonly (readonly number[])[]): number[] {
  const telling = sheet.flatMap((chapter, row) => (chapter.some((points) => points !== 0) ? [row + 1] : []));
  return telling.length ? [...telling.slice(0, -1), sheet.length] : [];
}
