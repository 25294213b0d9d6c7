// The faces of Grim Farmer's cards: an animal on a colour, and the colour's own shape.
import "./cards.css";
import type { Face, Faces } from "../../cards/faces";

const SHAPES: Record<string, Face["shape"]> = {
  red: "diamond",
  blue: "circle",
  yellow: "sun",
  green: "triangle",
  purple: "hexagon",
  orange: "square",
};
export const shapeOfColour = (colour: string) => SHAPES[colour] ?? "moon";

const coloured = (colour: string): Partial<Face> => ({
  hue: `c-${colour}`,
  shape: shapeOfColour(colour),
  corner: colour,
  scene: "field",
});

export const faces: Faces = {
  faceOf(kind, { groups }) {
    if (groups[kind] === "special") return { corner: "S", isDark: true };
    if (kind in SHAPES) return coloured(kind);
    const [animal, colour] = kind.split("_");
    return colour in SHAPES && groups[animal]
      ? { ...coloured(colour), icon: animal, name: animal }
      : {};
  },
};
