// What one audience has been told: a seat, or the public eye.
import { type Changes, changesOf } from "../table/panel/log";
import type { HintChoice, Decision, Event, Reasons, Result, Sentence, View } from "../wire";

export const PUBLIC = 7;
/** Good answers to the open question. */
export interface Hinted {
  choices: HintChoice[];
  isEstimated: boolean;
}
export type Gains = Record<string, Record<string, number>>;

export class Side {
  n = -1;
  /** The first event that no view has followed yet. */
  private fresh = 0;
  /** Numbers may jump until the whole view has come. */
  isCatchingUp = true;
  view = $state.raw<View | null>(null);
  scores = $state.raw<number[]>([]);
  /** What everybody should see at a glance. */
  banners = $state.raw<Sentence[]>([]);
  /** Public facts in numbers that the game's own board shows, by name. */
  figures = $state.raw<Record<string, unknown>>({});
  result = $state.raw<Result | null>(null);
  story = $state.raw<Event[]>([]);
  /** What this browser saw change, and by which event. */
  changes = $state.raw<Changes>({});
  decision = $state.raw<Decision | null>(null);
  held = $state.raw<number[]>([]);
  undo = $state<"no" | "free" | "ask">("no");
  gains = $state.raw<Gains>({});
  /** What else answers surely lead to: by their moves, joined by commas. */
  ahead = $state.raw<Record<string, Record<string, unknown>>>({});
  hint = $state.raw<Hinted | null>(null);
  reasons = $state.raw<Reasons | null>(null);
  /** Answers given in advance, by the question they answer. */
  orders = $state.raw<Record<string, string>>({});

  constructor(
    public seat: number,
    changes: Changes = {},
  ) {
    this.changes = changes;
  }

  /** From here on the story goes so. Is it news, or told again? What was taken back has changed nothing. */
  addEvents(first: number, events: Event[], isTakenBack = false): boolean {
    const isNews = this.view !== null && !isTakenBack && first === this.story.length;
    this.story = [...this.story.slice(0, first), ...events];
    if (!isNews) this.fresh = this.story.length;
    if (isTakenBack)
      this.changes = Object.fromEntries(
        Object.entries(this.changes).filter(([n]) => Number(n) < first),
      );
    return isNews;
  }

  /** A view has come; before the first one there is nothing to compare. */
  update(view: View, scores: number[]): void {
    if (this.view)
      this.changes = {
        ...this.changes,
        ...changesOf(this.story.slice(this.fresh), this.scores, scores),
      };
    this.fresh = this.story.length;
    this.view = view;
    this.scores = scores;
  }

  isAsked(seat: number): boolean {
    return Boolean(this.view && !this.result && (this.view.asked >> seat) & 1);
  }

  /** The own answer lies sealed; who was never asked has none. */
  get hasSealed(): boolean {
    return !this.decision && (this.held.length > 0 || Boolean(this.view?.answers?.length));
  }

  get isGathering(): boolean {
    return this.view?.answers != null;
  }
}
