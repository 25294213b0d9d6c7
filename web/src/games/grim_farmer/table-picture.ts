// What lies where in the rulebook's picture of the table.
import type { Part } from "../../pages/table-pictures";
export { default as Piece } from "./Token.svelte";

export const rows: Part[][] = [
  [
    { step: 4, cards: [0], deep: 3 },
    { step: 2, pieces: ["pig", "red"] },
    { step: 3, pieces: ["cow", "sheep", "hen", "blue", "yellow", "green"] },
    { step: 5, cards: [0], deep: 1 },
  ],
  [
    { step: 6, cards: [0, 0, 0] },
    { step: 1, cards: ["pig_blue", "cow_red", "hen_green", "mouse", "frog"] },
  ],
];
