// Open offers in words: who offers what to whom, and what the reader would keep.
import type { Teller } from "../../texts.svelte";
import { ALL, type Figures, type Offer } from "./figures";

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
