// What can be opened above a table.

export type Panel = "settings" | "shortcuts" | "sheet" | "leave" | "result";

/** A part of the table in text. */
export interface Section {
  heading: string;
  lines: string[];
}
