// What is heard and felt. Nothing before the person has touched the page, nothing that the settings turn off; what makes
// the sounds is fetched when the first is due.

import { settings } from "../settings.svelte";
import type { Cue } from "./cues";
import type { Synth } from "./synth";

/** How long a phone shakes and rests in turn, in milliseconds. */
const SHAKES: Partial<Record<Cue, number[]>> = {
  turn: [30],
  claim: [20, 40, 60],
  hill: [20, 40, 60],
  fall: [50],
  win: [40, 60, 40, 60, 140],
  lose: [80],
};

let synth: Promise<Synth> | null = null;
/** Whether the person has clicked, tapped or pressed a key since the page was opened. */
let touched = false;
for (const gesture of ["pointerdown", "keydown"])
  addEventListener(gesture, () => (touched = true), { capture: true, once: true });

/** Whether this is something that can shake in a hand. */
export function canShake(): boolean {
  return "vibrate" in navigator && matchMedia("(any-pointer: coarse)").matches;
}

/** Be ready to be heard; some browsers want this from inside a gesture. */
export async function wake(): Promise<Synth | null> {
  if (!settings.sound || !touched) return null;
  synth ??= import("./synth").then((module) => new module.Synth());
  const found = await synth.catch(() => (synth = null)); // without a connection it is silent, and tries again
  await found?.wake();
  return found;
}

/** Let the person hear and feel something. */
export function give(cue: Cue, times = 1): void {
  if (!touched) return;
  const shakes = SHAKES[cue];
  if (shakes && settings.vibration && canShake()) navigator.vibrate(shakes);
  void wake().then((found) => settings.sound && found?.play(cue, times));
}
