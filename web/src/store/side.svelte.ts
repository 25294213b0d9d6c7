// What one audience has been told: a seat, or the public eye.
import type { Decision, Event, Reasons, Result, Sentence, View } from "../wire";

export const PUBLIC = 7;
export type Gains = Record<string, Record<string, number>>;

export class Side {
  n = -1;
  /** Numbers may jump until the whole view has come. */
  isCatchingUp = true;
  view = $state.raw<View | null>(null);
  scores = $state.raw<number[]>([]);
  /** What everybody should see at a glance. */
  banners = $state.raw<Sentence[]>([]);
  result = $state.raw<Result | null>(null);
  story = $state.raw<Event[]>([]);
  decision = $state.raw<Decision | null>(null);
  held = $state.raw<number[]>([]);
  undo = $state<"no" | "free" | "ask">("no");
  gains = $state.raw<Gains>({});
  hint = $state.raw<number[]>([]);
  reasons = $state.raw<Reasons | null>(null);
  /** Answers given in advance, by the question they answer. */
  orders = $state.raw<Record<string, string>>({});

  constructor(public seat: number) {}

  isAsked(seat: number): boolean {
    return Boolean(this.view && (this.view.asked >> seat) & 1);
  }

  /** The own answer lies sealed; who was never asked has none. */
  get hasSealed(): boolean {
    return !this.decision && (this.held.length > 0 || Boolean(this.view?.answers?.length));
  }

  get isGathering(): boolean {
    return this.view?.answers != null;
  }
}
