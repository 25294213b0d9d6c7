// How each game looks before it is opened: its colours, and what is drawn behind its figure.
import.meta.glob("./*/palette.css", { eager: true });

const scenes = import.meta.glob("./*/tile.json", { eager: true, import: "scene" }) as Record<
  string,
  string
>;
export const tileScene = (game: string): string => scenes[`./${game}/tile.json`] ?? "wood";
