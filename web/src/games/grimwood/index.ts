import { loadGame } from "../../texts.svelte";
import type { GameBoard } from "..";
import Board from "./Board.svelte";
import { deedOf } from "./deeds";
import MySeat from "./MySeat.svelte";
import { narration } from "./narration";
import { tally } from "./tally";
import Turn from "./Turn.svelte";

const GAME = "grimwood";
await loadGame(`web-${GAME}`);

export const board: GameBoard = {
  Board,
  MySeat,
  lesson: async () => import("./coach"),
  Phases: Turn,
  tab: async () => import("../../table/panel/KnownCards.svelte"),
  tabName: "web-known-tab",
  narration,
  tally,
  isApart: (option, step) => deedOf(option, step) !== undefined,
  orders: [{ key: "web-order-grimwood-steal", frames: ["Steal"], answers: ["block", "allow"] }],
};
