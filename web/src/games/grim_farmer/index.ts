import { loadGame } from "../../texts.svelte";
import type { GameBoard } from "../index";
import Known from "../../table/Known.svelte";
import { tellings } from "../../table/reading";
import Board from "./Board.svelte";
import { coach } from "./coach";
import Own from "./Own.svelte";
import Phases from "./Phases.svelte";
import { telling } from "./telling";

const GAME = "grim_farmer";
await loadGame(`web-${GAME}`);
tellings[GAME] = telling;

export const board: GameBoard = {
  Board,
  Own,
  Phases,
  Third: Known,
  thirdName: "web-known-tab",
  coach,
  orders: [{ key: "web-order-grim_farmer-special", frames: ["Race", "InTurn"], answers: ["pass"] }],
};
