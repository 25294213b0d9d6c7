// How a kind looks: which figure, which hue, which shape the moon has.
import { lookOf, packageOf } from "../games/packages";

export interface Face {
  icon: string;
  /** Hue of the scene, by the group the kind belongs to. */
  hue: string;
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
}

/** How strong a card is or makes, and what it is worth. */
export interface Numbers {
  level?: number;
  bonus?: number;
  rise?: number;
  treasures?: number;
  gold?: number;
}

const SHAPES: Record<string, Face["shape"]> = {
  red: "diamond",
  blue: "circle",
  yellow: "sun",
  green: "triangle",
  purple: "hexagon",
  orange: "square",
};
const SIGNS: Record<string, string> = {
  class: "mark-class",
  title: "mark-title",
  monster: "mark-monster",
  enhancer: "mark-enhancer",
  curse: "mark-curse",
  special: "mark-special",
  level: "mark-level",
  item: "mark-item",
  one_shot: "mark-one_shot",
  hand_only: "mark-special",
};
const PLAIN = { corner: "", isDark: false, sign: "", numbers: {} };

/** The cards of a game: its kinds by number, the group of each figure, and what is printed on some. */
interface Cards {
  kinds: string[];
  groups: Record<string, string>;
  numbers?: Record<string, Numbers>;
  elements?: Record<string, string>;
}

const files = import.meta.glob("../generated/*.cards.json", { import: "default" }) as Record<
  string,
  () => Promise<Cards>
>;
const NONE: Cards = { kinds: [], groups: {} };
const learned: Record<string, Cards | undefined> = {};
const cardsOf = (game: string) => learned[game] ?? NONE;

/** Fetch the cards of a game; before, they have no faces. */
export async function learn(game: string): Promise<string[]> {
  learned[game] ??=
    (await files[`../generated/${game}.cards.json`]?.()) ?? (await broughtCards(game));
  return kindsOf(game);
}

async function broughtCards(game: string): Promise<Cards | undefined> {
  const brought = await packageOf(game);
  return brought && { kinds: brought.kinds, groups: {} };
}

export const kindsOf = (game: string): string[] => cardsOf(game).kinds;

/** The elements printed on a card, one by one: what it costs, or what a monster brings. */
export const elementsOf = (game: string, kind: string): string[] =>
  cardsOf(game).elements?.[kind]?.split(" ") ?? [];

/** A spell shows what it costs, an element card what it is worth, a curse which element breaks it. */
function marksOf(game: string, group: string, kind: string): Pick<Face, "element" | "seal"> {
  if (group === "element") return { element: kind.split("_")[0], seal: kind.split("_")[1] };
  const elements = elementsOf(game, kind);
  const element =
    /^(?:spell|curse)_(\w+)$/.exec(group)?.[1] ??
    (group === "basic_spell" ? elements[0] : undefined);
  return {
    element,
    seal: group.includes("spell") && elements.length ? String(elements.length) : undefined,
  };
}

/** What has an element looks like it; a special card is dark at one table only. */
function hueOf(game: string, group: string, element = ""): string {
  if (group === "special" && game !== "grim_farmer") return "event";
  return element ? `e-${element}` : group;
}

const INKS = ["#c99a3c", "#4f8f6a", "#4f79b0", "#8a63ad", "#b05a4a", "#7d8590"];

/** A card of a game that a package brings: its own colour and figure, or one in turn and a letter. */
function broughtFace(game: string, kind: string): Face | undefined {
  const look = lookOf(game);
  if (!look) return undefined;
  const { colour = "", icon = "" } = look.cards[kind] ?? {};
  const shape = "moon";
  return {
    ...PLAIN,
    shape,
    hue: "own",
    icon: look.has_icons ? icon || kind : "",
    letter: kind[0]?.toUpperCase(),
    colour: colour || INKS[Math.max(0, look.kinds.indexOf(kind)) % INKS.length],
  };
}

export function faceOf(game: string, kind: string): Face {
  const brought = broughtFace(game, kind);
  if (brought) return brought;
  const { groups, numbers: printed } = cardsOf(game);
  const group = groups[kind];
  if (group === "special" && game === "grim_farmer")
    return { ...PLAIN, icon: kind, hue: "special", shape: "moon", corner: "S", isDark: true };
  if (group) {
    const [numbers, marks] = [printed?.[kind] ?? {}, marksOf(game, group, kind)];
    const sign = printed ? (SIGNS[group] ?? "") : "";
    return {
      ...PLAIN,
      icon: kind,
      hue: hueOf(game, group, marks.element),
      shape: "moon",
      isDark: group === "madness",
      sign,
      numbers,
      ...marks,
    };
  }
  const [piece, colour] = kind.split("_");
  if (colour in SHAPES && groups[piece])
    return { ...PLAIN, icon: piece, hue: `c-${colour}`, shape: SHAPES[colour], corner: colour };
  const family = groups[piece];
  if (family) {
    const marks = marksOf(game, family, kind);
    return {
      ...PLAIN,
      icon: piece,
      hue: hueOf(game, family, marks.element),
      shape: "moon",
      ...marks,
    };
  }
  if (kind in SHAPES)
    return { ...PLAIN, icon: "", hue: `c-${kind}`, shape: SHAPES[kind], corner: kind };
  return { ...PLAIN, icon: "", hue: "plain", shape: "moon" };
}

/** A number with its sign. */
export const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`);

/** What stands in the seal of a card. */
export function sealOf({ level, bonus, rise }: Numbers): string {
  if (level !== undefined) return String(level);
  return rise ? "↑" : bonus === undefined ? "" : signed(bonus);
}

export const shapeOfColour = (colour: string) => SHAPES[colour] ?? "moon";
