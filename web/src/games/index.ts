// Boards by game. A folder here named like a game exports what the interface says; a game without
// one is played on the generic board.
import type { Component } from "svelte";
import type { TableStore } from "../store/table.svelte";
import type { Ticking } from "../store/ticking.svelte";
import { type Narration, narrations } from "../table/log";
import type { Turned } from "../table/reading";
import type { Teller } from "../texts.svelte";
import type { Decision, Option, View, ZoneView } from "../wire";

export interface BoardProps {
  store: TableStore;
  ticking: Ticking;
  isPhone: boolean;
}

/** The buttons of a question: what can be answered with them, and which one stands out among what. */
export interface WaysProps extends BoardProps {
  options: readonly Option[];
}

export interface Asked {
  text: string;
  about?: string;
}

export interface GameBoard {
  /** Everybody else and the middle, above the prompt. */
  Board: Component<BoardProps>;
  /** The own side, below it. */
  Own: Component<BoardProps>;
  /** Between the board and the question, also above the table in words. */
  Above?: Component<BoardProps>;
  /** Instead of a button for each answer. */
  Ways?: Component<WaysProps>;
  /** The question in words that the board explains, and what to know of it; nothing: the usual ones. */
  asks?: (store: TableStore, step: Decision, teller: Teller) => Asked | null;
  /** What an answer surely leads to, in a few words. */
  outlook?: (ahead: Record<string, unknown>, teller: Teller) => string;
  /** Instead of the name of the turn in the top bar. */
  Phases?: Component<BoardProps>;
  /** Third tab of the side panel: who knows what, seen cards, plans. */
  Third?: Component<BoardProps>;
  thirdName?: string;
  /** What is said in the first games, in this order. */
  coach?: Mark[];
  /** How its story is told in the log. */
  narration?: Narration;
  /** Questions that can be answered in advance. */
  orders?: Order[];
}

/** What a game adds to the generic board. */
export interface Dress {
  /** The middle of the table, instead of a pile for each zone. */
  Middle?: Component<BoardProps>;
  /** Beside a name: who that is in this game. */
  About?: Component<{ view: View; seat: number }>;
  /** How the cards of a zone lie, in their order. */
  turned?: (view: View, zone: ZoneView) => Turned[];
  /** For how many cards a zone has room. */
  room?: (view: View, zone: ZoneView) => number;
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
  const [{ default: Board }, { default: Own }] = await Promise.all([
    import("../table/GenericBoard.svelte"),
    import("../table/GenericOwn.svelte"),
  ]);
  return { Board, Own };
}
