// What a table option does to a game, in words: differences that the lab has measured for sure.
import { t } from "../texts.svelte";

/** A difference from the usual value, and its standard error. */
export type Effect = [number, number];
/** Length in percent, wins in percentage points. */
export interface Effects {
  length: Effect;
  first: Effect | null;
  team: Effect | null;
}
/** A game's options and their values, with the rules number and the deals they were measured by. */
export interface Measured {
  rules: number;
  deals: number;
  options: Record<string, Record<string, Effects>>;
}

/** All games; asked for when the form is opened. */
export const measured = async () =>
  (await import("./effects.json")).default as unknown as Record<string, Measured>;

/** Rounded to these parts of one, or 0 if chance may have made it. */
function sure(effect: Effect | null, steps: number): number {
  if (!effect || Math.abs(effect[0]) <= 2 * effect[1]) return 0;
  return Math.round(effect[0] * steps) / steps;
}

/** A sentence for each thing that a value changes; none for what could be chance. */
export function effectsOf(game: Measured | undefined, option: string, value: string): string[] {
  const found = game?.options[option]?.[value];
  if (!found) return [];
  const said = [
    { key: "web-effect-length", by: sure(found.length, 1) },
    { key: "web-effect-first", by: sure(found.first, 10) },
    { key: "web-effect-team", by: sure(found.team, 10) },
  ];
  return said
    .filter(({ by }) => by)
    .map(({ key, by }) => t(key, { way: by > 0 ? "more" : "less", by: Math.abs(by) }));
}
