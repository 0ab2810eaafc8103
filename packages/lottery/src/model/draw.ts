/** What decides how a result is read, besides the numbers themselves. */
export interface DrawContext {
  /** The animal of the lunar year of the issue, 0 (rat) to 11 (pig). Only LHC reads it. */
  readonly animal: number;
  readonly flags: Flags;
}

/** What happens to bets on two sides when the draw favours neither (readings 56). */
export interface Flags {
  /** LHC: 49 as the special number. */
  readonly fortyNine: 'returned' | 'lost';
  /** SSC: dragon and tiger are equal. */
  readonly tie: 'returned' | 'lost';
  /** 11X5: the sum is 30. */
  readonly thirty: 'returned' | 'lost';
}

/**
 * The numbers of a result in the order drawn: digits for SSC and 3D, numbers from 1 elsewhere, with LHC's special last.
 * A prize of a Vietnamese lottery is its number without leading zeros; its kind knows the number of digits.
 */
export type Draw = readonly number[];
