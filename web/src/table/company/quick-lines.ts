// Lines that are said with one press. They travel as codes, and everybody reads their own language.
import type { Emote } from "../../store/table.svelte";

/** With the sign of each, where it has one. */
export const SIGNS: Partial<Record<Emote, string>> = {
  hello: "emote-hello",
  well_played: "emote-well_played",
  thanks: "emote-thanks",
  oops: "emote-oops",
  thinking: "emote-thinking",
  hurry: "emote-hurry",
  wow: "emote-wow",
  good_game: "emote-good_game",
};

/** What is said before the game, and what is said in it or after it, beside the signs. */
export const BEFORE: Emote[] = ["hello", "ready", "one_moment", "shall_we_start", "good_luck"];
export const DURING: Emote[] = ["good_luck", "one_moment", "back_soon", "i_am_back"];
export const AFTER: Emote[] = ["good_game", "thanks", "play_again"];
