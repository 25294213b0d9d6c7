// What "Play" means for a game: how many seats and which bots. The last choice is remembered in
// this browser; the first time the bots are gentle.
import { keep, settings } from "./settings.svelte";
import type { GameInfo } from "./wire";

export interface QuickTable {
  seats: number;
  level: string;
}

/** How many sit at the first table of a game that is not taught. */
const FIRST_SEATS = 3;

export function seatCounts(game: GameInfo): number[] {
  const counts = game.max_seats - game.min_seats + 1;
  return Array.from({ length: counts }, (_, at) => game.min_seats + at);
}

/** The table that "Play" opens. */
export function quickTable(game: GameInfo): QuickTable {
  const { seats, level } = settings.quick[game.name] ?? {};
  const wanted = seats ?? (game.lesson_seats || FIRST_SEATS);
  return {
    seats: Math.max(game.min_seats, Math.min(game.max_seats, wanted)),
    level: level && game.bots.includes(level) ? level : game.levels[0],
  };
}

export function chooseQuick(game: GameInfo, part: Partial<QuickTable>): void {
  settings.quick[game.name] = { ...quickTable(game), ...part };
  keep();
}
