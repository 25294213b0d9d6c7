// The question while an action is being paid: what it costs, what pays for it, what is lost.
import type { Asked } from "..";
import type { TableStore } from "../../store/table.svelte";
import { t, type Teller } from "../../texts.svelte";
import type { Decision, Target } from "../../wire";
import type { Paying } from "./bill";
import { plansOf } from "./plans";
import { type Payment, paymentOf } from "./payment.svelte";

export function asks(store: TableStore, step: Decision, teller: Teller): Asked | null {
  if (step.key.includes("-character")) return { text: teller.say(step.key, step.args), about: "" };
  const payment = paymentOf(store);
  if (!payment?.isOpen || !payment.bill) return null;
  const { action } = payment;
  const card = String(action?.args?.card ?? "");
  const told = action?.verb === "cast" ? teller.text(card) : "";
  return {
    text: action ? headingOf(payment, teller) : "",
    about: [told, paidWith(payment, teller)].filter(Boolean).join(" "),
    warning: [warningOf(payment, teller), keptFor(store, payment, teller)]
      .filter(Boolean)
      .join(" "),
    card,
  };
}

function headingOf({ action, bill }: Payment, teller: Teller): string {
  const args = { ...action!.args, cards: bill!.cost, count: bill!.any };
  if (!bill!.cost.length && !bill!.any)
    return teller.say("web-madness-ask-free", { what: teller.say(action!.key, action!.args) });
  return teller.say(`web-madness-ask-${action!.verb}`, args);
}

/** "Earth 3 from your hand, Earth 2 from Theo's support". */
function paidWith(payment: Payment, teller: Teller): string {
  const { cards, isSuggested } = payment;
  if (!cards.length) return "";
  const owners = [...new Set(cards.map(([, owner]) => owner))];
  const parts = owners.map((owner) => sourceOf(owner, cards, teller));
  const what = parts.reduce((head, tail) => t("list-comma", { head, tail }));
  return t(isSuggested ? "web-madness-chosen" : "web-madness-paying", { what });
}

function sourceOf(owner: number, cards: readonly Paying[], teller: Teller): string {
  const kinds = cards.filter((card) => card[1] === owner).map(([kind]) => kind);
  if (owner < 0) return teller.say("web-madness-from-hand", { cards: kinds });
  return teller.say("web-madness-from-support", { cards: kinds, seat: owner });
}

/** A card that was promised for another curse is about to be spent. */
function keptFor(store: TableStore, { cards, action }: Payment, teller: Teller): string {
  const curse = action?.verb === "dispel" ? action.targets?.[0]?.zone : undefined;
  const spent = plansOf(store)
    .filter(({ target }) => target.zone !== curse)
    .flatMap(({ target, promised = [], seat }) =>
      promised
        .filter((thing) => cards.some((card) => isMeant(thing, card, seat, store.seat)))
        .map((thing) => ({ kind: thing.kind!, curse: target.kind! })),
    );
  if (!spent.length) return "";
  const kinds = spent.map(({ kind }) => kind);
  return teller.say("web-madness-plan-kept", { cards: kinds, card: spent[0].curse });
}

function isMeant(thing: Target, [kind, owner]: Paying, seat: number, me: number): boolean {
  return thing.kind === kind && (owner < 0 ? thing.zone === "hand" && seat === me : seat === owner);
}

function warningOf({ sum, isSuggested }: Payment, teller: Teller): string {
  if (sum?.missing.length) return teller.say("web-madness-missing", { cards: sum.missing });
  if (!sum?.over.length) return "";
  const why = isSuggested ? "fit" : "less";
  return teller.say("web-madness-lost", { cards: sum.over, count: sum.over.length, why });
}
