import type { TableStakeBody } from '../live-table/table-wire.ts';
import type { Chip } from './roulette-rules.ts';

export interface RouletteBody extends TableStakeBody {
  readonly chips: readonly Chip[];
}

export type RouletteChoice = readonly Chip[];
