// What lies where in the rulebook's picture of the table.
import type { Part } from "../../pages/table-pictures";
export { default as Level } from "./Levels.svelte";

export const rows: Part[][] = [
  [
    { step: 1, cards: [0, 1], deep: 3 },
    { step: 2, cards: ["robbers", "the_pea"] },
    { step: 5, level: 4 },
  ],
  [
    { step: 4, cards: ["hunter", "scissors", "golden_slipper", "frog_skin"] },
    { step: 3, cards: ["wolf_at_the_door", "poisoned_apple", "canon_hat", "flying_ladle"] },
  ],
];
