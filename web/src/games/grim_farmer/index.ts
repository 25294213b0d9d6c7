import { loadGame } from "../../texts.svelte";
import type { GameBoard } from "../index";
import Known from "../../table/Known.svelte";
import Board from "./Board.svelte";
import { coach } from "./coach";
import Own from "./Own.svelte";
import Phases from "./Phases.svelte";
import { narration } from "./narration";

const GAME = "grim_farmer";
await loadGame(`web-${GAME}`);

export const board: GameBoard = {
  Board,
  Own,
  Phases,
  Third: Known,
  thirdName: "web-known-tab",
  coach,
  narration,
  orders: [{ key: "web-order-grim_farmer-special", frames: ["Race", "InTurn"], answers: ["pass"] }],
};
