// An offer that is being written: each part as the server allows it, sent when it is whole.
import type { TableStore } from "../../store/table.svelte";
import type { Decision, Option } from "../../wire";

const FORMS = new Set(["HelpTerms", "TradeTerms"]);
const NONE = "none";
const SEVERAL = "several";
const READY = "ready";
/** What a part says before somebody changes it, best first. */
const USUAL = ["share 1", "share 0", "pick helper_first", NONE, "if_won"];

const wordOf = (option: Option): string =>
  option.targets?.find(({ button }) => button)?.button ?? option.verb;
/** The thing that an option names; "" if it names none. */
export const thingOf = ({ targets }: Option): string =>
  targets?.find(({ kind }) => kind)?.kind ?? "";
const textOf = (option: Option) => thingOf(option) || wordOf(option);

/** One part of the form: how it was asked, what it can say, and what it says, word by word. */
export interface Part {
  name: string;
  step: Decision;
  options: Option[];
  said: Option[];
}
/** Can this part name things? Then any number of them can be touched. */
export const namesThings = ({ options }: Part): boolean =>
  options.some((option) => thingOf(option));

class OfferForm {
  /** What the offer begins with: whom it is made to, or which offer it counters. */
  first = $state.raw<Option | null>(null);
  parts = $state.raw<Part[]>([]);
  /** Every part is said. */
  isWhole = $state(false);
  /** The server has still to say what follows. */
  isAsking = $state(false);
  /** The step that was asked last: it tells what the form comes to so far. */
  last = $state.raw<Decision | null>(null);
  private question = -1;
  /** What somebody chose, by part: kept when another part changes. */
  private wishes: Record<string, string[]> = {};

  isOpen(store: TableStore): boolean {
    return this.first !== null && store.side.decision?.id === this.question;
  }

  open(store: TableStore, first: Option): void {
    this.question = store.side.decision?.id ?? -1;
    this.first = first;
    this.wishes = {};
    this.last = null;
    this.ask(store, []);
  }

  close(): void {
    this.first = null;
    this.parts = [];
    this.isWhole = false;
  }

  /** All the choices, in the order in which they are sent. */
  get said(): Option[] {
    return this.first ? [this.first, ...this.parts.flatMap(({ said }) => said)] : [];
  }

  get moves(): number[] {
    return this.said.map(({ move }) => move);
  }

  /** The things named in a part. */
  things(name: string): string[] {
    const part = this.parts.find((one) => one.name === name);
    return part?.said.map(thingOf).filter(Boolean) ?? [];
  }

  /** Another choice for one part, or one thing more or less; what follows is asked again. */
  change(store: TableStore, part: Part, option: Option): void {
    const word = textOf(option);
    const now = this.things(part.name);
    if (!thingOf(option)) this.wishes[part.name] = [word];
    else
      this.wishes[part.name] = now.includes(word)
        ? now.filter((kind) => kind !== word)
        : [...now, word];
    this.ask(store, this.parts.slice(0, this.parts.indexOf(part)));
  }

  private ask(store: TableStore, parts: Part[]): void {
    this.parts = parts;
    this.isWhole = false;
    this.isAsking = true;
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
      this.isAsking = false;
      return;
    }
    this.last = step;
    const part = this.partOf(step);
    const others = this.parts.filter(({ name }) => name !== part.name);
    const next = this.next(step, part);
    this.parts = [...others, next ? { ...part, said: [...part.said, next] } : part];
    if (next) this.ask(store, this.parts);
    else this.isAsking = false;
  }

  /** The part that this step belongs to; a list may name things that one alone could not be. */
  private partOf(step: Decision): Part {
    const name = String(step.args.part ?? "");
    const part = this.parts.find((one) => one.name === name);
    if (!part) return { name, step, options: step.options, said: [] };
    const known = new Set(part.options.map(textOf));
    const more = step.options.filter((option) => thingOf(option) && !known.has(textOf(option)));
    return more.length ? { ...part, options: [...part.options, ...more] } : part;
  }

  /** What this part says next; nothing: somebody has to choose. */
  private next(step: Decision, part: Part): Option | undefined {
    const found = (word: string) => step.options.find((option) => textOf(option) === word);
    const wished = this.wishes[part.name] ?? [];
    const named = part.said.map(thingOf);
    const left = wished.filter((word) => !named.includes(word));
    if (namesThings(part)) {
      const isList = step.args.several === "yes";
      const several = left.length > 1 || step.frame === "TradeTerms" ? [SEVERAL] : [];
      const words = isList ? [...left, READY] : [...several, ...left, NONE];
      return words.map(found).find(Boolean);
    }
    return [...wished, ...USUAL].map(found).find(Boolean) ?? step.options[0];
  }
}

export const offerForm = new OfferForm();
