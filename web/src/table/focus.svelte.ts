// Whoever plays by keyboard keeps a place to stand: when the thing with the focus is gone, the next that glows gets it.

import { tick } from "svelte";
import { on } from "svelte/events";
import { isNowhere } from "./keys";
import type { Table } from "./table.svelte";

export function keepFocus(table: Table) {
  let byKeyboard = false;

  return (window: Window) => {
    const offs = [
      on(window, "keydown", () => (byKeyboard = true)),
      on(window, "pointerdown", () => (byKeyboard = false)),
    ];
    $effect(() => {
      if (table.legal.length) void tick().then(rescue);
    });
    return () => offs.forEach((off) => off());
  };

  function rescue() {
    if (!byKeyboard || !isNowhere(document.activeElement)) return;
    document.querySelector<HTMLElement>("button.thing.glows, .prompt button")?.focus();
  }
}
