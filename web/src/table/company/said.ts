// What somebody has said, in the reader's words.
import type { ChatLine, TableStore } from "../../store/table.svelte";
import { PUBLIC } from "../../store/side.svelte";
import { has, t, Teller } from "../../texts.svelte";

/** A quick line in the reader's language; of a newer server, its code as words. */
export function textOf({ emote, text }: ChatLine): string {
  if (!emote) return text;
  const key = `web-emote-${emote}`;
  return has(key) ? t(key) : emote.replaceAll("_", " ");
}

export function speakerOf(store: TableStore, { by, name }: ChatLine): string {
  if (!store.isWatching && store.seats.includes(by) && store.seats.length === 1)
    return t("web-you");
  const seat = by === PUBLIC ? "" : new Teller(store.card!.game, store.names).name(by);
  return name || seat || t("web-somebody");
}

/** For who hears it. */
export const spoken = (store: TableStore, line: ChatLine): string =>
  t("web-company-says", { name: speakerOf(store, line), text: textOf(line) });
