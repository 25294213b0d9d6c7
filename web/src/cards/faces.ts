// How a kind looks: which figure, which hue, which shape the moon has.
import drawn from "../generated/faces.json";

export interface Face {
  icon: string;
  /** Hue of the scene, by the group the kind belongs to. */
  hue: string;
  shape: "moon" | "diamond" | "circle" | "sun" | "triangle" | "hexagon" | "square";
  /** A letter or a shape beside the name, where colour must not stand alone. */
  corner: string;
  isDark: boolean;
}

const SHAPES: Record<string, Face["shape"]> = {
  red: "diamond", blue: "circle", yellow: "sun", green: "triangle", purple: "hexagon", orange: "square",
};
const games = drawn as Record<string, Record<string, string>>;

/** Spells and curses look like their element; a special card is dark at one table only. */
function hueOf(game: string, group: string, piece: string): string {
  if (group === "special" && game !== "grim_farmer") return "event";
  const element = group === "element" ? piece : /^(?:spell|curse)_(\w+)$/.exec(group)?.[1];
  return element ? `e-${element}` : group;
}

export function faceOf(game: string, kind: string): Face {
  const group = games[game]?.[kind];
  if (group === "special" && game === "grim_farmer") return { icon: kind, hue: "special", shape: "moon", corner: "S", isDark: true };
  if (group) return { icon: kind, hue: hueOf(game, group, kind), shape: "moon", corner: "", isDark: group === "madness" };
  const [piece, colour] = kind.split("_");
  if (colour in SHAPES && games[game]?.[piece]) {
    return { icon: piece, hue: `c-${colour}`, shape: SHAPES[colour], corner: colour, isDark: false };
  }
  const family = games[game]?.[piece];
  if (family) return { icon: piece, hue: hueOf(game, family, piece), shape: "moon", corner: "", isDark: false };
  if (kind in SHAPES) return { icon: "", hue: `c-${kind}`, shape: SHAPES[kind], corner: kind, isDark: false };
  return { icon: "", hue: "plain", shape: "moon", corner: "", isDark: false };
}

export const shapeOfColour = (colour: string) => SHAPES[colour] ?? "moon";
