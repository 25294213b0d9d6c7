// An action and its payment as one answer: the smallest payment lies ready, cards are tapped to
// change it, and one press sends everything, the reward included.
import type { Assembly } from "../../decide/assembly";
import type { Desk } from "../../decide/desk.svelte";
import { aimed } from "../../decide/targets";
import { settings } from "../../settings.svelte";
import type { TableStore } from "../../store/table.svelte";
import type { Decision, Option, Target } from "../../wire";
import { type Bill, changed, countOf, isLeast, type Paying, type Sum, sumOf } from "./bill";

const ACTIONS = new Set(["cast", "learn", "gain", "dispel", "cure"]);
const PHASES = new Set(["ActionPhase", "Granted"]);
const HAND = -1;

export class Payment implements Assembly {
  /** The action that is paid; none: a payment that was open already. */
  action = $state.raw<Option | null>(null);
  /** How often a spell is amplified, as a move; none: as the first way. */
  private amplified = $state<number | null>(null);
  /** What pays; none yet: what is suggested. */
  private changed = $state.raw<Paying[] | null>(null);
  private wanted = $state("");
  /** The answer is being put together. */
  isBusy = $state(false);

  constructor(
    private store: TableStore,
    private desk: Desk,
  ) {}

  get isOpen(): boolean {
    return this.action !== null || (this.isBegun && this.bill !== undefined);
  }

  /** The server asks for a payment by itself. */
  get isBegun(): boolean {
    return this.store.side.decision?.frame === "Pay" && !settings.isText;
  }

  /** The ways to amplify the spell that is cast, as moves. */
  get ways(): number[] {
    const before = `${this.action?.move},`;
    return Object.keys(this.bills)
      .filter((key) => this.action && key.startsWith(before))
      .map((key) => Number(key.slice(before.length)));
  }

  get way(): number | undefined {
    return this.amplified ?? this.ways[0];
  }

  get bill(): Bill | undefined {
    const moves = this.action ? [this.action.move] : [];
    return this.bills[[...moves, ...(this.way === undefined ? [] : [this.way])].join()];
  }

  get cards(): Paying[] {
    return this.changed ?? this.bill?.suggested ?? [];
  }

  get isSuggested(): boolean {
    return this.changed === null;
  }

  get sum(): Sum | undefined {
    return this.bill && sumOf(this.bill, this.cards);
  }

  get reward(): string {
    return this.wanted || (this.bill?.rewards?.[0] ?? "");
  }

  get isReady(): boolean {
    const { bill, sum } = this;
    if (!bill || !sum?.isEnough || this.isBusy || this.desk.isSending) return false;
    return this.store.card?.options.overpay !== "minimal" || isLeast(bill, this.cards);
  }

  private get bills(): Record<string, Bill | undefined> {
    return this.store.side.ahead as unknown as Record<string, Bill | undefined>;
  }

  begin(option: Option): boolean {
    const frame = this.store.side.decision?.frame ?? "";
    if (settings.isText || !ACTIONS.has(option.verb) || !PHASES.has(frame)) return false;
    if (!Object.keys(this.bills).some((key) => key.split(",")[0] === String(option.move)))
      return false; // nothing is known of it yet: the server asks step by step
    this.close();
    this.action = option;
    return true;
  }

  close(): void {
    this.action = null;
    this.amplified = null;
    this.changed = null;
    this.wanted = "";
  }

  amplify(way: number): void {
    this.amplified = way;
    this.changed = null;
  }

  take(reward: string): void {
    this.wanted = reward;
  }

  suggest(): void {
    this.changed = null;
  }

  /** The card that is meant by this thing, if it can pay. */
  private payingOf({ zone, kind = "", seat }: Target): Paying | undefined {
    const me = this.store.seat;
    const owner = zone === "hand" ? (seat === me ? HAND : undefined) : seat;
    if ((zone !== "hand" && zone !== "support") || typeof owner !== "number" || !kind)
      return undefined;
    const card: Paying = [kind, owner];
    return this.bill && countOf(this.bill.payable, card) ? card : undefined;
  }

  aimedAt(thing: Target): Option[] {
    const card = this.payingOf(thing);
    if (!card || this.isBusy) return [];
    return [{ move: -1, verb: "pay", key: "book_of_madness-do-pay", args: { card: card[0] } }];
  }

  chosenAt(thing: Target, copy: number): number {
    const card = this.payingOf(thing);
    if (card) return copy < countOf(this.cards, card) ? 0 : -1;
    return this.action && aimed([this.action], thing, this.store.seat).length ? 0 : -1;
  }

  touch(thing: Target, copy: number): void {
    const card = this.payingOf(thing);
    if (this.isBusy) return;
    if (card && this.bill) this.changed = changed(this.bill, this.cards, card, copy);
    else if (this.chosenAt(thing, copy) >= 0) this.close(); // the action itself, once more
  }

  confirm(): void {
    if (this.isReady) void this.send();
  }

  private async send(): Promise<void> {
    const question = this.store.side.decision;
    if (!question) return;
    this.isBusy = true;
    const steps = await this.steps(question);
    this.isBusy = false;
    if (steps?.length && question.id === this.store.side.decision?.id)
      await this.desk.send(question, steps);
  }

  /** All moves of the answer; the server says after each of them what would be asked next. */
  private async steps(question: Decision): Promise<Option[] | null> {
    const steps: Option[] = this.action ? [this.action] : [];
    for (;;) {
      const found = steps.length
        ? await this.store.lookAhead(
            question,
            steps.map(({ move }) => move),
          )
        : { decision: question };
      if (!found) return null;
      const next = found.decision && this.stepOf(found.decision);
      if (!next) return steps;
      steps.push(next);
      if (found.decision?.frame === "TakeSupply") return steps;
    }
  }

  private stepOf({ frame, options }: Decision): Option | undefined {
    if (frame === "Amplify") return options.find(({ move }) => move === this.way);
    if (frame === "Pay")
      return this.cardOf(options) ?? options.find(({ verb }) => verb === "settle");
    if (frame !== "TakeSupply" || this.action?.verb !== "dispel") return undefined;
    return options.find(({ targets }) => targets?.[0]?.kind === this.reward);
  }

  /** The first of the chosen cards that is not paid yet. Some are paid by themselves: they had to be. */
  private cardOf(options: readonly Option[]): Option | undefined {
    const payable = this.bill?.payable ?? [];
    const due = options.filter(({ verb, args, targets }) => {
      const card = verb === "pay" && targets?.[0] ? this.payingOf(targets[0]) : undefined;
      return card && countOf(payable, card) - Number(args?.count) < countOf(this.cards, card);
    });
    const place = ({ targets }: Option) => {
      const card = this.payingOf(targets?.[0] ?? {});
      return payable.findIndex((other) => card?.join() === other.join());
    };
    return due.sort((one, other) => place(one) - place(other))[0];
  }
}

const payments = new WeakMap<TableStore, Payment>();
export const paymentOf = (store: TableStore) => payments.get(store);

export function assembly(store: TableStore, desk: Desk): Assembly {
  const payment = new Payment(store, desk);
  payments.set(store, payment);
  return payment;
}
