// The larger half of this board, once it has come.
import type * as lazyParts from "./lazy-parts";

class LazyParts {
  parts = $state.raw<typeof lazyParts | null>(null);
  private isAsked = false;

  load(): void {
    if (this.isAsked) return;
    this.isAsked = true;
    void import("./lazy-parts").then((parts) => (this.parts = parts));
  }
}
export const lazy = new LazyParts();
