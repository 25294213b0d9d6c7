// Boards by game. A folder here named like a game exports what the interface says; a game without
// one is played on the generic board.
import type { Component } from "svelte";
import type { TableStore } from "../store/table.svelte";
import type { Ticking } from "../store/ticking.svelte";

export interface BoardProps { store: TableStore; ticking: Ticking; isPhone: boolean }

export interface GameBoard {
  /** Everybody else and the middle, above the prompt. */
  Board: Component<BoardProps>;
  /** The own side, below it. */
  Own: Component<BoardProps>;
  /** Instead of the name of the turn in the top bar. */
  Phases?: Component<BoardProps>;
  /** Third tab of the side panel: who knows what, seen cards, plans. */
  Third?: Component<BoardProps>;
  thirdName?: string;
  /** Sentences for the first game, in order; text keys. */
  coach?: string[];
}

const found = import.meta.glob("./*/index.ts") as Record<string, () => Promise<{ board: GameBoard }>>;

export async function boardOf(game: string): Promise<GameBoard> {
  const own = found[`./${game}/index.ts`];
  if (own) return (await own()).board;
  const [{ default: Board }, { default: Own }] = await Promise.all([import("../table/GenericBoard.svelte"), import("../table/GenericOwn.svelte")]);
  return { Board, Own };
}
