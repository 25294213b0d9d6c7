// Cards that move: from the place an event names to the place it names, drawn above the table.
import { settings } from "../../settings.svelte";
import type { Event, Place } from "../../wire";

const MOVE = 320;
const APART = 60;
const ALTOGETHER = 700;

const at = (place: Place | null | undefined): Element | null => {
  if (!place) return null;
  const seat = place.seat ?? -1;
  return (
    document.querySelector(`[data-place="${place.zone}/${seat}"]`) ??
    (seat >= 0 ? document.querySelector(`[data-place="seat/${seat}"]`) : null)
  );
};

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Let the cards of these events fly; `draw` makes the picture of one. */
export function fly(
  events: readonly Event[],
  layer: HTMLElement,
  draw: (event: Event, into: HTMLElement) => () => void,
): void {
  if (settings.isStill || document.hidden) return;
  const moved = events.filter(
    (event) =>
      event.src &&
      event.dst &&
      !(event.src.zone === event.dst.zone && event.src.seat === event.dst.seat),
  );
  const apart = Math.min(APART, (ALTOGETHER - MOVE) / Math.max(1, moved.length - 1));
  moved.slice(-24).forEach((event, number) => {
    const [from, to] = [at(event.src), at(event.dst)];
    if (!from || !to || from === to) return;
    const [a, b] = [middle(from), middle(to)];
    const ghost = document.createElement("div");
    ghost.className = "ghost";
    layer.append(ghost);
    const remove = draw(event, ghost);
    const flight = ghost.animate(
      [
        {
          transform: `translate(${a.x}px, ${a.y}px) translate(-50%, -50%) scale(.8) rotate(-4deg)`,
          opacity: 0.2,
        },
        { opacity: 1, offset: 0.2 },
        { transform: `translate(${b.x}px, ${b.y}px) translate(-50%, -50%) scale(1)`, opacity: 1 },
      ],
      { duration: MOVE, delay: number * apart, easing: "cubic-bezier(.2,.7,.2,1)", fill: "both" },
    );
    flight.onfinish = flight.oncancel = () => {
      remove();
      ghost.remove();
    };
  });
}

/** A touch on the table ends what still moves. */
export const land = (layer: HTMLElement) =>
  layer.getAnimations({ subtree: true }).forEach((flight) => flight.finish());
