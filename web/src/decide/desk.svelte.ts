// The desk: where an answer is put together before it goes out. Cards and picks put options on it.
//
// An answer is one option, or several steps: options that are chosen one after the other and go out
// together. `Desk.state` says how far it has come:
//
//   open      nothing is touched yet in this step; every option is highlighted
//   assembled the game puts an answer together from things that are touched
//   narrowed  a thing that several options mean was touched: choose among these
//   trying    the server is asked whether the option can be taken back; if so, it goes out
//   prepared  one option waits for the second touch
//   following the server is asked what follows the steps that are taken
//   whole     all steps are taken; only the seal is missing
//   idle      nothing is asked
//
// While an answer is on its way the state stays as it is, and `isBusy` keeps everything else out.
import { getContext, setContext } from "svelte";
import { settings } from "../settings.svelte";
import type { TableStore } from "../store/table.svelte";
import type { Decision, Option, Target, View } from "../wire";
import type { Hinted } from "../store/side.svelte";
import type { Assembly } from "./assembly";
import { aimed } from "./targets";

/** What became of an answer. Half: the server wants the rest of the action with it. */
export type Outcome = "taken" | "half" | "refused";

/** What a desk needs of a table; the component page brings one of its own. */
export interface DeskTable {
  side: {
    decision: Decision | null;
    view: View | null;
    isGathering: boolean;
    gains: Record<string, Record<string, number>>;
    ahead?: Record<string, Record<string, unknown>>;
    hint: Hinted | null;
  };
  seat: number;
  peeked: { moves: number[]; decision: Decision | null; isBeyond?: boolean } | null;
  answer(decision: Decision, moves: number[]): Promise<Outcome>;
  peek(decision: Decision, moves: number[]): void;
  askWhyNot(target: Target): void;
}

export type DeskState =
  "idle" | "open" | "assembled" | "narrowed" | "trying" | "prepared" | "following" | "whole";

export class Desk {
  /** Options chosen so far, of a question that takes several steps. */
  chosen = $state.raw<Option[]>([]);
  /** Chosen and waiting for a second touch. */
  prepared = $state.raw<Option | null>(null);
  /** A thing with several options was touched: choose among these. */
  narrowed = $state.raw<Option[]>([]);
  /** The step that was answered last. It is shown until the next one is known. */
  private last = $state.raw<Decision | null>(null);
  /** The server is asked whether this option can be taken back. */
  trying = $state.raw<Option | null>(null);
  isSending = $state(false);
  /** The server wants the rest of an action. */
  private isHalf = $state(false);
  /** The question that the steps belong to. */
  private questionId = -1;
  /** How the game of this table puts an answer together, if it has its own way. */
  assembly = $state.raw<Assembly | null>(null);

  constructor(private table: DeskTable) {}

  get state(): DeskState {
    if (!this.question) return "idle";
    if (this.assembled) return "assembled";
    if (this.prepared) return "prepared";
    if (this.narrowed.length) return "narrowed";
    if (this.trying) return "trying";
    if (this.isWhole) return "whole";
    return this.step ? "open" : "following";
  }

  get question(): Decision | null {
    return this.table.side.decision;
  }

  private get assembled(): Assembly | null {
    return this.assembly?.isOpen ? this.assembly : null;
  }

  get moves(): number[] {
    return this.chosen.map((option) => option.move);
  }

  /** The step that is open: the question itself, or what follows the steps taken. */
  get step(): Decision | null {
    const { question } = this;
    if (!this.chosen.length || (question && question.id !== this.questionId)) return question; // the steps belong to another question
    const { peeked } = this.table;
    return peeked && same(peeked.moves, this.moves) ? peeked.decision : null;
  }

  /** What is asked now; while that is not known, or all is answered, what was asked last. */
  get asked(): Decision | null {
    return this.step ?? this.last ?? this.question;
  }

