import type { Palette } from './art/ink.ts';
import type { SlotModelId } from './slot-models.ts';
import type { Turn } from './slot-outcome.ts';
import type { SlotTheme } from './slot-theme.ts';

/** All amounts in minor units of `currency`. */
export interface OpenAnswer {
  readonly session: string;
  readonly nodeId: number;
  readonly gameName: string;
  readonly language: string;
  readonly theme: SlotTheme;
  readonly model: SlotModelId;
  readonly palette: Palette;
  /** `demo` stakes play money, which is in no ledger. */
  readonly mode: 'real' | 'demo';
  readonly currency: { readonly code: string; readonly symbol: string; readonly digits: number };
  /** How they are written: as specified, or in the habit of `language`. */
  readonly amounts: 'specified' | 'locale';
  readonly balance: number;
  readonly stakes: readonly number[];
  /** Expected win of one stake, exact. */
  readonly rtp: number;
  readonly commitment: string;
  /** Where messages to the page around the game may go. */
  readonly parentOrigin: string;
}

export interface SpinBody {
  readonly session: string;
  readonly idempotencyKey: string;
  readonly stake: number;
  readonly clientSeed: string;
}

export interface SpinAnswer {
  readonly nonce: number;
  readonly stake: number;
  readonly win: number;
  /** After stake and win. */
  readonly balance: number;
  readonly turns: readonly Turn[];
}

/** The seed that decided the rounds so far, and the commitment to the one that decides the next. */
export interface RotateAnswer {
  readonly serverSeed: string;
  readonly commitment: string;
  readonly nextCommitment: string;
}
