// Where we are: the path, as the address bar has it.

class Place {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }
}

export const place = new Place();

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  place.read();
  if (!place.hash) scrollTo(0, 0);
}

/** Links of our own pages change the page without fetching it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[href^='/']");
  if (
    !link ||
    event.defaultPrevented ||
    event.button ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey
  )
    return;
  if (link.hasAttribute("download") || link.getAttribute("target")) return;
  event.preventDefault();
  go(link.getAttribute("href")!);
}
