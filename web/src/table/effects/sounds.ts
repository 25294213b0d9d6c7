// When a table makes a sound. Nothing sounds that the view does not also show.
import { settings } from "../../settings.svelte";
import type { Event } from "../../wire";

type Sound = keyof (typeof import("./tones"))["SOUNDS"];

const HEARD: [RegExp, Sound][] = [
  [/last-round/, "bell"],
  [/block/, "block"],
  [/steal|hand-hand/, "steal"],
];

/** One sound for all that a move brought: the rarest of it. */
export const soundOf = (events: readonly Event[]): Sound =>
  HEARD.find(([pattern]) => events.some(({ verb }) => pattern.test(verb)))?.[1] ?? "card";

export function sound(name: Sound): void {
  if (!settings.hasSound || !navigator.userActivation?.hasBeenActive) return;
  void import("./tones").then(({ SOUNDS }) => SOUNDS[name]());
}
