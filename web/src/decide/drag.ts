// Dragging a card: its picture follows the pointer. Let go over the table it is laid there; anywhere
// else nothing happens. On a touch screen sideways still scrolls the hand.
import type { Target } from "../wire";

export interface Dragged {
  may(): boolean;
  drop(onto: Target | null): void;
}

const FAR = 12;

/** What lies under the pointer: a thing, the bare table, or nothing one could lay a card on. */
function under(x: number, y: number): { onto: Target | null } | null {
  const found = document.elementFromPoint(x, y);
  if (!found?.closest(".table") || found.closest("[data-row], .prompt")) return null;
  const thing = found.closest<HTMLElement>("[data-thing]")?.dataset.thing;
  return { onto: thing ? (JSON.parse(thing) as Target) : null };
}

function pictureOf(node: HTMLElement): HTMLElement {
  const { left, top } = node.getBoundingClientRect();
  const picture = node.cloneNode(true) as HTMLElement;
  picture.setAttribute("aria-hidden", "true");
  picture.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; margin: 0; z-index: 25; pointer-events: none; transition: none`;
  picture.style.setProperty("--w", getComputedStyle(node).getPropertyValue("--w"));
  document.body.append(picture);
  return picture;
}

export function drag(node: HTMLElement, dragged: Dragged): { destroy(): void } {
  let from: { x: number; y: number } | null = null;
  let picture: HTMLElement | null = null;

  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const down = (event: PointerEvent) => {
    if (event.button || !dragged.may()) return;
    from = { x: event.clientX, y: event.clientY };
    node.setPointerCapture(event.pointerId); // a quick hand has left the card before it moves
  };
  const move = (event: PointerEvent) => {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!picture) {
      if (Math.hypot(x, y) < FAR) return;
      picture = pictureOf(node);
      node.style.opacity = "0.3";
    }
    picture.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
  };
  const end = (event: PointerEvent) => {
    const wasMoved = picture !== null;
    picture?.remove();
    node.style.opacity = "";
    picture = from = null;
    if (!wasMoved) return;
    node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }), 50);
    const found = event.type === "pointerup" ? under(event.clientX, event.clientY) : null;
    if (found) dragged.drop(found.onto);
  };
  const HEARD = {
    pointerdown: down,
    pointermove: move,
    pointerup: end,
    pointercancel: end,
  } as const;
  for (const [name, hear] of Object.entries(HEARD))
    node.addEventListener(name, hear as EventListener);
  return {
    destroy() {
      picture?.remove();
    },
  };
}
