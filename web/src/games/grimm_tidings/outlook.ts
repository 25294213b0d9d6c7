// What a card would make of the fight, in words: the best way to use it, from this reader's side.
import type { Teller } from "../../texts.svelte";
import { t } from "../../texts.svelte";
import type { Option } from "../../wire";
import { type Fight, isFighting } from "./figures";

export interface Ahead {
  ours?: number;
  theirs?: number;
  is_winning?: boolean;
  treasures?: number;
  is_over?: boolean;
  before?: number;
  strength?: number;
  off?: string[];
  /** An Item that is laid down is put on at once, by these moves. */
  then?: number[];
}
export interface Told {
  text: string;
  /** What it means, in a word or two. */
  word: string;
  mood: "good" | "bad" | "same";
}

/** In a few words, for a button. */
export function outlook(found: Record<string, unknown>, teller: Teller): string {
  const ahead = found as Ahead;
  if (ahead.is_over) return t("web-tidings-no-fight");
  if (ahead.ours !== undefined)
    return t("web-tidings-totals", { ours: ahead.ours, theirs: ahead.theirs ?? 0 });
  if (ahead.strength === undefined || ahead.before === undefined) return "";
  const change = t("web-tidings-strength-change", {
    before: ahead.before,
    strength: ahead.strength,
  });
  const wears = ahead.then?.length ? t("web-tidings-wears", { change }) : change;
  return ahead.off?.length
    ? `${wears}, ${teller.say("web-tidings-takes-off", { cards: ahead.off })}`
    : wears;
}

/** Everything that begins with one of these options. */
export const aheadOf = (
  all: Record<string, Record<string, unknown>>,
  options: readonly Option[],
  before: readonly number[] = [],
): Ahead[] =>
  options.flatMap(({ move }) => {
    const start = [...before, move].join();
    return Object.entries(all)
      .filter(([moves]) => moves === start || moves.startsWith(`${start},`))
      .map(([, found]) => found as Ahead);
  });

const margin = ({ ours = 0, theirs = 0, is_winning: isWinning }: Ahead) =>
  ours - theirs + (isWinning ? 0.5 : 0);

/** What using a card in this fight comes to, used as this reader would. */
export function cardOutlook(
  ahead: readonly Ahead[],
  fight: Fight | undefined,
  reader: number,
  teller: Teller,
): Told | null {
  if (!ahead.length) return null;
  if (!fight) return gearOutlook(ahead[0], teller);
  const isMine = isFighting(fight, reader);
  const sign = isMine ? 1 : -1;
  const best = [...ahead].sort(
    (a, b) => sign * ((b.is_over ? 0 : margin(b)) - (a.is_over ? 0 : margin(a))),
  )[0];
  if (best.is_over)
    return {
      text: t("web-tidings-no-fight"),
      word: t("web-tidings-no-level"),
      mood: isMine ? "same" : "good",
    };
  const text = t("web-tidings-totals", { ours: best.ours ?? 0, theirs: best.theirs ?? 0 });
  const isSame = best.ours === fight.ours && best.theirs === fight.theirs;
  if (isSame) return { text, word: t("web-tidings-no-change"), mood: "same" };
  const key = best.is_winning ? "wins" : best.ours === best.theirs ? "ties" : "loses";
  const isGood = isMine ? Boolean(best.is_winning) : !best.is_winning;
  return {
    text,
    word: t(`web-tidings-then-${isMine ? "mine" : "other"}-${key}`),
    mood: isGood ? "good" : "bad",
  };
}

function gearOutlook({ before, strength, off = [], then }: Ahead, teller: Teller): Told | null {
  if (before === undefined || strength === undefined) return null;
  const isWorn = then ? t("web-tidings-verb-equip") : "";
  return {
    text: t("web-tidings-strength-change", { before, strength }),
    word: off.length ? teller.say("web-tidings-takes-off", { cards: off }) : isWorn,
    mood: strength > before ? "good" : strength < before ? "bad" : "same",
  };
}
