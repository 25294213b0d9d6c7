// What a turn is made of beside playing cards: each has a button in a place of its own.
import type { Decision, Option } from "../../wire";

export const DEEDS = ["draw", "steal", "end"] as const;
export type Deed = (typeof DEEDS)[number];

/** Which of them an answer is; none while a power asks. */
export function deedOf({ verb }: Option, question: Decision | null): Deed | undefined {
  if (question?.frame !== "MainAction") return undefined;
  return DEEDS.find((deed) => verb === deed || verb.startsWith(`${deed} `));
}
