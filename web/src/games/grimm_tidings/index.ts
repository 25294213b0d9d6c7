import { loadGame } from "../../texts.svelte";
import type { GameBoard } from "..";
import AbovePrompt from "./AbovePrompt.svelte";
import Board from "./Board.svelte";
import { GAME, hasOpenDiscards } from "./figures";
import { lazy } from "./lazy.svelte";
import { narration } from "./narration";
import { outlook } from "./outlook";
import MySeat from "./MySeat.svelte";
import Phases from "./Phases.svelte";
import { USUAL } from "./usual";
import AnswerButtons from "./AnswerButtons.svelte";

await loadGame(`web-${GAME}`);

export const board: GameBoard = {
  Board,
  MySeat,
  lesson: async () => import("./coach"),
  AbovePrompt,
  Phases,
  AnswerButtons,
  tab: async () => import("./OffersTab.svelte"),
  tabName: "web-tidings-offers",
  asks: (...question) => lazy.parts?.asks(...question) ?? null,
  outlook,
  narration,
  isShut: (view, { name }) => name.endsWith("_discards") && !hasOpenDiscards(view),
  orders: [
    {
      key: "web-order-grimm_tidings-asks",
      frames: ["asks"],
      answers: ["smart", "own", "always"],
      usual: USUAL,
    },
    { key: "web-order-grimm_tidings-react", frames: ["React"], answers: ["pass"] },
  ],
};