  /** Has the game its own words for one step back? */
  get offersBack(): boolean {
    return Boolean(this.step?.options.some(({ verb }) => verb === BACK));
  }

  /** Nothing can be chosen: an answer is on its way, or the rest of an action is not known yet. */
  get isBusy(): boolean {
    return this.isSending || (this.isHalf && !this.step && !this.isWhole);
  }

  /** All steps are taken; only the seal is missing. */
  get isWhole(): boolean {
    const { peeked } = this.table;
    return (
      this.chosen.length > 0 &&
      peeked !== null &&
      same(peeked.moves, this.moves) &&
      !peeked.decision
    );
  }

  get options(): readonly Option[] {
    if (this.isSending) return [];
    return this.narrowed.length ? this.narrowed : (this.step?.options ?? []);
  }

  aimedAt(thing: Target): Option[] {
    if (this.assembled) return this.assembled.aimedAt(thing);
    return this.isSending ? [] : aimed(this.step?.options ?? [], thing, this.table.seat);
  }

  /** Which step took this thing, or its copy with this number; -1: none. */
  chosenAt(thing: Target, copy = 0): number {
    if (this.assembled) return this.assembled.chosenAt(thing, copy);
    const steps = this.chosen
      .map((option, at) => (aimed([option], thing, this.table.seat).length ? at : -1))
      .filter((at) => at >= 0);
    return steps[copy] ?? -1;
  }

  isPrepared(options: readonly Option[]): boolean {
    if (this.assembled) return false;
    const isMeant = (option: Option) =>
      option.move === this.prepared?.move || this.narrowed.includes(option);
    return options.some(isMeant);
  }

  isHinted(options: readonly Option[]): boolean {
    const hinted = this.table.side.hint?.choices.flatMap(({ moves }) => moves) ?? [];
    return options.some((option) => hinted.includes(option.move));
  }

  gain(option: Option): Record<string, number> {
    return this.table.side.gains[String(option.move)] ?? {};
  }

  /** What this option, after those chosen, surely leads to beside points; `then`: moves that go out with it. */
  ahead(option: Option): Record<string, unknown> | undefined {
    return this.table.side.ahead?.[[...this.moves, option.move].join()];
  }

  /** A thing on the table was touched. */
  touch(thing: Target, copy = 0): void {
    if (this.assembled) {
      this.assembled.touch(thing, copy);
      return;
    }
    const options = this.aimedAt(thing);
    const index = this.chosenAt(thing, copy);
    if (index >= 0) this.putBack(index);
    else if (!options.length) this.table.askWhyNot(thing);
    else if (options.length === 1) this.choose(options[0]);
    else this.narrow(options);
  }

  /** Why can this not be chosen now? */
  explain(thing: Target): void {
    this.table.askWhyNot(thing);
  }

  /** Give the only answer there is. */
  giveOnly(): void {
    const { options } = this;
    if (this.state === "open" && options.length === 1) this.choose(options[0], true);
  }

  /** Something was pressed that several options mean: choose among these. */
  narrow(options: readonly Option[]): void {
    if (this.isBusy) return;
    this.prepared = null;
    this.narrowed = [...options];
  }

  /** Take an option; a sure one goes out at once, the others when they are taken twice. */
  choose(option: Option, isSure = false): void {
    const { question } = this;
    if (!question || this.isBusy) return;
    this.begin(question);
    if (this.assembly?.begin(option)) return;
    if (option.verb === BACK && this.chosen.length) {
      this.narrowed = [];
      this.putBack(this.chosen.length - 1); // nothing was sent, so nothing is taken back
      return;
    }
    if (this.table.side.isGathering) {
      this.addStep(question, option, isSure);
      return;
    }
    if (isSure || settings.confirm === "never" || this.prepared?.move === option.move)
      void this.send(question, [...this.chosen, option]);
    else if (settings.confirm === "beyond") {
      this.trying = option;
      this.table.peek(question, [...this.moves, option.move]);
    } else this.prepared = option;
  }

