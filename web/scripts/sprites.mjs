// One SVG sprite per game from icons.tsv, with the icons used and no others, and what its cards are.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { optimize } from "svgo";

const here = new URL("../", import.meta.url);
const read = (path) => readFileSync(new URL(path, here), "utf8");
const games = JSON.parse(read("src/games/names.json"));
const { icons, aliases = {} } = JSON.parse(
  read("node_modules/@iconify-json/game-icons/icons.json"),
);
const rows = read("icons.tsv")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [game, kind, id, icon, author] = line.split("\t");
    return { game, kind, id, icon, author };
  });

// A house icon is used if the client names it, or makes its name of a game or a picture it knows.
const all = [...games, "any"]; // "any" stands for the games that packages bring
const MADE = { game: all, back: all, avatar: read("src/parts/avatars.ts").match(/\w+(?=")/g) };
const client = readdirSync(new URL("src/", here), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts)$/.test(path))
  .map((path) => read(`src/${path}`))
  .join("\n");
const isUsed = ({ kind, id }) =>
  MADE[kind]?.includes(id) ?? new RegExp(`["'\`]${kind}-${id}["'\`]`).test(client);

const body = (name) => (icons[name] ?? icons[aliases[name]?.parent])?.body;

// Whole units are fine enough on this grid; on a coarser one for the small marks of cards.
function symbol({ kind, id, icon }) {
  const drawn = body(icon);
  if (!drawn) throw new Error(`no icon ${icon} for ${id}`);
  const grid = kind === "mark" ? 128 : 384;
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg"><g transform="scale(${grid / 512})">${drawn}</g></svg>`,
    {
      multipass: true,
      floatPrecision: 0,
      plugins: ["preset-default"],
    },
  );
  const inner = data.replace(/^<svg[^>]*>|<\/svg>$/g, "").replace(/ fill="currentColor"/g, "");
  return `<symbol id="${id}" viewBox="0 0 ${grid} ${grid}">${inner}</symbol>`;
}

/** A card that nobody has chosen an icon for yet. */
const FACELESS = "cowled";
const cardsOf = (game) => JSON.parse(read(`src/games/${game}/cards.json`));
function faceless(game) {
  const drawn = new Set(rows.filter((row) => row.game === game).map(({ id }) => id));
  return Object.entries(game === "ui" ? {} : (cardsOf(game).groups ?? {}))
    .filter(([id]) => !drawn.has(id))
    .map(([id, kind]) => ({ game, kind, id, icon: FACELESS }));
}

mkdirSync(new URL("src/generated/", here), { recursive: true });
for (const game of ["ui", ...games]) {
  const used = [...rows, ...faceless(game)].filter(
    (row) => row.game === game && (game !== "ui" || isUsed(row)),
  );
  const named = used.map((row) => ({
    ...row,
    id: game === "ui" ? `${row.kind}-${row.id}` : row.id,
  }));
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${named.map(symbol).join("")}</svg>\n`;
  writeFileSync(new URL(`src/generated/${game}.svg`, here), sprite);
  if (game === "ui") continue;
  const groups = Object.fromEntries(
    used.filter(({ kind }) => kind !== "mark").map(({ id, kind }) => [id, kind]),
  );
  const cards = { ...cardsOf(game), groups };
  writeFileSync(new URL(`src/generated/${game}.cards.json`, here), JSON.stringify(cards) + "\n");
}
