// Boards by game. A folder here named like a game exports what the interface says; a game without
// one is played on the generic board.
import type { Component } from "svelte";
import type { Assembly } from "../decide/assembly";
import type { Desk } from "../decide/desk.svelte";
import type { TableStore } from "../store/table.svelte";
import type { Ticking } from "../store/ticking.svelte";
import { type Narration, narrations } from "../table/panel/log";
import type { Turned } from "../table/board/reading";
import type { Group } from "../table/result/standing";
import type { Teller } from "../texts.svelte";
import type { Decision, Option, View, ZoneView } from "../wire";

export interface BoardProps {
  store: TableStore;
  ticking: Ticking;
  isPhone: boolean;
}

/** The buttons of a question: what can be answered with them, and which one stands out among what. */
export interface AnswersProps extends BoardProps {
  options: readonly Option[];
}

export interface Asked {
  text: string;
  about?: string;
  /** What would be lost, or is still missing. */
  warning?: string;
  /** The card it is about, where the question names none. */
  card?: string;
}

export interface GameBoard {
  /** Everybody else and the middle, above the prompt. */
  Board: Component<BoardProps>;
  /** The own side, below it. */
  MySeat: Component<BoardProps>;
  /** Between the board and the question, also above the table in words. */
  AbovePrompt?: Component<BoardProps>;
  /** Instead of a button for each answer. */
  AnswerButtons?: Component<AnswersProps>;
  /** Answers whose button has a place of its own on the board: they do not stand in the prompt. */
  isApart?: (option: Option, step: Decision) => boolean;
  /** The question in words that the board explains, and what to know of it; nothing: the usual ones. */
  asks?: (store: TableStore, step: Decision, teller: Teller) => Asked | null;
  /** How it puts an answer together from several things. */
  assembly?: (store: TableStore, desk: Desk) => Assembly;
  /** What an answer surely leads to, in a few words. */
  outlook?: (ahead: Record<string, unknown>, teller: Teller) => string;
  /** The end of a game that has a stage of its own, instead of a list of places. */
  ending?: () => Promise<{ default: Component<{ store: TableStore }> }>;
  /** What the points of a seat come from, for the end. */
  tally?: (store: TableStore, seat: number) => Group[];
  /** Instead of the name of the turn in the top bar. */
  Phases?: Component<BoardProps>;
  /** Third tab of the side panel: who knows what, seen cards, plans. */
  tab?: () => Promise<{ default: Component<BoardProps> }>;
  tabName?: string;
  /** What is said in the first games. */
  lesson?: () => Promise<Taught>;
  /** How its story is told in the log. */
  narration?: Narration;
  /** A pile whose cards all have seen and of which the table shows the top alone. */
  isShut?: (view: View, zone: ZoneView) => boolean;
  /** Questions that can be answered in advance. */
  orders?: Order[];
}

/** What a game adds to the generic board. */
export interface BoardExtras {
  /** The middle of the table, instead of a pile for each zone. */
  Middle?: Component<BoardProps>;
  /** Beside a name: who that is in this game. */
  About?: Component<{ view: View; seat: number }>;
  /** How the cards of a zone lie, in their order. */
  turned?: (view: View, zone: ZoneView) => Turned[];
  /** For how many cards a zone has room. */
  room?: (view: View, zone: ZoneView) => number;
}

/** What a game explains while it is played, in this order. */
export interface Taught {
  coach: Mark[];
  /** Has enough come up for a first game? Without it the lesson lasts as long as the game. */
  isTaught?: (store: TableStore) => boolean;
}

/** A sentence beside what it explains: shown once, when that is on the table and matters. */
export interface Mark {
  key: string;
  at: string;
  when: (store: TableStore) => boolean;
}

/** Questions of these names, answered by one of these words of the game's vocabulary. */
export interface Order {
  key: string;
  frames: string[];
  answers: string[];
  /** What counts while nobody has ordered anything; none: the question is asked. */
  usual?: string;
}

const found = import.meta.glob("./*/index.ts") as Record<
  string,
  () => Promise<{ board: GameBoard }>
>;

export async function boardOf(game: string): Promise<GameBoard> {
  const own = found[`./${game}/index.ts`];
  if (own) {
    const { board } = await own();
    if (board.narration) narrations[game] = board.narration;
    return board;
  }
  const [{ default: Board }, { default: MySeat }] = await Promise.all([
    import("../table/board/GenericBoard.svelte"),
    import("../table/board/GenericMySeat.svelte"),
  ]);
  return { Board, MySeat };
}
