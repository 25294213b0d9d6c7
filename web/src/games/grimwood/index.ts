import { loadGame } from "../../texts.svelte";
import type { GameBoard } from "..";
import Known from "../../table/Known.svelte";
import Board from "./Board.svelte";
import { coach } from "./coach";
import Own from "./Own.svelte";
import { narration } from "./narration";
import Turn from "./Turn.svelte";

const GAME = "grimwood";
await loadGame(`web-${GAME}`);

export const board: GameBoard = {
  Board,
  Own,
  Phases: Turn,
  Third: Known,
  thirdName: "web-known-tab",
  coach,
  narration,
  orders: [{ key: "web-order-grimwood-steal", frames: ["Steal"], answers: ["block", "allow"] }],
};
