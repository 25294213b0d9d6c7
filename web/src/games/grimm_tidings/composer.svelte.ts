// An offer that is being written: each part as the server allows it, sent when it is whole.
import type { TableStore } from "../../store/table.svelte";
import type { Decision, Option } from "../../wire";

const FORMS = new Set(["HelpTerms", "TradeTerms"]);
const NONE = "none";
/** What a part says before somebody changes it, best first. */
const USUAL = ["share 1", "share 0", "pick helper_first", NONE, "if_won"];

const wordOf = (option: Option): string =>
  option.targets?.find(({ button }) => button)?.button ?? option.verb;

/** One part of the form: what can be said, and what is. */
export interface Part {
  step: Decision;
  said: Option;
}

class Composer {
  /** What the offer begins with: whom it is made to, or which offer it counters. */
  first = $state.raw<Option | null>(null);
  parts = $state.raw<Part[]>([]);
  /** Every part is said. */
  isWhole = $state(false);
  private question = -1;
  /** What was said before, by the question it answers: kept when an earlier part changes. */
  private wishes: Record<string, string> = {};

  isOpen(store: TableStore): boolean {
    return this.first !== null && store.side.decision?.id === this.question;
  }

  open(store: TableStore, first: Option): void {
    this.question = store.side.decision?.id ?? -1;
    this.first = first;
    this.wishes = {};
    this.ask(store, []);
  }

  close(): void {
    this.first = null;
    this.parts = [];
    this.isWhole = false;
  }

  get moves(): number[] {
    return this.first ? [this.first.move, ...this.parts.map(({ said }) => said.move)] : [];
  }

  /** All the choices, in the order in which they are sent. */
  get said(): Option[] {
    return this.first ? [this.first, ...this.parts.map(({ said }) => said)] : [];
  }

  /** Another choice for one part; what follows is asked again. */
  change(store: TableStore, at: number, said: Option): void {
    for (const part of this.parts.slice(at + 1))
      this.wishes[part.step.key + partOf(part.step)] = wordOf(part.said);
    this.ask(store, [...this.parts.slice(0, at), { ...this.parts[at], said }]);
  }

  private ask(store: TableStore, parts: Part[]): void {
    this.parts = parts;
    this.isWhole = false;
    const { decision } = store.side;
    if (decision) store.peek(decision, this.moves);
  }

  /** The server has said what follows. */
  hear(store: TableStore): void {
    const { peeked } = store;
    if (!peeked || !this.isOpen(store) || peeked.moves.join() !== this.moves.join()) return;
    const step = peeked.decision;
    if (!step || !FORMS.has(step.frame)) {
      this.isWhole = true;
      return;
    }
    this.ask(store, [...this.parts, { step, said: this.usual(step) }]);
  }

  private usual({ key, options, ...step }: Decision): Option {
    const wished = this.wishes[key + partOf({ key, options, ...step })];
    const found = (word: string) => options.find((option) => wordOf(option) === word);
    for (const word of wished ? [wished, ...USUAL] : USUAL) {
      const option = found(word);
      if (option) return option;
    }
    return options[0];
  }
}

/** Which part of the form this step asks for. */
export const partOf = ({ args }: Decision): string => String(args.part ?? "");

export const composer = new Composer();
