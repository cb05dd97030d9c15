// From what has been clicked to what may still be meant. Handles are a multiset: any order, some of them twice.

import type { LegalAction } from "../messages";

export interface Narrowed {
  /** The actions that hold everything clicked so far. */
  candidates: LegalAction[];
  /** Those of them that need nothing more. */
  complete: LegalAction[];
  /** Everything that leads on: what glows. */
  open: Set<string>;
}

/** The handles that are left when those chosen are taken away; null when some of them are not there. */
export function without(handles: readonly string[], chosen: readonly string[]): string[] | null {
  const left = [...handles];
  for (const handle of chosen) {
    const at = left.indexOf(handle);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

export function narrow(legal: readonly LegalAction[], chosen: readonly string[]): Narrowed {
  const narrowed: Narrowed = { candidates: [], complete: [], open: new Set() };
  for (const action of legal) {
    const left = without(action.handles, chosen);
    if (!left) continue;
    narrowed.candidates.push(action);
    if (!left.length) narrowed.complete.push(action);
    for (const handle of left) narrowed.open.add(handle);
  }
  return narrowed;
}
