// The parts of a table find it without being told.

import { getContext, setContext } from "svelte";
import type { Table } from "./table.svelte";

const KEY = Symbol("table");

export function setTable(table: Table): Table {
  return setContext(KEY, table);
}

export function getTable(): Table {
  return getContext(KEY);
}
