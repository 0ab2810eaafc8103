import type { RoundAnswer, RoundBody } from '../shell/wire.ts';
import type { Turn } from './slot-outcome.ts';

export type SpinBody = RoundBody;

export interface SpinAnswer extends RoundAnswer {
  readonly turns: readonly Turn[];
}