  /** The server has said how far it reaches: what can be taken back goes out, the rest waits. */
  settle(): void {
    const { question, trying } = this;
    const { peeked } = this.table;
    if (!question || !trying || !peeked || !same(peeked.moves, [...this.moves, trying.move]))
      return;
    this.trying = null;
    if (peeked.isBeyond) this.prepared = trying;
    else void this.send(question, [...this.chosen, trying]);
  }

  /**
   * A card was dragged. Letting go on the table, or on what an option means too, is the second
   * touch; on another thing it is a first one.
   */
  drop(thing: Target, copy: number, onto: Target | null): void {
    if (this.assembled) {
      this.touch(thing, copy);
      return;
    }
    const options = this.aimedAt(thing);
    const meant = onto ? aimed(options, onto, this.table.seat) : options;
    if (meant.length === 1 && !this.table.side.isGathering) this.choose(meant[0], true);
    else if (this.chosenAt(thing, copy) < 0) this.touch(thing, copy);
  }

  private addStep(question: Decision, option: Option, isSure: boolean): void {
    this.narrowed = [];
    if (isSure) {
      void this.send(question, [...this.chosen, option]);
      return;
    }
    const { step } = this;
    if (!step?.options.some(({ move }) => move === option.move)) return; // touched twice in a hurry
    this.last = step;
    this.chosen = [...this.chosen, option];
    this.table.peek(question, this.moves);
  }

  /** Enter, or the primary button. */
  confirm(): void {
    const { question } = this;
    if (!question) return;
    if (this.assembled) this.assembled.confirm();
    else if (this.prepared) void this.send(question, [...this.chosen, this.prepared]);
    else if (this.isWhole) void this.send(question, this.chosen);
  }

  /** Take these steps instead of those taken so far. */
  setSteps(options: readonly Option[]): void {
    if (this.question) this.begin(this.question);
    this.chosen = [...options];
  }

  putBack(index: number): void {
    this.chosen = this.chosen.filter((_, at) => at !== index);
    if (this.chosen.length && this.question) this.table.peek(this.question, this.moves);
  }

  /** One step back; true if there was one. */
  back(): boolean {
    if (this.assembled) this.assembled.close();
    else if (this.prepared) this.prepared = null;
    else if (this.narrowed.length) this.narrowed = [];
    else if (this.chosen.length) this.putBack(this.chosen.length - 1);
    else return false;
    return true;
  }

  reset(): void {
    this.assembly?.close();
    this.chosen = [];
    this.last = null;
    this.isHalf = false;
    this.prepared = null;
    this.narrowed = [];
    this.trying = null;
  }

  private begin(question: Decision): void {
    if (question.id === this.questionId) return;
    this.questionId = question.id ?? 0;
    this.reset();
  }

  /** Where others could act in between, an action goes out whole: what is missing is asked next. */
  async send(question: Decision, steps: readonly Option[]): Promise<void> {
    const { step } = this;
    const moves = steps.map(({ move }) => move);
    const { then = [] } = (this.table.side.ahead?.[moves.join()] ?? {}) as { then?: number[] };
    this.isSending = true;
    const outcome = await this.table.answer(question, [...moves, ...then]);
    this.isSending = false;
    this.reset();
    if (outcome !== "half" || question.id !== this.question?.id) return;
    this.isHalf = true;
    this.last = step;
    this.chosen = [...steps];
    this.table.peek(question, this.moves);
  }
}

const BACK = "back";
const same = (a: number[], b: number[]) =>
  a.length === b.length && a.every((move, at) => move === b[at]);

const KEY = Symbol("desk");
export const provideDesk = (table: DeskTable | TableStore): Desk =>
  setContext(KEY, new Desk(table as DeskTable));
export const useDesk = (): Desk => getContext<Desk>(KEY);
