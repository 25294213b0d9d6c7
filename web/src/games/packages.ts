// Games that a package beside Grimtable brings: the server sends what this client does not have.
import type { GamePackage } from "../wire";
import names from "./names.json";

const fetched = new Map<string, Promise<GamePackage | undefined>>();
const looks: Record<string, GamePackage | undefined> = {};

export const isOurs = (game: string) => names.includes(game);

/** What the server says of such a game; nothing for games that the client knows itself. */
export function packageOf(game: string, language = "en"): Promise<GamePackage | undefined> {
  if (!game || isOurs(game)) return Promise.resolve(undefined);
  const key = `${game}/${language}`;
  let found = fetched.get(key);
  if (!found) {
    found = ask(game, language);
    fetched.set(key, found);
  }
  return found;
}

async function ask(game: string, language: string): Promise<GamePackage | undefined> {
  const path = `/api/games/${encodeURIComponent(game)}?language=${encodeURIComponent(language)}`;
  const reply = await fetch(path).catch(() => undefined);
  if (reply?.ok) return (looks[game] = (await reply.json()) as GamePackage);
  fetched.delete(`${game}/${language}`);
  return undefined;
}

/** How such a game looks, once it has been fetched. */
export const lookOf = (game: string) => looks[game];

/** The glyph of a game, or of the backs of its cards. */
export const glyphOf = (kind: "game" | "back", game: string) =>
  `${kind}-${isOurs(game) ? game : "any"}`;

export const iconsOf = (game: string) => `/api/games/${game}/icons.svg`;

const VARIABLES = { accent: ["--acc"], table: ["--tint", "--deep"], back: ["--back"] } as const;

/** Give a page the colours of such a game; returns the function that takes them away again. */
export function applyColours(game: string, root: HTMLElement): () => void {
  const look = lookOf(game);
  const applied = Object.entries(VARIABLES).flatMap(([part, variables]) => {
    const colour = look?.[part as keyof typeof VARIABLES];
    return colour ? variables.map((variable) => [variable, colour]) : [];
  });
  for (const [variable, colour] of applied) root.style.setProperty(variable, colour);
  return () => applied.forEach(([variable]) => root.style.removeProperty(variable));
}

/** Its tile on the home page: lit by its accent; nothing for games that have a palette here. */
export function tileColours(game: string): string {
  const accent = lookOf(game)?.accent;
  if (!accent) return "";
  const shades = { sky: "40%, #101418", ray: "55%, #101418", orb: "35%, #fff" };
  const mixed = Object.entries({ ...shades, far: "18%, #0b1014", near: "6%, #0b1014" });
  return mixed
    .map(([part, mix]) => `--tile-${part}: color-mix(in srgb, ${accent} ${mix})`)
    .join("; ");
}
