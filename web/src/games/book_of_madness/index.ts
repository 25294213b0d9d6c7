import { loadGame } from "../../texts.svelte";
import type { GameBoard } from "..";
import Board from "./Board.svelte";
import Own from "./Own.svelte";
import Turn from "./Turn.svelte";

const GAME = "book_of_madness";
await loadGame(`web-${GAME}`);

export const board: GameBoard = { Board, Own, Phases: Turn };
