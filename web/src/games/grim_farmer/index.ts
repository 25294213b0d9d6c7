import { loadGame } from "../../texts.svelte";
import type { GameBoard } from "../index";
import Board from "./Board.svelte";
import MySeat from "./MySeat.svelte";
import Phases from "./Phases.svelte";
import { narration } from "./narration";

const GAME = "grim_farmer";
await loadGame(`web-${GAME}`);

export const board: GameBoard = {
  Board,
  MySeat,
  lesson: async () => import("./coach"),
  Phases,
  tab: async () => import("../../table/panel/KnownCards.svelte"),
  tabName: "web-known-tab",
  narration,
  orders: [{ key: "web-order-grim_farmer-special", frames: ["Race", "InTurn"], answers: ["pass"] }],
};
