// What only the terminal says, and remarks for writers, do not travel with the page.
import { readdirSync, readFileSync } from "node:fs";

const SRC = new URL("../src/", import.meta.url);
const MESSAGE = /^([\w-]+) =.*\n(?:[ \t]+.*\n|\n(?=[ \t]))*/gm;
/** Of its commands, its prompt and its screen; some of that the client says too. */
const TERMINAL = /^(?:no|only|needs|cards|simulate|replay|join|screen|table)-/;
/** Of a game's words those that only the terminal tells its story and draws its table with. */
const SCREEN = new RegExp(`^grimm_tidings-(?:${[
  "board-(?!fight|helper|final)", "card-heading", "told-", "score$", "turn$", "blurb$", "text-own$", "preset-", "option-\\w+-takes$",
  "event-(?:stays|spent|cleared|(?:taken-in|set-aside|meant)(?:-unseen)?)$",
  "field-(?:options|seats|marks|dealings|turn_uses|foes|lines|uses|offers)$",
].join("|")})`);
const REMARKS = /^#.*\n/gm;

export function saidHere() {
  const client = readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .map((path) => readFileSync(new URL(path, SRC), "utf8"))
    .join("\n");
  const isSaid = (key) => !TERMINAL.test(key) || client.includes(`"${key}"`);
  return {
    name: "said-here",
    enforce: "pre",
    load(id) {
      const [path, query] = id.split("?");
      if (query !== "raw" || !path.endsWith(".ftl")) return null;
      const text = readFileSync(path, "utf8").replace(REMARKS, "");
      const isHeard = path.endsWith("/table.ftl") ? isSaid : (key) => !SCREEN.test(key);
      const said = text.replace(MESSAGE, (message, key) => (isHeard(key) ? message : ""));
      return `export default ${JSON.stringify(said)}`;
    },
  };
}
