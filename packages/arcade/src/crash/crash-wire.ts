import type { TableStakeBody } from '../live-table/table-wire.ts';

export interface CrashBody extends TableStakeBody {
  readonly stake: number;
  /** Where it is paid out by itself, in hundredths; null for the most. */
  readonly auto: number | null;
}

export interface CrashChoice {
  readonly auto: number | null;
  /** Where the player has left, in hundredths; null while the stake is open, or lost. */
  readonly times: number | null;
}
