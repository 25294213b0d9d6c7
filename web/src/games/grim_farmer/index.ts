import { loadGame } from "../../texts.svelte";
import type { GameBoard } from "../index";
import Board from "./Board.svelte";
import Own from "./Own.svelte";
import Phases from "./Phases.svelte";

const GAME = "grim_farmer";
await loadGame(`web-${GAME}`);

export const board: GameBoard = { Board, Own, Phases };
