// The question in the words of this board: the numbers stand in the arena, so the sentence is short.
import type { TableStore } from "../../store/table.svelte";
import type { Teller } from "../../texts.svelte";
import { t } from "../../texts.svelte";
import type { Decision } from "../../wire";
import type { Asked } from "..";
import { aside } from "./aside.svelte";
import {
  type Figures,
  figuresOf,
  isFighting,
  moodOf,
  type Offer,
  readerOf,
  repliesTo,
} from "./figures";
import { offerNumbers, offerTitle, offerWords } from "./offers";
import { aheadOf } from "./outlook";

export function asks(store: TableStore, { frame, args }: Decision, teller: Teller): Asked | null {
  const figures = figuresOf(store);
  const { fight, offers, react } = figures;
  const reader = readerOf(store);
  if (frame === "CombatWindow" && fight) {
    const offer = offers?.find(({ to, from }) => to === reader && !aside.has(from));
    if (offer && innerWidth < 700) return askAbout(store, offer, figures, teller);
    const mood = moodOf(fight, reader);
    if (mood === "danger" && fight.is_winning)
      return { text: teller.say("web-tidings-stop", { seat: fight.main }) };
    return {
      text: teller.say(
        isFighting(fight, reader) && (fight.helper < 0 || fight.helper === reader)
          ? "web-tidings-your-fight"
          : "web-tidings-their-fight",
        {
          seat: fight.main,
          cards: fight.foes.map(({ card }) => card),
          helps: fight.helper === reader ? "yes" : "no",
        },
      ),
    };
  }
  if (frame === "FreeWindow" && args.seat === reader)
    return { text: t("web-tidings-arrange", { next: String(args.next) }) };
  if (frame === "React" && react?.event === "card" && react.by !== undefined && !args.number)
    return {
      text: teller.say("web-tidings-react-card", {
        seat: react.by,
        card: react.card,
        side: react.side ?? (react.foe ? "foe" : react.on !== undefined ? "seat" : "none"),
        seat_on: react.on ?? 0,
        card_foe: react.foe ?? "",
      }),
    };
  if ((frame === "HelpOffer" || frame === "TradeOffer") && offers?.length)
    return askAbout(store, offers[0], figures, teller);
  return null;
}

/** An offer to the reader as the question: who wants what, and what it would make of the numbers. */
function askAbout(store: TableStore, offer: Offer, figures: Figures, teller: Teller): Asked {
  const at = figures.offers?.indexOf(offer) ?? 0;
  const accept = repliesTo(store.side.decision?.options ?? [], at).find(
    ({ verb, args }) => verb === "accept" || args?.reply === "accept",
  );
  const ahead = accept && aheadOf(store.side.ahead, [accept]).at(0);
  const words = offerWords(offer, figures, teller);
  const numbers = offerNumbers(offer, figures, ahead, teller);
  return {
    text: offerTitle(offer, figures, teller),
    about: numbers ? t("web-tidings-offer-about", { words, numbers }) : words,
  };
}
