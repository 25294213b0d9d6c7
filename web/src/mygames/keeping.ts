// What a table that is over leaves behind in this browser. It is read from what the table page
// knows anyway: the story of its seat, and what everybody sees at the end.
import type { TableStore } from "../store/table.svelte";
import { placesOf } from "../table/result/standing";
import type { Event, Result, TableSummary } from "../wire";
import { type Deal, type Finished, keepFinished } from "./kept";
import { recordsOf } from "./records";

const TABLES = new Set(["table", "front", "pile", "played"]);

/** How often this seat has played each card. */
export function playsOf(game: string, story: readonly Event[], seat: number) {
  const { plays: verbs } = recordsOf(game);
  const plays: Record<string, number> = {};
  for (const { verb, args, src, dst, kind } of story) {
    const card = kind || (typeof args?.card === "string" ? args.card : "");
    const isOwn = src ? src.seat === seat : args?.seat === seat;
    const isPlay = verbs
      ? verbs.includes(verb)
      : src?.zone === "hand" && TABLES.has(dst?.zone ?? "");
    if (card && isOwn && isPlay) plays[card] = (plays[card] ?? 0) + 1;
  }
  return plays;
}

function dealOf({ is_lesson, known_deal }: TableSummary): Deal {
  if (is_lesson) return "lesson";
  return known_deal ? (known_deal.is_fork ? "fork" : "again") : "";
}

function placesBySeat(result: Result | null): number[] {
  const places: number[] = [];
  for (const { seat, place } of result ? placesOf(result) : []) places[seat] = place;
  return places;
}

/** The game at this table, if it is over and somebody played it here. */
export function finishedAt(store: TableStore, now = Date.now()): Finished | null {
  const { card, side, seats: mine, id } = store;
  if (!card || !mine.length || !(side.result || card.phase === "over")) return null;
  return {
    id,
    game: card.game,
    at: now,
    seats: card.seats.map(({ name = "", avatar = "", bot = "", is_stand_in }) => ({
      name,
      avatar,
      bot: is_stand_in ? "" : bot,
    })),
    mine: [...mine],
    scores: [...side.scores],
    options: card.options,
    ended: card.ended || "played",
    winners: side.result?.winners ?? [],
    places: placesBySeat(side.result),
    deal: dealOf(card),
    isResigned: mine.some((seat) => card.seats[seat]?.is_resigned),
    plays: mine.length === 1 ? playsOf(card.game, side.story, mine[0]) : {},
  };
}

export function keepGame(store: TableStore): void {
  const game = finishedAt(store);
  if (game) keepFinished(game);
}
