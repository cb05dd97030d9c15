// A decision that came too late because another seat was faster: it is sent again while it still means the same.

import type { LegalAction, Refused } from "../messages";
import type { Answered } from "../socket/connection.svelte";

const MOST_TIMES = 5;

/** Whether a command was meant for a position that is no longer the latest. */
export function isStale(answer: Answered): answer is Refused & { error: "StaleVersion" } {
  return answer.type === "refused" && answer.error === "StaleVersion";
}

/** The same action in the position that a refusal brought, where it can still be done. */
export function still(action: LegalAction, { position }: Refused): LegalAction | undefined {
  return position?.legal.find(({ id }) => id === action.id);
}

/** Send a decision until it comes in time. What could be taken back and now cannot is not sent unasked. */
export async function insist(action: LegalAction, send: () => Promise<Answered>): Promise<Answered> {
  let answer = await send();
  for (let time = 0; time < MOST_TIMES && isStale(answer); time++) {
    const now = still(action, answer);
    if (!now || now.binding !== action.binding) break;
    answer = await send();
  }
  return answer;
}
