import { loadGame } from "../../texts.svelte";
import type { GameBoard } from "..";
import Board from "../../table/GenericBoard.svelte";
import Own from "../../table/GenericOwn.svelte";
import Above from "./Above.svelte";
import { narration } from "./narration";

const GAME = "grimm_tidings";
await loadGame(`web-${GAME}`);

/** The board of any game, and above the question the fight that runs. */
export const board: GameBoard = {
  Board,
  Own,
  Above,
  narration,
  orders: [
    { key: "web-order-grimm_tidings-asks", frames: ["asks"], answers: ["smart", "own"] },
    { key: "web-order-grimm_tidings-react", frames: ["React"], answers: ["pass"] },
  ],
};
