// What lies where in the picture of each game's table. A part belongs to the step of the chapter
// that tells about it, and has its name from there.
export interface Part {
  /** The number of the step. */
  step: number;
  /** Cards side by side, by kind; a number is a back of this pool. */
  cards?: (string | number)[];
  /** How many cards lie under each of them. */
  deep?: number;
  /** Pieces of the Last Call. */
  pieces?: string[];
  /** A Level out of ten. */
  level?: number;
  /** Fields of a track, the first without a number. */
  fields?: number;
}

/** Rows from the middle of the table to your own place. */
export const PICTURES: Record<string, Part[][]> = {
  grimwood: [
    [
      { step: 1, cards: [0], deep: 3 },
      { step: 2, cards: ["crow", "hydra"] },
    ],
    [
      { step: 4, cards: ["nymph", "giant", "swamp", "path", "clearing"] },
      { step: 3, cards: ["rune", "mage", "owl"] },
    ],
  ],
  grim_farmer: [
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
  ],
  grimm_tidings: [
    [
      { step: 1, cards: [0, 1], deep: 3 },
      { step: 2, cards: ["robbers", "the_pea"] },
      { step: 5, level: 4 },
    ],
    [
      { step: 4, cards: ["hunter", "scissors", "golden_slipper", "frog_skin"] },
      { step: 3, cards: ["wolf_at_the_door", "poisoned_apple", "canon_hat", "flying_ladle"] },
    ],
  ],
  book_of_madness: [
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
  ],
};

/** What a step is about: its first words in bold. */
export const nameOf = (step: string): string =>
  (/^\*\*(.+?)\*\*/.exec(step)?.[1] ?? "").replace(/[,.:，。：、]$/, "");
