// How a finished game came out, in one word with a colour, and who else was there.
import { namesOf } from "../store/names";
import { t, Teller } from "../texts.svelte";
import type { Finished, Kept, Left } from "./kept";
import { recordsOf } from "./records";
import { shapeOf } from "./statistics";

export const tellerOf = (kept: Kept): Teller =>
  new Teller(
    kept.game,
    namesOf(
      kept.seats.map((seat, at) => ({ ...seat, seat: at, holder: seat.bot ? "bot" : "person" })),
    ),
    kept.mine.length === 1 ? kept.mine[0] : undefined,
  );

const EARLY = ["agreed", "abandoned", "closed", "expired"];

/** The result as a word. */
export function outcomeOf(game: Finished): string {
  if (EARLY.includes(game.ended) || !game.places.length) return t("web-mygames-ended");
  if (game.mine.length > 1) return t("web-mygames-played");
  if (game.isResigned) return t("web-mygames-resigned");
  const isWon = game.winners.includes(game.mine[0]);
  if (recordsOf(game.game).isTeam)
    return t(isWon ? "web-mygames-won-together" : "web-mygames-lost-together");
  if (isWon) return t(game.winners.length > 1 ? "web-mygames-won-shared" : "web-mygames-won");
  return t("web-mygames-place", { place: game.places[game.mine[0]], count: game.places.length });
}

/** Its colour: of games that do not count, none. */
export const toneOf = (game: Finished): string => shapeOf(game) || "between";

/** Everybody's points, the best first; of a team, who they were. */
export function scoresOf(game: Finished): string {
  const teller = tellerOf(game);
  const seats = game.seats.map((_, seat) => seat);
  if (recordsOf(game.game).isTeam) {
    const others = seats.filter((seat) => !game.mine.includes(seat));
    return others.length ? teller.say("web-mygames-with", { seats: others }) : "";
  }
  const placed = game.places.length
    ? seats.toSorted((a, b) => game.places[a] - game.places[b])
    : seats;
  return placed.map((seat) => `${teller.who(seat)} ${game.scores[seat] ?? ""}`.trim()).join(" · ");
}

/** Why it is not among the statistics, if it is not. */
export function noteOf(game: Finished): string {
  if (game.deal) return t(`web-mygames-deal-${game.deal}`);
  return game.mine.length > 1 ? t("web-mygames-shared-screen") : "";
}

/** Who is to decide at a running table, as far as it is known here. */
export function stateOf(table: { phase: string; isAsked: boolean }, left: Left | null): string {
  if (table.isAsked) return t("web-mygames-your-turn");
  const others = left?.seats.flatMap((_, seat) => (left.mine.includes(seat) ? [] : seat)) ?? [];
  if (table.phase === "playing" && left && others.length === 1)
    return tellerOf(left).say("web-mygames-thinks", { seats: others });
  return t(`web-mygames-phase-${table.phase}`);
}
