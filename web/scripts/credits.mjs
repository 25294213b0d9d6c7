// What the credits page lists: who drew the icons we use, and the packages that travel along.
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const here = new URL("../", import.meta.url);
const read = (path) => readFileSync(new URL(path, here), "utf8");
const made = new Set(["ui", ...JSON.parse(read("src/games/names.json"))]);
const authors = new Map();
for (const line of read("icons.tsv").trim().split("\n").slice(1)) {
  const [game, , , icon, author] = line.split("\t");
  if (!made.has(game)) continue;
  authors.set(author, (authors.get(author) ?? new Set()).add(icon));
}
const icons = [...authors]
  .map(([author, drawn]) => ({ author, icons: [...drawn].sort() }))
  .sort((a, b) => b.icons.length - a.icons.length);

const SHIPPED = ["svelte", "@fluent/bundle", "uqr", "@iconify-json/game-icons"];
const lock = JSON.parse(read("package-lock.json")).packages;
const packages = Object.keys(lock)
  .map((path) => path.replace(/^node_modules\//, ""))
  .filter((name) => SHIPPED.includes(name) || name.startsWith("@fontsource"))
  .map((name) => {
    const info = `node_modules/${name}/package.json`;
    const { license = "" } = existsSync(new URL(info, here)) ? JSON.parse(read(info)) : {};
    return { name, version: lock[`node_modules/${name}`].version, license };
  });
writeFileSync(
  new URL("src/generated/credits.json", here),
  JSON.stringify({ icons, packages }) + "\n",
);
