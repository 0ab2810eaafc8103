import type { MinorUnits } from '../../rules/money.ts';
import type { Share } from '../../rules/shares.ts';
import type { DividendTerms, Rules, WageTerms } from '../terms.ts';
import type { Step } from './explain.ts';
import type { TeamFigures } from './figures.ts';
import type { MonthPlace } from './windows.ts';

/** Terms that pay by windows, so all but real time. */
export type WindowTerms = DividendTerms | WageTerms;

/** What the house won from a member in a window, its stakes less its payouts. */
export interface MemberResult {
  readonly member: number;
  readonly result: MinorUnits;
}

/** What a window leaves to the next one of the same agreement. */
export interface Carried {
  /** A loss that lowers the next base; never negative. */
  readonly carry: MinorUnits;
  /** What the agent has to earn back before anything is paid; never positive. */
  readonly makeUp: MinorUnits;
  /** Losses that only the members who won them can reduce, by member; each above nothing. */
  readonly quarantine: readonly { readonly member: number; readonly amount: MinorUnits }[];
}

export const nothingCarried: Carried = { carry: 0, makeUp: 0, quarantine: [] };

/**
 * An agreement of the same kind and window with a direct downline. `amount` is its outcome's `amount`. One that is split as a share of its
 * parent's comes with the `share` of its tier instead, and is settled afterwards with the amount that its parent's outcome gives it.
 */
export type Child = {
  /** The agreement's number. */
  readonly id: number;
  readonly payer: Rules['payer'];
} & ({ readonly amount: MinorUnits } | { readonly share: Share });

/** What late voids change in a line, by the closed line that it concerns. */
export interface Adjustment {
  readonly line: number;
  readonly amount: MinorUnits;
}

export interface WindowInput {
  readonly terms: WindowTerms;
  /** The number of the terms' version, for the explanation. */
  readonly version: number;
  readonly figures: TeamFigures;
  /** Days of the whole window, which a daily average divides by. */
  readonly days: number;
  readonly place: MonthPlace;
  /**
   * The results of the members who won at least `quarantine.member`, and of those who are in quarantine. Others may be there too, and change
   * nothing.
   */
  readonly results: readonly MemberResult[];
  readonly children: readonly Child[];
  readonly opening: Carried;
  readonly adjustments: readonly Adjustment[];
  /** What the parent's outcome gives this agreement, if it is a share of the parent's; otherwise null. */
  readonly fromParent: MinorUnits | null;
}

/** What the team still needs for a tier; nothing is negative, and what is 0 is met. */
export interface Missing {
  /** Of the tiers, from 0. */
  readonly tier: number;
  readonly turnover: MinorUnits;
  readonly loss: MinorUnits;
  readonly activeMembers: number;
}

export interface Outcome {
  /** The highest tier that is reached, from 0; null when none is. */
  readonly tier: number | null;
  /** The tier above it; null at the highest. */
  readonly next: Missing | null;
  /** What the rate is of, after carry and quarantine; may be negative. Of a share of the parent's amount it is that share. */
  readonly base: MinorUnits;
  /** What the agreement brings in this window by its own figures; what its downlines get is part of it. */
  readonly gross: MinorUnits;
  /** `gross` and the adjustments: what its parent counts as this child's. */
  readonly amount: MinorUnits;
  /** In the order of the input. */
  readonly children: readonly { readonly id: number; readonly amount: MinorUnits }[];
  /** The agent's own income: the amount less its children's. It may be negative. */
  readonly net: MinorUnits;
  /** What the payer pays: the amount less what the house pays the children instead, after make-up. Never negative. */
  readonly due: MinorUnits;
  readonly closing: Carried;
  /** What every figure above was computed from: `due`, `net`, `closingMakeUp`, `closingCarry`, and each member's `closingQuarantine`. */
  readonly explanation: readonly Step[];
}
