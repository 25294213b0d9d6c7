// What each game counts in the statistics: its folder says so; a game without a word has none.

export interface Records {
  /** Do all win or lose together? */
  isTeam?: boolean;
  /** Are more points better? Only then there is a best score. */
  hasBest?: boolean;
  /** The option by which wins are counted, and its values; the usual one first. */
  level?: { option: string; values: string[] };
  /** Events by which a seat plays a card; none: every card that openly goes from hand to table. */
  plays?: string[];
}

const found = import.meta.glob("../games/*/records.json", {
  eager: true,
  import: "default",
}) as Record<string, Records>;

export const recordsOf = (game: string): Records => found[`../games/${game}/records.json`] ?? {};
