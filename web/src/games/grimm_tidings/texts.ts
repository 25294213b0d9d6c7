// What the texts on the cards say of losing.
import { t } from "../../texts.svelte";

/** The Bad Stuff of a monster: its text from these words on. */
export function badStuffOf(text: string): string {
  const word = t("web-tidings-bad-stuff");
  const at = text.indexOf(word);
  return at < 0 ? "" : text.slice(at + word.length).replace(/^[:：]\s*/, "");
}
