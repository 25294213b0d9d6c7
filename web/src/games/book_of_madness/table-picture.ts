// What lies where in the rulebook's picture of the table.
import type { Part } from "../../pages/table-pictures";

export const rows: Part[][] = [
  [
    { step: 1, cards: ["candle_wyrm"], deep: 3 },
    { step: 2, fields: 5 },
    { step: 4, cards: ["madness"], deep: 3 },
  ],
  [
    {
      step: 3,
      cards: ["blackout", "undertow", "dizzy_spell", "howling", "quicksand"],
    },
    { step: 5, cards: ["fire_2", "water_2", "earth_3", "air_3"], deep: 1 },
    { step: 6, cards: ["searing_ray", "frost_rune", "quarry", "updraft"], deep: 1 },
  ],
  [
    {
      step: 7,
      cards: ["combustion", "ice", "growth", "fire_1", "water_1", "earth_1", "madness"],
    },
  ],
];
