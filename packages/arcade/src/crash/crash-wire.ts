import type { TableStakeBody } from '../live-table/table-wire.ts';

export interface CrashBody extends TableStakeBody {
  readonly stake: number;
  /** The multiplier of the automatic cash-out, in hundredths; null for the highest. */
  readonly auto: number | null;
}

export interface CrashChoice {
  readonly auto: number | null;
  /** The multiplier of the cash-out, in hundredths; null while the stake is open, or if it was lost. */
  readonly times: number | null;
}
