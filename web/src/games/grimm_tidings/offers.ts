// Open offers in words: who offers what to whom, and what the reader would keep.
import type { Teller } from "../../texts.svelte";
import { ALL, type Figures, type Offer } from "./figures";
import type { Ahead } from "./outlook";

const gifts = ({ items = [], cards = [] }: Offer) => [...items, ...cards];

/** "Lin offers to help: +12". */
export function offerTitle(offer: Offer, { seats }: Figures, teller: Teller): string {
  if (offer.is_trade)
    return teller.say("web-tidings-offer-trade-title", {
      seat: offer.from,
      seat_to: offer.to,
      wanted: offer.gets?.length ?? 0,
      given: offer.gives?.length ?? 0,
    });
  const asks = offer.helper === offer.to;
  return teller.say(asks ? "web-tidings-offer-ask-title" : "web-tidings-offer-help-title", {
    seat: offer.from,
    seat_to: offer.to,
    number: seats[offer.helper ?? 0]?.strength ?? 0,
  });
}

/** What would change hands. */
export function offerWords(offer: Offer, { fight }: Figures, teller: Teller): string {
  if (offer.is_trade)
    return teller.say("web-tidings-offer-trade", {
      seat: offer.from,
      seat_to: offer.to,
      given: offer.gives?.length ?? 0,
      wanted: offer.gets?.length ?? 0,
      cards: offer.gives ?? [],
      cards2: offer.gets ?? [],
      promise: offer.promise ? "yes" : "no",
    });
  const named = gifts(offer);
  const treasures = fight?.treasures ?? 0;
  const isWhole = offer.share === ALL || (offer.share ?? 0) >= Math.max(1, treasures);
  return teller.say("web-tidings-offer-help", {
    seat: offer.helper,
    seat_main: fight?.main ?? 0,
    share: isWhole ? "all" : (offer.share ?? 0),
    treasures,
    pick: treasures > 1 && offer.share && !isWhole ? (offer.pick ?? "") : "none",
    gifts: named.length,
    cards: named,
    firm: offer.firm ? "yes" : "no",
  });
}

/** What taking the offer would make of both strengths, or of the fight; "" while that is not known. */
export function offerNumbers(
  offer: Offer,
  { fight, seats }: Figures,
  ahead: Ahead | undefined,
  teller: Teller,
): string {
  if (offer.is_trade)
    return offer.strength_from === undefined
      ? ""
      : teller.say("web-tidings-offer-strengths", {
          seat: offer.from,
          seat_to: offer.to,
          before: seats[offer.from].strength,
          after: offer.strength_from,
          before2: seats[offer.to].strength,
          after2: offer.strength_to,
        });
  if (!fight || ahead?.ours === undefined) return "";
  return teller.say("web-tidings-offer-makes", {
    seat: fight.main,
    before: fight.ours,
    before2: fight.theirs,
    after: ahead.ours,
    after2: ahead.theirs ?? 0,
    wins: ahead.is_winning ? "yes" : "no",
  });
}
