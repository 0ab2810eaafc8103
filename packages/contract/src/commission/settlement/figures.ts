import type { MinorUnits } from '../../rules/money.ts';

/**
 * The figures of a team in a window, without the agent itself (docs/decisions/commission.md). Bets count when they are
 * settled or voided, so a figure may be negative.
 */
export interface TeamFigures {
  readonly validStake: MinorUnits;
  /** The valid stakes of won and of lost bets. The rest was returned. */
  readonly wonStake: MinorUnits;
  readonly lostStake: MinorUnits;
  /** All stakes and payouts. Their difference is the house's win. */
  readonly stake: MinorUnits;
  readonly payout: MinorUnits;
  readonly bonuses: MinorUnits;
  readonly rebates: MinorUnits;
  /** Payment fees that the house paid. */
  readonly fees: MinorUnits;
  /**
   * Amounts of the agent's lines of other kinds posted in the window, with downlines' parts. Only a dividend deducts
   * them.
   */
  readonly wages: MinorUnits;
  /** Members whose valid stake in the window is at least the terms' `minimumBet`. */
  readonly activeMembers: number;
}

export const noFigures: TeamFigures = {
  validStake: 0,
  wonStake: 0,
  lostStake: 0,
  stake: 0,
  payout: 0,
  bonuses: 0,
  rebates: 0,
  fees: 0,
  wages: 0,
  activeMembers: 0,
};

/**
 * Adds the figures of parts of a team or a window. Active members can only be added over parts of a team, because a
 * member may be active in the whole window but in none of its parts.
 */
export function addFigures(one: TeamFigures, other: TeamFigures): TeamFigures {
  return {
    validStake: one.validStake + other.validStake,
    wonStake: one.wonStake + other.wonStake,
    lostStake: one.lostStake + other.lostStake,
    stake: one.stake + other.stake,
    payout: one.payout + other.payout,
    bonuses: one.bonuses + other.bonuses,
    rebates: one.rebates + other.rebates,
    fees: one.fees + other.fees,
    wages: one.wages + other.wages,
    activeMembers: one.activeMembers + other.activeMembers,
  };
}
