// A region that scrolls must be within reach of the keyboard: while it is larger than its frame
// and holds nothing to stop at, it is a stop itself.

const STOPS = "a[href], button:not([disabled]), input, select, textarea, summary, [tabindex='0']";

export function scrolls(node: HTMLElement): () => void {
  const look = (): void => {
    const isLarger = node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight;
    const isStop = isLarger && !node.querySelector(STOPS);
    // Writing what stands there already would count as a change, without end.
    if (isStop === node.hasAttribute("tabindex")) return;
    if (isStop) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(node);
  contents.observe(node, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "tabindex", "class"],
  });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
