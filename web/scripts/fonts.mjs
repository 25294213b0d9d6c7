// The Chinese fonts with the characters our texts need and no others, each in a few slices: what the
// home page says, what the rest of the house says, what one game says, what the rulebooks say besides.
// Names that people type are drawn by their own machines.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import subset from "subset-font";

const here = new URL("../", import.meta.url);
const read = (path) => readFileSync(new URL(path, here), "utf8");
const ZH = "../src/grimtable/locales/zh/";
const BOOKS = "../docs/rulebooks/";
const FACES = [
  ["Noto Sans SC", "noto-sans-sc", 500],
  ["Noto Sans SC", "noto-sans-sc", 700],
  ["Noto Serif SC", "noto-serif-sc", 600],
];
const GAMES = JSON.parse(read("src/games/names.json"));
const HOUSE = /^(web|table|web-table|web-menu|web-pages|absence|refusals|shuffle)\.ftl$/;
/** From here on the Latin fonts draw only what they name. */
const HAN = 0x2000;
/** Signs, and what is too rare for the one file: tests/web/test_glyphs.py names what is missing. */
const APART = /[\u2190-\u2bff谵]|\p{Emoji_Presentation}/u;

const files = readdirSync(new URL(ZH, here)).map((name) => [name, read(ZH + name)]);
const books = readdirSync(new URL(BOOKS, here)).filter((name) => name.endsWith(".zh.md"));
const letters = (text) => [...new Set(text)].filter((letter) => letter.codePointAt(0) > HAN);

/** What bots are called on the tiles of the home page; their sentences are read elsewhere. */
const LEVEL = /^web-level-\w+ =/;
/** Messages whose keys the home page names, whole or by their beginning, and the levels of bots. */
function said() {
  const parts = readdirSync(new URL("src/parts/", here)).map((name) => `src/parts/${name}`);
  const pages = ["src/pages/Home.svelte", ...parts].map(read).join("");
  const keys = [...pages.matchAll(/["`]((?:web|title)-[\w-]*)(\$\{)?/g)].map(
    ([, key, isStart]) => `${key}${isStart ? "" : " ="}`,
  );
  const messages = files.flatMap(([, text]) => text.split(/\n(?=[a-z])/));
  const names = read("src/settings.svelte.ts");
  return (
    names +
    pages +
    messages
      .filter((message) => LEVEL.test(message) || keys.some((key) => message.startsWith(key)))
      .join("")
  );
}

/** Each character in one slice; what two games say is the house's. */
function slices() {
  const of = (isMeant) =>
    files
      .filter(([name]) => isMeant(name))
      .map(([, text]) => text)
      .join("");
  const game = (name) => letters(of((file) => file.replace(/^web-/, "").startsWith(name)));
  const counts = new Map();
  for (const letter of GAMES.flatMap(game)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const shared = [...counts].filter(([, count]) => count > 1).map(([letter]) => letter);
  const texts = new Set(letters(of(() => true)));
  const wanted = {
    home: letters(said()).filter((letter) => texts.has(letter)),
    house: [...letters(of((name) => HOUSE.test(name))), ...shared],
    ...Object.fromEntries(GAMES.map((name) => [name, game(name)])),
    rest: [...texts],
    rulebook: letters(books.map((name) => read(BOOKS + name)).join("")),
  };
  const given = new Set();
  const fresh = (all) =>
    [...new Set(all)].filter((letter) => !given.has(letter) && given.add(letter)).sort();
  return Object.entries(wanted)
    .map(([name, all]) => [name, fresh(all)])
    .filter(([, all]) => all.length);
}

/** The fonts bring characters as one file, the others in numbered pieces. */
function sources(name, weight, all) {
  const pieces = Object.entries(JSON.parse(read(`node_modules/@fontsource/${name}/unicode.json`)));
  const holds = (ranges, code) =>
    ranges
      .split(",")
      .map((part) => part.slice(2).split("-"))
      .some(([low, high = low]) => parseInt(low, 16) <= code && code <= parseInt(high, 16));
  const found = {};
  for (const letter of all) {
    const code = letter.codePointAt(0);
    const piece = APART.test(letter)
      ? pieces.find(([, ranges]) => holds(ranges, code))?.[0].match(/\d+/)?.[0]
      : "chinese-simplified";
    if (piece) (found[piece] ??= []).push(letter);
  }
  return Object.entries(found).map(([piece, held]) => [
    `${name}-${piece}-${weight}-normal.woff2`,
    held,
  ]);
}

const range = (all) => all.map((letter) => `U+${letter.codePointAt(0).toString(16)}`).join();

rmSync(new URL("src/generated/fonts/", here), { recursive: true, force: true });
mkdirSync(new URL("src/generated/fonts/", here), { recursive: true });
const rules = [];
for (const [family, name, weight] of FACES) {
  for (const [slice, all] of slices()) {
    for (const [source, held] of sources(name, weight, all)) {
      const file = source.replace(/normal/, slice).replace(/-chinese-simplified/, "");
      const whole = readFileSync(new URL(`node_modules/@fontsource/${name}/files/${source}`, here));
      writeFileSync(
        new URL(`src/generated/fonts/${file}`, here),
        await subset(whole, held.join(""), { targetFormat: "woff2" }),
      );
      rules.push(
        `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; src: url("./${file}") format("woff2"); unicode-range: ${range(held)}; }`,
      );
    }
  }
}
writeFileSync(new URL("src/generated/fonts/zh.css", here), `${rules.join("\n")}\n`);
