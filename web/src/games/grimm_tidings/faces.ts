// The faces of Grimm Tidings' cards: a sign for the sort of card, and its printed numbers.
import "./cards.css";
import type { Faces } from "../../cards/faces";

const SIGNS: Record<string, string> = {
  class: "mark-class",
  title: "mark-title",
  monster: "mark-monster",
  enhancer: "mark-enhancer",
  curse: "mark-curse",
  special: "mark-special",
  level: "mark-level",
  item: "mark-item",
  one_shot: "mark-one_shot",
  hand_only: "mark-special",
};
const TREASURES = 1;

export const faces: Faces = {
  faceOf: (kind, { groups, numbers }) => ({
    sign: SIGNS[groups[kind]] ?? "",
    numbers: numbers?.[kind] ?? {},
  }),
  backs: { [TREASURES]: "mark-treasures" },
};
