import type { MinorUnits } from '../../rules/money.ts';
import type { Share } from '../../rules/shares.ts';
import type { DividendTerms, Rules, WageTerms } from '../terms.ts';
import type { Step } from './explanation/explain.ts';
import type { TeamFigures } from './figures.ts';
import type { MonthPlace } from './windows.ts';

/** Terms that pay by windows: all kinds except real time. */
export type WindowTerms = DividendTerms | WageTerms;

/** The house's win from a member in a window: stakes less payouts. */
export interface MemberResult {
  readonly member: number;
  readonly result: MinorUnits;
}

/** The amounts that a window carries to the next one of the agreement. */
export interface Carried {
  /** A loss that lowers the next base. Never negative. */
  readonly carry: MinorUnits;
  /** The negative amount that the agent must earn back before anything is paid. */
  readonly makeUp: MinorUnits;
  /** Losses that only the members who won them can reduce, by member. Each is positive. */
  readonly quarantine: readonly { readonly member: number; readonly amount: MinorUnits }[];
}

export const nothingCarried: Carried = { carry: 0, makeUp: 0, quarantine: [] };

/**
 * A direct downline's agreement of the same kind and window. `amount` is the `amount` of its outcome. An agreement that
 * is a share of its parent's has the `share` of its tier instead, and settles afterwards with the amount from its
 * parent's outcome.
 */
export type Child = {
  /** The agreement's number. */
  readonly id: number;
  readonly payer: Rules['payer'];
} & ({ readonly amount: MinorUnits } | { readonly share: Share });

/** The change of a closed line by late voids. */
export interface Adjustment {
  readonly line: number;
  readonly amount: MinorUnits;
}

export interface WindowInput {
  readonly terms: WindowTerms;
  /** The number of the terms' version, for the explanation. */
  readonly version: number;
  readonly figures: TeamFigures;
  /** Days of the whole window, the divisor for daily averages. */
  readonly days: number;
  readonly place: MonthPlace;
  /**
   * The results of members who won at least `quarantine.member`, and of those in quarantine. Results of other members
   * have no effect.
   */
  readonly results: readonly MemberResult[];
  readonly children: readonly Child[];
  readonly opening: Carried;
  readonly adjustments: readonly Adjustment[];
  /** The amount from the parent's outcome if this agreement is a share of it; otherwise null. */
  readonly fromParent: MinorUnits | null;
}

/** The amounts that the team still needs for a tier. 0 means that the threshold is met. */
export interface Missing {
  /** Of the tiers, from 0. */
  readonly tier: number;
  readonly turnover: MinorUnits;
  readonly loss: MinorUnits;
  readonly activeMembers: number;
}

export interface Outcome {
  /** The highest reached tier, from 0. Null if none is reached. */
  readonly tier: number | null;
  /** The next higher tier. Null at the highest. */
  readonly next: Missing | null;
  /**
   * The base of the rate, after carry and quarantine. It may be negative. For a share of the parent's amount, it is
   * that share.
   */
  readonly base: MinorUnits;
  /** The amount of the agreement in this window by its own figures, including its downlines' shares. */
  readonly gross: MinorUnits;
  /** `gross` plus the adjustments. The parent counts it as this child's amount. */
  readonly amount: MinorUnits;
  /** In the order of the input. */
  readonly children: readonly { readonly id: number; readonly amount: MinorUnits }[];
  /** The agent's own income: the amount minus its children's. It may be negative. */
  readonly net: MinorUnits;
  /**
   * The amount that the payer owes after make-up, without the children's shares that the house pays. Never negative.
   */
  readonly due: MinorUnits;
  readonly closing: Carried;
  /** The explanation of every figure above: `due`, `net`, `closingMakeUp`, `closingCarry`, and each member's `closingQuarantine`. */
  readonly explanation: readonly Step[];
}
