// The rules ledgers, fetched when somebody wants to read.
import { packageOf } from "../games/packages";
import { html, ruleOf } from "./markdown";

const ledgers = import.meta.glob("../../../docs/rules/*.md", {
  query: "?raw",
  import: "default",
}) as Record<string, () => Promise<string>>;

export async function ledger(game: string): Promise<string> {
  const load = Object.entries(ledgers).find(([path]) => path.endsWith(`/${game}.md`))?.[1];
  return (await load?.()) ?? (await packageOf(game))?.rules ?? "";
}

/** What one rule says, as the ledger puts it; "" if it has no line of its own. */
export async function ruleText(game: string, rule: string): Promise<string> {
  const lines = (await ledger(game)).split("\n");
  const found = lines.find((line) => !line.startsWith("|") && ruleOf(line) === rule);
  return found ? html(found.replace(/^\s*[-*] /, "")) : "";
}
