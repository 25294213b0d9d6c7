// How the name of a card fits its width.

export type CardSize = "xl" | "l" | "m" | "s" | "xs" | "t";

/** Latin letters that fit beside each other. */
const LETTERS: Record<CardSize, number> = { xl: 16, l: 13, m: 12.4, s: 10, xs: 8.6, t: 1 };
/** Height of the letters in pixels on the smallest card of that size, before a long name shrinks them. */
const HEIGHT: Record<CardSize, number> = { xl: 29.4, l: 17.7, m: 12.9, s: 13.5, xs: 12, t: 12 };
/** No letter is smaller than this. */
const LEAST_HEIGHT = 10.5;
/** Letters that a mark before the name takes. */
const MARK = 2;
const CHINESE = 2.1;
/** Chinese letters are set a little smaller beside Latin ones of the same size. */
const CHINESE_HEIGHT = 0.92;
/** A name that would be squeezed more than this is set in two lines, if it can be broken. */
const TIGHT = 0.8;

const isChinese = (char: string) => char > "\u2e80";
const widthOf = (line: string) =>
  [...line.trimEnd()].reduce((sum, char) => sum + (isChinese(char) ? CHINESE : 1), 0);

export interface Fitted {
  lines: string[];
  /** How much smaller a name is set; and how much narrower, where smaller would be unreadable. */
  shrink: number;
  squeeze: number;
}

/** The two parts of a name that differ least in width; the first of a Latin one ends with its space. */
function halves(name: string): string[] {
  const ways = [...name].flatMap((char, at) =>
    char === " "
      ? [[name.slice(0, at + 1), name.slice(at + 1)]]
      : at && isChinese(char)
        ? [[name.slice(0, at), name.slice(at)]]
        : [],
  );
  const widest = (lines: string[]) => Math.max(...lines.map(widthOf));
  return ways.sort((one, other) => widest(one) - widest(other)).at(0) ?? [name];
}

/** How a name fits the strip at the top of a card: smaller, then in two lines, then narrower. */
export function fit(name: string, size: CardSize, hasMark: boolean): Fitted {
  const room = LETTERS[size] - (hasMark ? MARK : 0);
  const height = HEIGHT[size] * ([...name].some(isChinese) ? CHINESE_HEIGHT : 1);
  const set = (lines: string[]): Fitted => {
    const shrink = Math.min(1, room / Math.max(1, ...lines.map(widthOf)));
    return { lines, shrink, squeeze: Math.min(1, (height * shrink) / LEAST_HEIGHT) };
  };
  const one = set([name]);
  return one.squeeze >= TIGHT ? one : set(halves(name));
}
