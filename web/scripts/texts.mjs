// What only the terminal's commands say, and remarks for writers, do not travel with the page.
import { readFileSync } from "node:fs";

const COMMANDS = /^(?:no|only|needs|cards|simulate|replay|join)-[\w-]* =.*\n(?:[ \t]+.*\n)*/gm;
const REMARKS = /^#.*\n/gm;

export function saidHere() {
  return {
    name: "said-here",
    enforce: "pre",
    load(id) {
      const [path, query] = id.split("?");
      if (query !== "raw" || !path.endsWith(".ftl")) return null;
      const text = readFileSync(path, "utf8").replace(REMARKS, "");
      return `export default ${JSON.stringify(path.endsWith("/table.ftl") ? text.replace(COMMANDS, "") : text)}`;
    },
  };
}
