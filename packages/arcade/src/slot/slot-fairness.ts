import type { CheckableRound } from '../shell/fairness.ts';
import type { SlotModel } from './slot-model.ts';
import { playRound, roundWin, type Turn } from './slot-outcome.ts';

export interface PlayedSpin {
  readonly nonce: number;
  readonly clientSeed: string;
  readonly stake: number;
  readonly win: number;
  readonly turns: readonly Turn[];
}

export function checkableSpin(model: SlotModel, { nonce, clientSeed, stake, win, turns }: PlayedSpin): CheckableRound {
  return {
    nonce,
    check: async (draw) => {
      const given = await playRound(model, draw, clientSeed, nonce);
      const isSame = given.length === turns.length && given.every(({ stops }, i) => stops.join() === turns[i]?.stops.join());
      return isSame && roundWin(given) * (stake / model.lines.length) === win;
    },
  };
}
