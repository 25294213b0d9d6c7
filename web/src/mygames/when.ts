// How long ago something was, in the reader's words: minutes and hours, then the day.
import { settings } from "../settings.svelte";
import { t } from "../texts.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function when(at: number, now = Date.now()): string {
  const past = now - at;
  const ago = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  if (past < MINUTE) return t("web-mygames-now");
  if (past < HOUR) return ago.format(-Math.floor(past / MINUTE), "minute");
  if (past < 12 * HOUR) return ago.format(-Math.floor(past / HOUR), "hour");
  const day: Intl.DateTimeFormatOptions =
    past < 6 * DAY
      ? { weekday: "long", hour: "2-digit", minute: "2-digit" }
      : { dateStyle: "medium" };
  return new Intl.DateTimeFormat(settings.language, day).format(at);
}
