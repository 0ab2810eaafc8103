import type { Draw } from './draw.ts';
import type { Play } from './play.ts';

/** `8OF20` is Lucky Farm. `VN18` and `VN27` are Vietnamese prize lists: the south and centre, and the north. */
export const kindCodes = ['SSC', '11X5', 'LF', '8OF20', 'PK10', 'LHC', 'VN18', 'VN27'] as const;
export type KindCode = (typeof kindCodes)[number];

/** The form of a result: how many of which numbers, in which order. */
export type NumberSpace =
  /** `count` independent digits. */
  | { readonly by: 'digits'; readonly count: number }
  /** `count` different numbers from 1 to `of`. */
  | { readonly by: 'distinct'; readonly count: number; readonly of: number }
  /** Prizes of a Vietnamese list by their digits, in list order. */
  | { readonly by: 'prizes'; readonly digits: readonly number[] };

export interface Kind {
  readonly code: KindCode;
  readonly space: NumberSpace;
  /** The number of draws, as plays count them. */
  readonly total: bigint;
  readonly plays: readonly Play[];
  /** A result as on a ball or slip: `07`, or `01234` for a prize of five digits. */
  readonly labelsOf: (draw: Draw) => readonly string[];
}
