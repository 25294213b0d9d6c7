// How the name of a card fits its width.

export type CardSize = "xl" | "l" | "m" | "s" | "xs" | "t";

/** Latin letters that fit beside each other. */
const LETTERS: Record<CardSize, number> = { xl: 16, l: 14, m: 13, s: 10, xs: 8.6, t: 1 };
/** Height of the letters in pixels, before a long name makes them smaller. */
const HEIGHT: Record<CardSize, number> = { xl: 29.4, l: 19.8, m: 16.8, s: 13.5, xs: 12, t: 12 };
/** No letter is smaller than this. */
const LEAST_HEIGHT = 10.5;
/** Letters that a mark before the name takes. */
const MARK = 2;
const CHINESE = 1.9;

const widthOf = (name: string) =>
  [...name].reduce((sum, char) => sum + (char > "\u2e80" ? CHINESE : 1), 0);

/** How much smaller a name is set; and how much narrower, where smaller would be unreadable. */
export function fit(
  name: string,
  size: CardSize,
  hasMark: boolean,
): { shrink: number; squeeze: number } {
  const room = LETTERS[size] - (hasMark ? MARK : 0);
  const shrink = Math.min(1, room / Math.max(1, widthOf(name)));
  return { shrink, squeeze: Math.min(1, (HEIGHT[size] * shrink) / LEAST_HEIGHT) };
}
