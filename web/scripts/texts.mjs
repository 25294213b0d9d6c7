// What only the terminal says, and remarks for writers, do not travel with the page.
import { existsSync, readdirSync, readFileSync } from "node:fs";

const SRC = new URL("../src/", import.meta.url);
const read = (path) => readFileSync(new URL(path, SRC), "utf8");
const MESSAGE = /^([\w-]+) =.*\n(?:[ \t]+.*\n|\n(?=[ \t]))*/gm;
/** Of its commands, its prompt and its screen; some of that the client says too. */
const TERMINAL = /^(?:no|only|needs|cards|simulate|check|new|replay|join|screen|table)-/;
const NAMES = JSON.parse(read("games/names.json"));
const GAMES = NAMES.join("|");
/** Events without a line in the log, as each game lists them. */
const silentOf = (game) =>
  existsSync(new URL(`games/${game}/silent.json`, SRC))
    ? JSON.parse(read(`games/${game}/silent.json`))
    : [];
const SILENT = new RegExp(
  `^(?:${NAMES.flatMap((game) => silentOf(game).map((name) => `${game}-event-${name}`)).join("|")})$`,
);
/** Of a game's words those that only the terminal tells its story and draws its table with. */
const SCREEN = new RegExp(
  `^(?:${GAMES})-(?:${[
    "board-(?!fight|helper|final)",
    "card-heading",
    "told-",
    "score(?:-match)?$",
    "turn$",
    "blurb$",
    "text-(?:own|arrival|front|reward|penalty)$",
    "option-\\w+-takes$",
    "field-(?:options|seats|marks|dealings|turn_uses|foes|lines|uses|offers|rows|states|markers|bill)$",
  ].join("|")})`,
);
const REMARKS = /^#.*\n/gm;

export function saidHere() {
  const client = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .map(read)
    .join("\n");
  const isSaid = (key) =>
    ![TERMINAL, SCREEN, SILENT].some((words) => words.test(key)) || client.includes(`"${key}"`);
  return {
    name: "said-here",
    enforce: "pre",
    load(id) {
      const [path, query] = id.split("?");
      if (query !== "raw" || !path.endsWith(".ftl")) return null;
      const text = readFileSync(path, "utf8").replace(REMARKS, "");
      const said = text.replace(MESSAGE, (message, key) => (isSaid(key) ? message : ""));
      return `export default ${JSON.stringify(said)}`;
    },
  };
}
