// The larger half of this board, once it has come.
import type * as stage from "./stage";

class Later {
  parts = $state.raw<typeof stage | null>(null);
  private isAsked = false;

  load(): void {
    if (this.isAsked) return;
    this.isAsked = true;
    void import("./stage").then((parts) => (this.parts = parts));
  }
}
export const later = new Later();
