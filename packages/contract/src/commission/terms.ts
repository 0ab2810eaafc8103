import type { MinorUnits } from '../rules/money.ts';
import type { Share } from '../rules/shares.ts';
import type { SettlementPeriod } from './agreements.ts';

/**
 * A step of a scale, reached when the team meets all three thresholds in the window (readings 47). A threshold of 0 is
 * always met, so that wages may be paid when the team won. `lostRate` is null if one rate applies to all stakes.
 * Otherwise `rate` applies to bets that won and `lostRate` to bets that lost.
 */
export interface Tier {
  /** The team's valid stake. */
  readonly periodicMinimumBet: MinorUnits;
  /** The team's loss, which is the house's win. */
  readonly profitLoss: MinorUnits;
  readonly minimumActiveMembers: number;
  readonly rate: Share;
  readonly lostRate: Share | null;
}

/**
 * How a window's loss lowers later ones: not at all, for one window, within the first half of a month, or until it is
 * used up.
 */
export const carries = ['none', 'one', 'month', 'forever'] as const;
export type Carry = (typeof carries)[number];

/**
 * Rules that both sides agree on, so that neither can change them later.
 *
 * - `tierBase`: whether the loss of a tier is before or after bonuses, rebates and fees.
 * - `isMadeUp`: a negative amount, which children may leave, is earned back before anything is paid again.
 * - `split`: `differential` leaves an agent its own gross less its children's; `shareOfParent` gives a child part of
 *   the parent's amount.
 * - `payer`: the side that owes the amount (readings 51). `isGuaranteed`: the house pays a child that its upline owes,
 *   and collects from the upline. By agreeing to it, the house also allows it in the terms below.
 * - `lateVoids`: the effect of a void after the close (readings 50).
 * - `turnover`: `periodicMinimumBet` and `profitLoss` of a tier are the window's total or its daily average.
 * - `wholeUnits`: turnover counts in whole multiples of this amount; 1 counts all of it.
 * - `feeShare`: part of the house's win that is deducted as its cost.
 * - `quarantine`: when one member wins at least `member` and the team at least `team`, the loss is carried for those
 *   members alone.
 */
export interface Rules {
  readonly carry: Carry;
  readonly isMadeUp: boolean;
  readonly tierBase: 'gross' | 'net';
  readonly split: 'differential' | 'shareOfParent';
  readonly payer: 'house' | 'upline';
  readonly isGuaranteed: boolean;
  readonly lateVoids: 'rerate' | 'base';
  readonly turnover: 'total' | 'dailyAverage';
  readonly wholeUnits: MinorUnits;
  readonly feeShare: Share;
  readonly quarantine: { readonly member: MinorUnits; readonly team: MinorUnits } | null;
}

interface Scaled {
  /** The stake in a window from which a member counts as active. */
  readonly minimumBet: MinorUnits;
  /** In ascending order. */
  readonly tiers: readonly Tier[];
  readonly rules: Rules;
}

/** A share of the team's loss. */
export interface DividendTerms extends Scaled {
  readonly kind: 'dividend';
  readonly period: SettlementPeriod;
}

/** A share of the team's valid stake by the merchant's day, or by the hour. */
export interface WageTerms extends Scaled {
  readonly kind: 'daily' | 'hourly';
}

/** A share of each bet of at least `singleBet`: `profitRate` if it won, `lossRate` if it lost (readings 48). */
export interface RealTimeTerms {
  readonly kind: 'realTime';
  readonly singleBet: MinorUnits;
  readonly profitRate: Share;
  readonly lossRate: Share;
  readonly rules: Rules;
}

/** One document that both sides accept by its hash. Amounts are in minor units of the merchant's currency, rates in parts per million. */
export type Terms = DividendTerms | WageTerms | RealTimeTerms;

export const plainRules: Rules = {
  carry: 'none',
  isMadeUp: false,
  tierBase: 'gross',
  split: 'differential',
  payer: 'upline',
  isGuaranteed: false,
  lateVoids: 'rerate',
  turnover: 'total',
  wholeUnits: 1,
  feeShare: 0,
  quarantine: null,
};

/** The highest rate of any agreement, before the parent's own limits it (anchors: 30 % dividend, 3 % of lost stakes by the hour). */
export const highestRates = { dividend: 1_000_000, daily: 100_000, hourly: 100_000, realTime: 100_000 } as const;

export const mostTiers = 12;

/** The highest threshold. Multiplied by the days of a month, it is still a safe integer. */
export const highestAmount = 100_000_000_000_000;

export const mostMembers = 1_000_000;
