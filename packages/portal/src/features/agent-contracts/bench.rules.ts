import type { SettlementPeriod } from '@livery/contract/agreements';
import type { MinorUnits } from '@livery/contract/money';
import type { Share } from '@livery/contract/shares';
import { noFigures, type TeamFigures } from '@livery/contract/commission-figures';
import { nothingCarried, type Child, type Missing, type WindowInput, type WindowTerms } from '@livery/contract/commission-outcome';
import { settleRealTime } from '@livery/contract/commission-real-time';
import { rateOf, settleWindow } from '@livery/contract/commission-settle-window';
import type { RealTimeTerms, Terms, Tier } from '@livery/contract/commission-terms';
import type { Trial } from './agent-contracts.reads.ts';
import { tiersOf } from '@livery/contract/commission-terms-lines';

/** The sliders' values. */
export interface Played {
  /** Stakes of bets that won and of bets that lost. */
  won: MinorUnits;
  lost: MinorUnits;
  /** The team's loss. */
  loss: MinorUnits;
  active: number;
}

/** Both sides' amounts. */
export interface Shares {
  downline: MinorUnits;
  /** Null if the payer has no terms. */
  upline: MinorUnits | null;
  /** Counted from 0. Null if no tier is reached. */
  tier: number | null;
  rate: Share;
  next: Missing | null;
}

const daysOf: Record<SettlementPeriod, number> = { daily: 1, weekly: 7, semimonthly: 15, monthly: 30 };

/** The settlement's own computation, with the agent's hypothetical figures. */
export function sharesOf(terms: Terms, ceiling: Terms | null, played: Played): Shares {
  if (terms.kind === 'realTime') return realTimeShares(terms, ceiling, played);
  const days = terms.kind === 'dividend' ? daysOf[terms.period] : 1;
  const figures = figuresOf(played);
  const isShare = terms.rules.split === 'shareOfParent';
  const own = ceiling === null || ceiling.kind === 'realTime' ? null : ceiling;
  const alone = settleWindow(inputOf(terms, figures, days));
  const rate = rateOf(terms, figures, days);
  const child: Child = isShare
    ? { id: 1, payer: terms.rules.payer, share: rate }
    : { id: 1, payer: terms.rules.payer, amount: alone.amount };
  const above = own === null ? null : settleWindow({ ...inputOf(own, figures, days), children: [child] });
  const fromParent = isShare ? (above?.children[0]?.amount ?? 0) : null;
  const { due, tier, next } = fromParent === null ? alone : settleWindow({ ...inputOf(terms, figures, days), fromParent });
  return { downline: due, upline: above?.net ?? null, tier, rate, next };
}

function realTimeShares(terms: RealTimeTerms, ceiling: Terms | null, { won, lost }: Played): Shares {
  const partsOf = (rates: RealTimeTerms) => [{ version: 1, rates, stakes: { won, lost } }];
  const day = { remainder: 0, posted: 0, makeUp: 0 };
  const { due } = settleRealTime({ ...day, parts: partsOf(terms), children: [] });
  const child = { id: 1, payer: terms.rules.payer, parts: partsOf(terms) };
  const upline = ceiling?.kind === 'realTime' ? settleRealTime({ ...day, parts: partsOf(ceiling), children: [child] }).net : null;
  return { downline: due, upline, tier: null, rate: 0, next: null };
}

function figuresOf({ won, lost, loss, active }: Played): TeamFigures {
  const stake = won + lost;
  return { ...noFigures, validStake: stake, wonStake: won, lostStake: lost, stake, payout: stake - loss, activeMembers: active };
}

function inputOf(terms: WindowTerms, figures: TeamFigures, days: number): WindowInput {
  return {
    terms,
    version: 1,
    figures,
    days,
    place: { isFirstHalf: true, endsMonth: false },
    results: [],
    children: [],
    opening: nothingCarried,
    adjustments: [],
    fromParent: null,
  };
}

/** The sliders' maximum: twice the highest tier's requirement or the best recent window, rounded. */
export function rangesOf(terms: Terms, windows: Trial['windows']): { turnover: number; loss: number; active: number } {
  const highest: Partial<Tier> = tiersOf(terms).at(-1) ?? {};
  const most = (of: 'validStake' | 'loss' | 'activeMembers') => Math.max(0, ...windows.map((window) => window[of]));
  return {
    turnover: roundUp(2 * Math.max(highest.periodicMinimumBet ?? 0, most('validStake'), 50_000)),
    loss: roundUp(2 * Math.max(highest.profitLoss ?? 0, most('loss'), 50_000)),
    active: roundUp(2 * Math.max(highest.minimumActiveMembers ?? 0, most('activeMembers'), 5)),
  };
}

/** Rounded to one digit and zeros, or to one and a half. */
export function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return Math.ceil(value / unit) * unit;
}

/** The sliders' start: the last window's figures, or the first tier's requirements. */
export function firstPlayed(terms: Terms, windows: Trial['windows']): Played {
  // The latest window comes first, and may have only just begun.
  const played = windows.filter(({ validStake }) => validStake > 0);
  const last = played.find(({ isComplete }) => isComplete) ?? played[0];
  const [first] = tiersOf(terms);
  const turnover = last?.validStake ?? Math.max(first?.periodicMinimumBet ?? 0, 100_000);
  const lost = Math.floor(turnover / 2);
  return {
    won: turnover - lost,
    lost,
    loss: Math.max(0, last?.loss ?? first?.profitLoss ?? 0),
    active: last?.activeMembers ?? first?.minimumActiveMembers ?? 0,
  };
}

/** The turnover, with the same ratio of winning and losing bets. */
export function withTurnover({ won, lost, ...rest }: Played, turnover: MinorUnits): Played {
  const whole = won + lost;
  const nextWon = whole === 0 ? Math.floor(turnover / 2) : Math.floor((turnover * won) / whole);
  return { ...rest, won: nextWon, lost: turnover - nextWon };
}
