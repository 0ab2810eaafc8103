import { slipLimits } from '@livery/contract/lotteries';
import type { MinorUnits } from '@livery/contract/money';
import type { Limits } from '../lottery-desk.api.ts';
import { costOf, totalOf, type SlipBet } from './slip.rules.ts';

/** The draws that a slip plays in, and its multiple in each. */
export interface Plan {
  draws: number;
  /** The multiple of the stakes in the first draw. */
  times: number;
  /** The factor applied to the multiple after each `every` draws. 1 keeps it. */
  factor: number;
  every: number;
  stopsOnWin: boolean;
  /** Null for no limit. 0 means that the typed amount is not valid yet, so the slip cannot be placed. */
  stopsOnLoss: MinorUnits | null;
}

export const onePlan: Plan = { draws: 1, times: 1, factor: 1, every: 1, stopsOnWin: false, stopsOnLoss: null };

export interface PlannedDraw {
  number: string;
  times: number;
  stake: MinorUnits;
  /** Including all draws before it. */
  sum: MinorUnits;
}

export type PlanProblem = 'times' | 'tickets' | 'tooHigh' | 'lineStake' | 'ticketStake' | 'loss';

export interface Planned {
  draws: readonly PlannedDraw[];
  total: MinorUnits;
  problem: PlanProblem | null;
}

/** A slip's cost per draw and in total. Stops before the first draw that is impossible. */
export function planned(
  plan: Plan,
  issues: readonly { number: string }[],
  bets: readonly SlipBet[],
  { maxStake, maxTicket }: Pick<Limits, 'maxStake' | 'maxTicket'>,
): Planned {
  const draws: PlannedDraw[] = [];
  let total = 0;
  let times = plan.times;
  const end = (problem: PlanProblem | null): Planned => ({ draws, total, problem });
  if (plan.draws > 1 && plan.stopsOnLoss === 0) return end('loss');
  if (bets.length * plan.draws > slipLimits.tickets) return end('tickets');
  for (const [place, { number }] of issues.slice(0, plan.draws).entries()) {
    if (place > 0 && place % plan.every === 0) times *= plan.factor;
    if (times > slipLimits.times) return end('times');
    if (bets.some((bet) => bet.stake * times > maxStake)) return end('lineStake');
    if (bets.some((bet) => (costOf(bet, times) ?? Infinity) > maxTicket)) return end('ticketStake');
    const stake = totalOf(bets, times);
    const sum = stake === null ? null : totalOf([{ lines: 1, stake: total + stake }]);
    if (stake === null || sum === null) return end('tooHigh');
    total = sum;
    draws.push({ number, times, stake, sum });
  }
  return end(null);
}
