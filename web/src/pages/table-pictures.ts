// What lies where in the picture of each game's table. A part belongs to the step of the chapter
// that tells about it, and has its name from there.
import type { Component } from "svelte";

export interface Part {
  /** The number of the step. */
  step: number;
  /** Cards side by side, by kind; a number is a back of this pool. */
  cards?: (string | number)[];
  /** How many cards lie under each of them. */
  deep?: number;
  /** Pieces, by name. */
  pieces?: string[];
  /** A Level out of ten. */
  level?: number;
  /** Fields of a track, the first without a number. */
  fields?: number;
}

/** A picture that a game brings, and what it draws pieces and Levels with. */
export interface TablePicture {
  /** Rows from the middle of the table to your own place. */
  rows: Part[][];
  Piece?: Component<{ piece: string; size: number }>;
  Level?: Component<{ level: number }>;
}
const found = import.meta.glob("../games/*/table-picture.ts", { eager: true });

/** The picture of a game's table; undefined if it brings none. */
export const pictureOf = (game: string): TablePicture | undefined =>
  found[`../games/${game}/table-picture.ts`] as TablePicture | undefined;

/** What a step is about: its first words in bold. */
export const nameOf = (step: string): string =>
  (/^\*\*(.+?)\*\*/.exec(step)?.[1] ?? "").replace(/[,.:，。：、]$/, "");
