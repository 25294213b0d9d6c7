import { loadGame } from "../../texts.svelte";
import type { GameBoard } from "..";
import AnswerButtons from "./AnswerButtons.svelte";
import { asks } from "./asks";
import Board from "./Board.svelte";
import MySeat from "./MySeat.svelte";
import { assembly } from "./payment.svelte";
import Turn from "./Turn.svelte";

const GAME = "book_of_madness";
await loadGame(`web-${GAME}`);

export const board: GameBoard = {
  Board,
  MySeat,
  lesson: async () => import("./coach"),
  Phases: Turn,
  AnswerButtons,
  asks,
  assembly,
  tab: async () => import("./PlanTab.svelte"),
  tabName: "web-madness-plan-tab",
  ending: async () => import("./Ending.svelte"),
};
