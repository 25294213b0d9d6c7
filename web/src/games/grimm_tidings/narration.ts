// What the log leaves out: the lines around these events already say it.
import type { Narration } from "../../table/panel/log";
import silent from "./silent.json";

export const narration: Narration = {
  silent,
  isSilent: ({ key, args }) => key === "grimm_tidings-event-foe-came" && args?.copy === "no",
};
