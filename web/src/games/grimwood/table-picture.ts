// What lies where in the rulebook's picture of the table.
import type { Part } from "../../pages/table-pictures";

export const rows: Part[][] = [
  [
    { step: 1, cards: [0], deep: 3 },
    { step: 2, cards: ["crow", "hydra"] },
  ],
  [
    { step: 4, cards: ["nymph", "giant", "swamp", "path", "clearing"] },
    { step: 3, cards: ["rune", "mage", "owl"] },
  ],
];
