// The clipboard. Browsers give it only to pages that come encrypted or from this machine; elsewhere the old way works.

const LONG_ENOUGH = 3000; // milliseconds to see that something is copied

/** Put text into the clipboard; says whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text); // there is no such clipboard, or the person does not allow it
  }
}

function copyTheOldWay(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true; // or phones would open their keyboard
  field.className = "unseen";
  // Outside an open dialog nothing can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** What a button that copies has to tell. */
export class Copying {
  outcome = $state<"" | "copied" | "copy-failed">("");
  private forgetting: ReturnType<typeof setTimeout> | undefined;

  /** Copy the text and tell how it went; that it failed stays in sight. Says whether it is copied. */
  async copy(text: string): Promise<boolean> {
    clearTimeout(this.forgetting);
    const copied = await copyText(text);
    this.outcome = copied ? "copied" : "copy-failed";
    if (copied) this.forgetting = setTimeout(() => (this.outcome = ""), LONG_ENOUGH);
    return copied;
  }
}
