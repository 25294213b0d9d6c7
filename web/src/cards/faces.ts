// How a kind looks: which figure, which hue, which shape the moon has. A game says what is special
// about its faces in `games/<game>/faces.ts`.
import { lookOf, packageOf } from "../games/packages";

export interface Face {
  icon: string;
  /** Hue of the scene, by default the group the kind belongs to; `games/<game>/cards.css` has them. */
  hue: string;
  /** What lies behind the figure. */
  scene: "wood" | "field";
  shape: "moon" | "diamond" | "circle" | "sun" | "triangle" | "hexagon" | "square";
  /** A letter or a shape beside the name, where colour must not stand alone. */
  corner: string;
  isDark: boolean;
  /** A glyph of the game beside the name: what sort of card it is. */
  sign: string;
  /** The numbers that stand on it. */
  numbers: Numbers;
  /** The element it belongs to, "multi" for all of them. */
  element?: string;
  /** The one number that matters. */
  seal?: string;
  /** Instead of a hue: what the package of its game says. */
  colour?: string;
  /** Where there is no figure. */
  letter?: string;
  /** The kind whose name stands on it, where its own is too long. */
  name?: string;
}

/** How strong a card is or makes, and what it is worth. */
export interface Numbers {
  level?: number;
  bonus?: number;
  rise?: number;
  treasures?: number;
  gold?: number;
}

const PLAIN = { shape: "moon", scene: "wood", corner: "", isDark: false, sign: "" } as const;

/** The cards of a game: its kinds by number, the group of each figure, and what is printed on some. */
export interface Cards {
  kinds: string[];
  groups: Record<string, string>;
  numbers?: Record<string, Numbers>;
  elements?: Record<string, string>;
}

/** What a game says of its cards. */
export interface Faces {
  /** How this kind differs from a plain figure in the hue of its group. */
  faceOf?: (kind: string, cards: Cards) => Partial<Face>;
  /** The figures of other backs than that of the game, by the number of their pool. */
  backs?: Record<number, string>;
}

const files = import.meta.glob("../generated/*.cards.json", { import: "default" }) as Record<
  string,
  () => Promise<Cards>
>;
const own = import.meta.glob("../games/*/faces.ts", { import: "faces" }) as Record<
  string,
  () => Promise<Faces>
>;
const NONE: Cards = { kinds: [], groups: {} };
const learned: Record<string, Cards | undefined> = {};
const faces: Record<string, Faces | undefined> = {};
export const cardsOf = (game: string) => learned[game] ?? NONE;

/** Fetch the cards of a game; before, they have no faces. */
export async function learn(game: string): Promise<string[]> {
  if (!learned[game])
    [faces[game], learned[game]] = await Promise.all([
      own[`../games/${game}/faces.ts`]?.(),
      files[`../generated/${game}.cards.json`]?.() ?? broughtCards(game),
    ]);
  return kindsOf(game);
}

async function broughtCards(game: string): Promise<Cards | undefined> {
  const brought = await packageOf(game);
  return brought && { kinds: brought.kinds, groups: {} };
}

export const kindsOf = (game: string): string[] => cardsOf(game).kinds;

const INKS = ["#c99a3c", "#4f8f6a", "#4f79b0", "#8a63ad", "#b05a4a", "#7d8590"];

/** A card of a game that a package brings: its own colour and figure, or one in turn and a letter. */
function broughtFace(game: string, kind: string): Face | undefined {
  const look = lookOf(game);
  if (!look) return undefined;
  const { colour = "", icon = "" } = look.cards[kind] ?? {};
  return {
    ...PLAIN,
    numbers: {},
    hue: "own",
    icon: look.has_icons ? icon || kind : "",
    letter: kind[0]?.toUpperCase(),
    colour: colour || INKS[Math.max(0, look.kinds.indexOf(kind)) % INKS.length],
  };
}

export function faceOf(game: string, kind: string): Face {
  const brought = broughtFace(game, kind);
  if (brought) return brought;
  const cards = cardsOf(game);
  const group = cards.groups[kind];
  const plain = { ...PLAIN, numbers: {}, icon: group ? kind : "", hue: group ?? "plain" };
  return { ...plain, ...faces[game]?.faceOf?.(kind, cards) };
}

/** The figure on a back, where it is not that of the game; such backs are gilded. */
export const otherBack = (game: string, pool: number): string => faces[game]?.backs?.[pool] ?? "";

/** A number with its sign. */
export const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`);

/** What stands in the seal of a card. */
export function sealOf({ level, bonus, rise }: Numbers): string {
  if (level !== undefined) return String(level);
  return rise ? "↑" : bonus === undefined ? "" : signed(bonus);
}
