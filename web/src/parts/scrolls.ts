// A region that scrolls. While it is larger than its frame and holds nothing to stop at, the
// keyboard can stop at it; an edge behind which there is more fades; and when something lights up
// in it and nothing lit can be seen, it scrolls to the first lit thing.
import "./scrolls.css";

const STOPS = "a[href], button:not([disabled]), input, select, textarea, summary, [tabindex='0']";
const LIT = ".card.legal, .card.chosen, .area.lit, .area.chosen";
/** Less than this many pixels out of sight are no more than a border. */
const SLACK = 6;

/** At which edges of its frame does a region go on? */
export function edgesOf(node: HTMLElement): string {
  const right = node.scrollWidth - node.clientWidth - node.scrollLeft;
  const bottom = node.scrollHeight - node.clientHeight - node.scrollTop;
  const style = getComputedStyle(node);
  const goes = (overflow: string, rest: number) => overflow !== "hidden" && rest > SLACK;
  return [
    goes(style.overflowX, node.scrollLeft) && "left",
    goes(style.overflowX, right) && "right",
    goes(style.overflowY, node.scrollTop) && "top",
    goes(style.overflowY, bottom) && "bottom",
  ]
    .filter(Boolean)
    .join(" ");
}

/** How far a region must scroll until a part of it is in its frame. */
function wayTo(frame: DOMRect, part: DOMRect): { left: number; top: number } {
  const way = (from: number, to: number, low: number, high: number) =>
    low < from ? low - from : high > to ? Math.min(high - to, low - from) : 0;
  return {
    left: way(frame.left, frame.right, part.left, part.right),
    top: way(frame.top, frame.bottom, part.top, part.bottom),
  };
}

const isSeen = (frame: DOMRect, part: DOMRect) => {
  const { left, top } = wayTo(frame, part);
  return Math.abs(left) <= part.width / 2 && Math.abs(top) <= part.height / 2;
};

/** The frame of them all. */
function around(boxes: readonly DOMRect[]): DOMRect {
  const [left, top] = [Math.min(...boxes.map((b) => b.left)), Math.min(...boxes.map((b) => b.top))];
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** All of them, if that fits; else the first, if none is seen. */
export function wayToLit(
  frame: DOMRect,
  boxes: readonly DOMRect[],
): { left: number; top: number } | null {
  if (!boxes.length) return null;
  const all = around(boxes);
  if (all.width <= frame.width && all.height <= frame.height) return wayTo(frame, all);
  return boxes.some((box) => isSeen(frame, box)) ? null : wayTo(frame, boxes[0]);
}

function showLit(node: HTMLElement, lit: readonly Element[]): void {
  const frame = node.getBoundingClientRect();
  const boxes = lit.map((thing) => thing.getBoundingClientRect()).filter(({ width }) => width);
  const way = wayToLit(frame, boxes);
  if (way && (way.left || way.top)) node.scrollBy(way);
}

export function scrolls(node: HTMLElement): () => void {
  let lit: Element[] = [];
  const look = (): void => {
    const isLarger = node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight;
    const isStop = isLarger && !node.querySelector(STOPS);
    // Writing what stands there already would count as a change, without end.
    if (isStop !== node.hasAttribute("tabindex")) {
      if (isStop) node.tabIndex = 0;
      else node.removeAttribute("tabindex");
    }
    fade();
  };
  const fade = (): void => {
    const edges = edgesOf(node);
    if (edges !== (node.dataset.more ?? "")) node.dataset.more = edges;
  };
  const follow = (): void => {
    const now = [...node.querySelectorAll(LIT)];
    const isNew = now.some((thing) => !lit.includes(thing));
    lit = now;
    if (isNew) showLit(node, now);
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(() => {
    look();
    follow();
  });
  sizes.observe(node);
  contents.observe(node, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "tabindex", "class"],
  });
  node.addEventListener("scroll", fade, { passive: true });
  look();
  follow();
  return () => {
    sizes.disconnect();
    contents.disconnect();
    node.removeEventListener("scroll", fade);
  };
}
