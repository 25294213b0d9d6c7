// The faces of the cards of The Book of Madness: what has an element looks like it.
import "./cards.css";
import { cardsOf, type Cards, type Faces } from "../../cards/faces";

/** The elements printed on a card, one by one: what it costs, or what a monster brings. */
export const elementsOf = (game: string, kind: string): string[] => printed(kind, cardsOf(game));
const printed = (kind: string, { elements }: Cards) => elements?.[kind]?.split(" ") ?? [];

export const faces: Faces = {
  /** A spell shows what it costs, an element card what it is worth, a curse which element breaks it. */
  faceOf(kind, cards) {
    const [family, worth] = kind.split("_");
    if (cards.groups[family] === "element")
      return { icon: family, hue: `e-${family}`, element: family, seal: worth };
    const group = cards.groups[kind] ?? "";
    const cost = printed(kind, cards);
    const element =
      /^(?:spell|curse)_(\w+)$/.exec(group)?.[1] ?? (group === "basic_spell" ? cost[0] : undefined);
    return {
      element,
      ...(element && { hue: `e-${element}` }),
      isDark: group === "madness",
      seal: group.includes("spell") && cost.length ? String(cost.length) : undefined,
    };
  },
};
