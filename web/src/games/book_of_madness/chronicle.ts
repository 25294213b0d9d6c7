// What the story of a game says of its monsters and curses: who broke which one, when, with whose
// help. Everything in it is public.
import { ELEMENTS } from "./reading";
import type { Event } from "../../wire";

export interface Help {
  seat: number;
  /** The spell that let somebody act in this turn, or the support cards that paid. */
  card: string;
}
export interface Fate {
  kind: string;
  /** -1: nobody. */
  by: number;
  turn: number;
  hasStruck: boolean;
  help: Help[];
}
export interface Chapter {
  monster: string;
  curses: Fate[];
  fate: "" | "beaten" | "escaped";
}
export interface Chronicle {
  chapters: Chapter[];
  /** The madness stack after each turn, counted from where it began. */
  stack: number[];
}

const seatOf = (event: Event) => Number(event.args?.seat ?? -1);
const zoneOf = (place: Event["src"]) => place?.zone ?? "";
const isElement = (kind = "") => ELEMENTS.includes(kind.split("_")[0]);

/** Reads a story from its beginning. */
class Reader {
  chapters: Chapter[] = [];
  stack: number[] = [];
  private left = 0;
  private turn = 0;
  /** Spells being cast, the last one begun last. */
  private casts: Help[] = [];
  /** Cards discarded since the last action. */
  private paid: Event[] = [];

  constructor(story: readonly Event[]) {
    for (const event of story) this.read(event);
    this.stack.push(this.left);
  }

  private read(event: Event): void {
    this.countStack(event);
    const verb = event.verb.replace(/^event-/, "");
    if (verb === "turn") this.beginTurn(event);
    else if (verb === "monster")
      this.chapters.push({ monster: event.kind ?? "", curses: [], fate: "" });
    else if (verb === "beaten" || verb === "escaped") this.chapter.fate = verb;
    else if (verb === "curse-laid") this.lay(event.kind ?? "");
    else if (verb === "struck") this.strike(String(event.args?.card));
    else if (verb === "cast")
      this.casts.push({ seat: seatOf(event), card: String(event.args?.card) });
    else if (verb === "spell" && event.args?.now === "exhausted")
      this.casts = this.casts.filter(({ card }) => card !== event.args?.card);
    else if (verb === "dispelled") this.breakCurse(String(event.args?.card), seatOf(event));
    if (/discarded$/.test(verb) && isElement(event.kind)) this.paid.push(event);
    else this.paid = [];
  }

  private get chapter(): Chapter {
    return this.chapters.at(-1) ?? { monster: "", curses: [], fate: "" };
  }

  private countStack({ src, dst }: Event): void {
    if (zoneOf(src) === "stack") this.left -= 1;
    if (zoneOf(dst) === "stack") this.left += 1;
  }

  private beginTurn(event: Event): void {
    if (this.turn) this.stack.push(this.left);
    this.turn = Number(event.args?.number);
    this.casts = [];
  }

  private lay(kind: string): void {
    this.chapter.curses.push({ kind, by: -1, turn: 0, hasStruck: false, help: [] });
  }

  private fateOf(kind: string): Fate | undefined {
    return this.chapter.curses.find((fate) => fate.kind === kind && fate.by < 0);
  }

  private strike(kind: string): void {
    const fate = this.fateOf(kind);
    if (fate) fate.hasStruck = true;
  }

  private breakCurse(kind: string, by: number): void {
    const fate = this.fateOf(kind);
    if (!fate) return;
    const cast = this.casts.at(-1);
    fate.by = by;
    fate.turn = this.turn;
    if (cast && (cast.seat !== fate.by || !this.paid.length)) fate.help.push(cast);
    for (const card of this.paid)
      if (card.verb === "event-support-discarded" && seatOf(card) !== fate.by)
        fate.help.push({ seat: seatOf(card), card: card.kind ?? "" });
  }
}

export function chronicleOf(story: readonly Event[]): Chronicle {
  const { chapters, stack } = new Reader(story);
  return { chapters, stack };
}
