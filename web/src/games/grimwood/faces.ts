// The faces of Grimwood's cards: a figure in the colours of its group.
import "./cards.css";
import type { Faces } from "../../cards/faces";

export const faces: Faces = {};
