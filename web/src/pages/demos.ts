// Questions of every kind, as the games bring them: for the component page and the tests that drive it.
import type { Demo } from "./script.svelte";

const found = import.meta.glob("../games/*/demos.ts", { eager: true }) as Record<
  string,
  { demos: Record<string, Demo>; samples?: string[] }
>;
const gameOf = (path: string) => path.split("/").at(-2)!;

export const DEMOS: Record<string, Demo & { game: string }> = Object.fromEntries(
  Object.entries(found).flatMap(([path, { demos }]) =>
    Object.entries(demos).map(([name, demo]) => [name, { ...demo, game: gameOf(path) }]),
  ),
);
export const GAMES = Object.keys(found).map(gameOf);
/** Some cards of one game, for every state and size. */
export const SAMPLES = Object.entries(found).flatMap(([path, { samples }]) =>
  samples ? { game: gameOf(path), kinds: samples } : [],
)[0];
