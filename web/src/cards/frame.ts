// The outside of a card: what its classes say about its size, its colours and its state.
import "./frame.css";
import "./hues.css";
import type { Face } from "./faces";
import type { CardSize } from "./sizes";

export interface Frame {
  game: string;
  /** Empty: a back. */
  kind: string;
  size: CardSize;
  face: Face;
  turned: "" | "spent" | "down";
  isGilt: boolean;
  isIdle: boolean;
  isLegal: boolean;
  isChosen: boolean;
  isOff: boolean;
  isLocked: boolean;
  isHinted: boolean;
}

export function frameOf({ game, kind, size, face, turned, ...is }: Frame): string {
  return [
    `card s-${size} h-${face.hue} g-${game}`,
    turned,
    !kind && "back",
    face.isDark && "dark",
    is.isGilt && "gilt",
    is.isIdle && "idle",
    is.isLegal && "legal",
    is.isChosen && "chosen",
    is.isOff && "off",
    is.isLocked && "locked",
    is.isHinted && "hinted",
  ]
    .filter(Boolean)
    .join(" ");
}
