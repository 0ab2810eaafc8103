import type { MinorUnits } from '../../rules/money.ts';
import type { RealTimeTerms, Rules } from '../terms.ts';
import type { Step } from './explanation/explain.ts';
import { leaf, step } from './steps.ts';

/** A settled bet. A void counts as the same bet with all three amounts negative. */
export interface CountedBet {
  readonly validStake: MinorUnits;
  readonly stake: MinorUnits;
  readonly payout: MinorUnits;
}

/** Valid stakes of bets that are large enough, by outcome. Returned bets earn nothing. */
export interface CountedStakes {
  readonly won: MinorUnits;
  readonly lost: MinorUnits;
}

export const noStakes: CountedStakes = { won: 0, lost: 0 };

/** Adds a bet to the counts of some terms. The order does not matter, and sums of many bets give the same result. */
export function countBet(terms: RealTimeTerms, counted: CountedStakes, bet: CountedBet): CountedStakes {
  const isVoid = bet.validStake < 0;
  if (Math.abs(bet.validStake) < terms.singleBet) return counted;
  const houseLost = isVoid ? bet.stake - bet.payout : bet.payout - bet.stake;
  if (houseLost === 0) return counted;
  return houseLost > 0
    ? { won: counted.won + bet.validStake, lost: counted.lost }
    : { won: counted.won, lost: counted.lost + bet.validStake };
}

/**
 * The counts under one version of terms. A void counts under the version of its bet, so that it takes back exactly what
 * the bet earned. A day after a change may therefore have two parts.
 */
export interface CountedPart {
  readonly version: number;
  readonly rates: Pick<RealTimeTerms, 'profitRate' | 'lossRate'>;
  readonly stakes: CountedStakes;
}

/** A direct downline's agreement with the counts of its team under its terms. */
export interface RealTimeChild {
  readonly id: number;
  readonly payer: Rules['payer'];
  readonly parts: readonly CountedPart[];
}

export interface RealTimeInput {
  /** Since the start of the merchant's day. */
  readonly parts: readonly CountedPart[];
  readonly children: readonly RealTimeChild[];
  /** The fraction of a minor unit left from the day before, in millionths: 0 to 999,999. */
  readonly remainder: number;
  /** Sum of this day's lines so far. */
  readonly posted: MinorUnits;
  /** The amount that the agent must earn back. Never positive. */
  readonly makeUp: MinorUnits;
}

export interface RealTimeOutcome {
  /** The day's amount so far at the agent's rates, including its downlines' shares. */
  readonly amount: MinorUnits;
  /** The agent's own share of the amount. */
  readonly net: MinorUnits;
  /** The amount to post now. Only voids can make it negative, by at most what they take back. */
  readonly line: MinorUnits;
  /** The amount that the payer pays now. Never negative. */
  readonly due: MinorUnits;
  readonly makeUp: MinorUnits;
  /** The fraction for the next day, if this is the last line of its day. */
  readonly remainder: number;
  readonly explanation: readonly Step[];
}

/**
 * A day's sum is exact in millionths and rounded down once, however much of it is already posted. So the day's lines
 * always add up to that sum, however often they are posted. The fraction goes to the next day.
 */
export function settleRealTime({ parts, children, remainder, posted, makeUp }: RealTimeInput): RealTimeOutcome {
  const own = [...parts.flatMap((part) => earnedBy(part, part.version, 1)), leaf('remainder', remainder), leaf('oneMillionth', 1)];
  const amount = step('amount', 'share', own);
  const below = children.map(lessChild);
  const net = step('net', 'share', [...own, ...below.flat()]);
  const earnings = [...own, ...below.filter((_, index) => children[index]?.payer === 'house').flat()];
  const earned = step('earned', 'share', earnings);
  const line = step('line', 'difference', [earned, leaf('posted', posted)]);
  const total = step('total', 'sum', [line, leaf('makeUp', makeUp)]);
  const due = step('due', 'atLeastZero', [total]);
  const closing = step('closingMakeUp', 'atMostZero', [total]);
  return {
    amount: amount.value,
    net: net.value,
    line: line.value,
    due: due.value,
    makeUp: closing.value,
    remainder: Number(millionths(earnings) - BigInt(earned.value) * 1_000_000n),
    explanation: [due, amount, net, closing],
  };
}

function earnedBy({ rates, stakes }: CountedPart, id: number, sign: 1 | -1): readonly Step[] {
  return [
    leaf('wonStake', sign * stakes.won, id),
    leaf('profitRate', rates.profitRate, id),
    leaf('lostStake', sign * stakes.lost, id),
    leaf('lossRate', rates.lossRate, id),
  ];
}

function lessChild({ id, parts }: RealTimeChild): readonly Step[] {
  return parts.flatMap((part) => earnedBy(part, id, -1));
}

function millionths(pairs: readonly Step[]): bigint {
  return pairs.reduce((sum, { value }, at) => (at % 2 === 0 ? sum + BigInt(value) * BigInt(pairs[at + 1]?.value ?? 0) : sum), 0n);
}
