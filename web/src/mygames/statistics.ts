// Games in numbers: how many, how many won, at how many seats, with which cards.
import type { Finished } from "./kept";
import { recordsOf } from "./records";

/** How it came out for whoever played here; "": not counted, since it was no game of its own. */
export type Shape = "won" | "between" | "lost" | "";

export interface Share {
  games: number;
  won: number;
}

export interface Statistics extends Share {
  game: string;
  /** The best score; null where more points are not better, or nobody has any. */
  best: number | null;
  bySeats: (Share & { seats: number })[];
  /** Of a game that is won together: by the value of an option. */
  byLevel: (Share & { level: string })[];
  /** The cards played most, and how often. */
  favourites: [kind: string, times: number][];
}

const FAVOURITES = 5;
const LAST = 10;

/** Lessons, games with known cards, games that were ended early, and those of two at one screen. */
export const isCounted = ({ ended, deal, mine, places }: Finished): boolean =>
  ended === "played" && deal === "" && mine.length === 1 && places.length > 0;

export function shapeOf(game: Finished): Shape {
  if (!isCounted(game)) return "";
  const place = game.places[game.mine[0]];
  if (game.isResigned) return "lost";
  if (game.winners.includes(game.mine[0])) return "won";
  const isTeam = recordsOf(game.game).isTeam;
  return isTeam || place >= Math.max(...game.places) ? "lost" : "between";
}

const shareOf = (games: readonly Finished[]): Share => ({
  games: games.length,
  won: games.filter((game) => shapeOf(game) === "won").length,
});

function grouped<T>(games: readonly Finished[], by: (game: Finished) => T): [T, Finished[]][] {
  const groups = new Map<T, Finished[]>();
  for (const game of games) groups.set(by(game), [...(groups.get(by(game)) ?? []), game]);
  return [...groups];
}

function favouritesOf(games: readonly Finished[]): [string, number][] {
  const times: Record<string, number> = {};
  for (const { plays } of games)
    for (const [kind, count] of Object.entries(plays)) times[kind] = (times[kind] ?? 0) + count;
  return Object.entries(times)
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, FAVOURITES);
}

function statisticsOf(game: string, games: readonly Finished[]): Statistics {
  const { hasBest, level } = recordsOf(game);
  const scores = hasBest ? games.map(({ scores, mine }) => scores[mine[0]] ?? 0) : [];
  const levelOf = ({ options }: Finished) => options[level!.option] ?? level!.values[0];
  return {
    game,
    ...shareOf(games),
    best: scores.length ? Math.max(...scores) : null,
    bySeats: grouped(games, ({ seats }) => seats.length)
      .sort(([a], [b]) => a - b)
      .map(([seats, some]) => ({ seats, ...shareOf(some) })),
    byLevel: level
      ? grouped(games, levelOf)
          .sort(([a], [b]) => level.values.indexOf(a) - level.values.indexOf(b))
          .map(([value, some]) => ({ level: value, ...shareOf(some) }))
      : [],
    favourites: favouritesOf(games),
  };
}

/** Game by game, the one played most first. */
export const allStatistics = (games: readonly Finished[]): Statistics[] =>
  grouped(games.filter(isCounted), ({ game }) => game)
    .map(([game, some]) => statisticsOf(game, some))
    .sort((a, b) => b.games - a.games);

/** The last ten that count, the newest last. */
export const lastShapes = (games: readonly Finished[]): Shape[] =>
  games
    .map(shapeOf)
    .filter((shape) => shape)
    .slice(0, LAST)
    .reverse();
