// The numbers of the fight that runs, as the server has told them.
import type { Sentence } from "../../wire";

export interface Running {
  key: string;
  args: Record<string, unknown>;
  ours: number;
  theirs: number;
  stake: number;
  isWinning: boolean;
}

const FIGHT = "grimm_tidings-board-fight";

export function fightOf(banners: readonly Sentence[]): Running | null {
  const told = banners.find(({ key }) => key === FIGHT);
  if (!told) return null;
  const args = told.args ?? {};
  return {
    key: FIGHT,
    args,
    ours: Number(args.ours),
    theirs: Number(args.theirs),
    stake: Number(args.stake),
    isWinning: args.winning === "yes",
  };
}
