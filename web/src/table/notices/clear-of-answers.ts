// Where a note can stand so that it covers no answer: over the panel beside the table, else at the
// first height of the page where nothing lies that can be pressed to answer.
const ANSWERS = ".prompt, .card.legal, .card.chosen, .area.lit, .area.chosen, .deeds";
const EDGE = 8;
const STEP = 8;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How much of a box others cover, in pixels. */
const covered = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);

/** The height at which a note of this size hides least of what can be answered, the highest of equal ones. */
export function clearTop(
  { width, height, left }: { width: number; height: number; left: number },
  page: number,
  answers: readonly Box[],
): number {
  let [best, least] = [EDGE, Infinity];
  for (let top = EDGE; top + height + EDGE <= page; top += STEP) {
    const hidden = covered({ left, right: left + width, top, bottom: top + height }, answers);
    if (hidden < least) [best, least] = [top, hidden];
    if (!least) break;
  }
  return best;
}

/** Keep a fixed node clear of all answers, as it grows and as they change. */
export function clearOfAnswers(node: HTMLElement): { place(): void; end(): void } {
  const place = (): void => {
    if (!node.childElementCount) return;
    const side = document.querySelector("aside.side")?.getBoundingClientRect();
    const table = document.querySelector(".table")?.getBoundingClientRect();
    node.style.width = side ? `${side.width - 2 * EDGE}px` : "";
    const { width, height } = node.getBoundingClientRect();
    const left = side ? side.left + EDGE : (innerWidth - width) / 2;
    const answers = [...document.querySelectorAll(ANSWERS)]
      .filter((thing) => table && !thing.closest("aside.side"))
      .map((thing) => thing.getBoundingClientRect());
    const top = side
      ? innerHeight - height - EDGE
      : clearTop({ width, height, left }, innerHeight, answers);
    node.style.left = `${left}px`;
    node.style.top = `${top}px`;
  };
  const sizes = new ResizeObserver(place);
  sizes.observe(node);
  sizes.observe(document.documentElement);
  return { place, end: () => sizes.disconnect() };
}
