// Dragging a thing onto another is the same as clicking both. It is never needed, and fingers scroll instead.

import type { Attachment } from "svelte/attachments";
import type { Table } from "./table.svelte";

const FAR_ENOUGH = 8;

export function draggable(table: Table, handle: () => string): Attachment<HTMLElement> {
  return (thing) => {
    let ghost: HTMLElement | null = null;
    let from = { x: 0, y: 0 };

    function begin(event: PointerEvent) {
      if (event.pointerType === "touch" || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      addEventListener("pointermove", move);
      addEventListener("pointerup", drop, { once: true });
      addEventListener("pointercancel", end, { once: true });
    }

    function move(event: PointerEvent) {
      const by = { x: event.clientX - from.x, y: event.clientY - from.y };
      if (!ghost) {
        if (Math.hypot(by.x, by.y) < FAR_ENOUGH) return;
        if (!table.grasp?.(handle()) && !table.choice.lift(handle())) return end();
        ghost = ghostOf(thing);
      }
      ghost.style.transform = `translate(${by.x}px, ${by.y}px)`;
    }

    function drop(event: PointerEvent) {
      const dragged = ghost !== null;
      end();
      if (!dragged) return;
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, true));
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const target = under.map(handleOf).find((found) => found && table.choice.glows(found));
      if (target) table.choice.click(target);
      else table.choice.back();
    }

    function end() {
      ghost?.remove();
      ghost = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", end);
    }

    thing.addEventListener("pointerdown", begin);
    return () => {
      thing.removeEventListener("pointerdown", begin);
      end();
    };
  };
}

/** What is dropped on an element lands on its thing, or on its zone. */
function handleOf(element: Element): string | undefined {
  const { handle, drop } = element instanceof HTMLElement ? element.dataset : {};
  return handle ?? drop;
}

/** The click that a browser makes of a drag that ends where it began. */
function swallow(event: MouseEvent) {
  event.stopPropagation();
  event.preventDefault();
}

function ghostOf(thing: HTMLElement): HTMLElement {
  const ghost = thing.cloneNode(true) as HTMLElement;
  const { left, top, width, height } = thing.getBoundingClientRect();
  ghost.removeAttribute("data-handle");
  ghost.removeAttribute("data-place");
  ghost.classList.remove("glows", "chosen");
  ghost.style.setProperty("--card-width", `${width}px`);
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: "50",
    pointerEvents: "none",
    opacity: "0.85",
  });
  document.body.append(ghost);
  return ghost;
}
