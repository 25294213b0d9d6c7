import { loadGame } from "../../texts.svelte";
import type { GameBoard } from "..";
import { learn } from "../../cards/faces";
import elements from "./elements.json";
import Board from "./Board.svelte";
import Own from "./Own.svelte";
import Turn from "./Turn.svelte";

const GAME = "book_of_madness";
learn(GAME, elements);
await loadGame(`web-${GAME}`);

export const board: GameBoard = { Board, Own, Phases: Turn };
