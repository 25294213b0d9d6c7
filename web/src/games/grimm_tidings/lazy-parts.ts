// What a fight needs, a roll and an offer: it comes when the first turn begins.
import { loadGame } from "../../texts.svelte";

export { default as Answers } from "./Answers.svelte";
export { default as Arena } from "./Arena.svelte";
export { asks } from "./asks";
export { default as OfferForm } from "./OfferForm.svelte";
export { offerForm } from "./offer-form.svelte";
export { default as Dealings } from "./Dealings.svelte";
export { default as Flight } from "./Flight.svelte";
export { default as Lane } from "./Lane.svelte";
export { default as Offers } from "./Offers.svelte";
export { default as Orders } from "./Orders.svelte";
export { default as Piles } from "./Piles.svelte";
export { default as OfferSlip } from "./OfferSlip.svelte";
export { default as Pile } from "../../table/board/Pile.svelte";

await loadGame("web-tidings-fight");
