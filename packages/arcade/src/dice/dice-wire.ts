import type { RoundAnswer, RoundBody } from '../shell/wire.ts';
import type { DiceChoice } from './dice-rules.ts';

export interface DiceBody extends RoundBody, DiceChoice {}

export interface DiceAnswer extends RoundAnswer {
  readonly roll: number;
}
