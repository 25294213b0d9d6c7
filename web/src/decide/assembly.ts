// A game's own way to put one answer together from several things that are touched, before anything
// is sent: a cost and what pays for it. While it is open the desk shows what it says.
import type { Option, Target } from "../wire";

export interface Assembly {
  readonly isOpen: boolean;
  /** Does it take this option over, instead of the desk? */
  begin(option: Option): boolean;
  /** What a touch of this thing, or its copy with this number, would choose. */
  aimedAt(thing: Target): Option[];
  /** Is it chosen? -1: no. */
  chosenAt(thing: Target, copy: number): number;
  touch(thing: Target, copy: number): void;
  confirm(): void;
  close(): void;
}
