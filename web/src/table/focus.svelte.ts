// Whoever plays by keyboard keeps a place to stand: when the thing with the focus is gone, the next that glows gets it.

import { tick } from "svelte";
import { on } from "svelte/events";
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
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!byKeyboard || !lost) return;
    document.querySelector<HTMLElement>("button.thing.glows, .prompt button")?.focus();
  }
}
