import { loadGame } from "../../texts.svelte";
import type { GameBoard } from "..";
import Above from "./Above.svelte";
import Board from "./Board.svelte";
import { GAME } from "./figures";
import { later } from "./later.svelte";
import { narration } from "./narration";
import { outlook } from "./outlook";
import Own from "./Own.svelte";
import Phases from "./Phases.svelte";
import { USUAL } from "./usual";
import Third from "./Third.svelte";
import Ways from "./Ways.svelte";

await loadGame(`web-${GAME}`);

export const board: GameBoard = {
  Board,
  Own,
  Above,
  Phases,
  Ways,
  Third,
  thirdName: "web-tidings-offers",
  asks: (...question) => later.parts?.asks(...question) ?? null,
  outlook,
  narration,
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
