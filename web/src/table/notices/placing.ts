// Where a slip stands beside the thing it explains, without covering anything that can be touched.

/** On which side of the thing the slip is; its notch points back. */
export interface Place {
  side: "above" | "below" | "left" | "right";
  left: number;
  top: number;
  /** Where along its edge the notch is. */
  tip: number;
}

const WIDTH = 330;
const HEIGHT = 130;
const GAP = 14;
const EDGE = 12;
/** Nothing of these lies under a slip. */
const FREE = ".prompt, .own .hand, .lights, .ways, header.top, .board button:enabled";
const between = (least: number, wanted: number, most: number): number =>
  Math.max(least, Math.min(most, wanted));

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function meets(one: Box, other: DOMRect): boolean {
  return (
    other.width > 0 &&
    one.left < other.right &&
    one.left + one.width > other.left &&
    one.top < other.bottom &&
    one.top + one.height > other.top
  );
}

/** The place of a slip beside a thing; docked it has its own, and only the notch is to be found. */
export function placed(thing: DOMRect, slip: HTMLElement | undefined, isDocked: boolean): Place {
  const [middle, centre] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
  if (isDocked) {
    const own = slip?.getBoundingClientRect();
    const isBelow = own ? centre > own.top : centre > innerHeight / 2;
    const tip = between(24, middle - (own?.left ?? EDGE), (own?.width ?? WIDTH) - 24);
    return { side: isBelow ? "above" : "below", left: 0, top: 0, tip };
  }
  const height = slip?.offsetHeight || HEIGHT;
  const left = between(EDGE, middle - WIDTH / 2, innerWidth - WIDTH - EDGE);
  const top = between(EDGE, centre - height / 2, innerHeight - height - EDGE);
  const notch = {
    x: between(22, middle - left, WIDTH - 22),
    y: between(8, centre - top - 9, height - 26),
  };
  const places: Place[] = [
    { side: "above", left, top: thing.top - height - GAP, tip: notch.x },
    { side: "below", left, top: thing.bottom + GAP, tip: notch.x },
    { side: "right", left: thing.right + GAP, top, tip: notch.y },
    { side: "left", left: thing.left - WIDTH - GAP, top, tip: notch.y },
  ];
  const taken = [...document.querySelectorAll(FREE)].map((one) => one.getBoundingClientRect());
  const isFree = (place: Place) => {
    const box = { left: place.left, top: place.top, width: WIDTH, height };
    const isInside =
      box.left >= 0 &&
      box.top >= 0 &&
      box.left + WIDTH <= innerWidth &&
      box.top + height <= innerHeight;
    return isInside && !taken.some((other) => meets(box, other));
  };
  return places.find(isFree) ?? overPrompt(middle, height);
}

/** Where there is no room beside it: right above the question. */
function overPrompt(middle: number, height: number): Place {
  const prompt = document.querySelector(".prompt")?.getBoundingClientRect();
  const left = between(EDGE, middle - WIDTH / 2, innerWidth - WIDTH - EDGE);
  const top = Math.max(EDGE, (prompt?.top ?? innerHeight) - height - GAP);
  return { side: "above", left, top, tip: between(22, middle - left, WIDTH - 22) };
}
