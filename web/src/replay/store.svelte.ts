// What a board finds at a replay: a table like any other, where nobody is asked anything.
import { PUBLIC, Side } from "../store/side.svelte";
import { TableStore } from "../store/table.svelte";
import type { TableSummary } from "../wire";
import type { Eyes, Reel } from "./reel.svelte";

export const seatOf = (eyes: Eyes): number => (typeof eyes === "number" ? eyes : PUBLIC);

export class ReplayStore extends TableStore {
  private shown = $state.raw(new Side(PUBLIC));

  constructor(id: string, card: TableSummary) {
    super(id);
    const seats = card.seats.map((seat) => ({ ...seat, is_here: true, is_stand_in: false }));
    this.card = { ...card, seats, phase: "playing", ended: "", watchers: 0 };
  }

  override get side(): Side {
    return this.shown;
  }

  /** A replay sends nothing. */
  override send(): boolean {
    return false;
  }

  /** Show a moment. If it is the next one, what happened in between is news. */
  show(reel: Reel, at: number, isNews = false): void {
    const shot = reel.shots[at];
    const side = new Side(seatOf(reel.eyes), reel.changes);
    this.seat = side.seat;
    this.seats = side.seat === PUBLIC ? [] : [side.seat];
    const told = reel.shots[at - 1]?.told ?? 0;
    if (isNews) this.onEvents(reel.story.slice(told, shot.told), side);
    side.isCatchingUp = false;
    side.story = reel.story.slice(0, shot.told);
    side.view = shot.view;
    side.scores = shot.scores;
    side.banners = shot.banners ?? [];
    side.figures = shot.figures ?? {};
    side.result = shot.result ?? null;
    this.shown = side;
  }
}

/** A table that nobody knows any more than its record says. */
export function cardOf(start: {
  game: string;
  rules: number;
  options: Record<string, string>;
  seats: number;
}): TableSummary {
  const seats = Array.from({ length: start.seats }, (_, seat) => ({
    seat,
    holder: "person" as const,
  }));
  const { game, rules, options } = start;
  return {
    id: "",
    code: "",
    game,
    rules,
    options,
    seats,
    clock: "none",
    host: -1,
    phase: "playing",
    has_spectators: true,
    spectator_delay: 0,
    is_public: false,
  };
}
