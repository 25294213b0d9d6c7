// A finger that rests on a card wants to read it: no press follows.
const LONG = 450;
const FAR = 10;

export function hold(node: HTMLElement, onhold: () => void): { destroy(): void } {
  let timer = 0;
  let from = { x: 0, y: 0 };

  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const down = (event: PointerEvent) => {
    node.removeEventListener("click", swallow, { capture: true }); // none came after the last one
    if (event.pointerType !== "touch") return;
    from = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(() => {
      node.dispatchEvent(new PointerEvent("pointercancel")); // nothing is dragged any more
      node.addEventListener("click", swallow, { capture: true, once: true });
      onhold();
    }, LONG);
  };
  const move = (event: PointerEvent) =>
    Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR && end();
  const end = () => clearTimeout(timer);
  const menu = (event: Event) => event.preventDefault(); // the browser's own answer to a long touch
  const HEARD = {
    pointerdown: down,
    pointermove: move,
    pointerup: end,
    pointercancel: end,
    contextmenu: menu,
  } as const;
  for (const [name, hear] of Object.entries(HEARD))
    node.addEventListener(name, hear as EventListener);
  return { destroy: end };
}
