import type { Market, Selection, SelectionId } from './wire.ts';

/** The book's margin. */
const margin = 0.06;
const [least, most] = [101, 5_000];
/** The step of odds below a limit. Odds change only in visible steps. */
const steps: readonly (readonly [below: number, step: number])[] = [
  [200, 5],
  [300, 10],
  [500, 20],
  [1_000, 50],
];
/** Up to this many points, scores are computed one by one. */
const counted = 12;

export interface Standing {
  readonly score: readonly [number, number];
  /** The points each side is still expected to score. */
  readonly expected: readonly [number, number];
  readonly hasDraw: boolean;
  readonly totalLine: number;
  readonly handicapLine: number;
}

/** In hundredths. Null for a nearly certain or impossible outcome. */
function oddsOf(probability: number): number | null {
  if (probability < 0.012 || probability > 0.975) return null;
  const exact = (100 * (1 - margin)) / probability;
  const [, step] = steps.find(([below]) => exact < below) ?? [0, 100];
  return Math.min(most, Math.max(least, Math.round(exact / step) * step));
}

const selection = (id: SelectionId, probability: number): Selection => ({ id, odds: oddsOf(probability) });

/** For matches where only the winner counts. */
export function winnerMarket(home: number): Market[] {
  return [{ id: 'winner', line: null, selections: [selection('home', home), selection('away', 1 - home)] }];
}

export function marketsOf({ score: [home, away], expected: [toHome, toAway], hasDraw, totalLine, handicapLine }: Standing): Market[] {
  const above = hasDraw ? smallScores([home, away], [toHome, toAway]) : largeScores([home, away], [toHome, toAway]);
  const [wins, over, covers] = [above.lead(0), above.total(totalLine), above.lead(-handicapLine)];
  const draws = hasDraw ? above.lead(-0.5) - wins : 0;
  const winner = hasDraw
    ? [selection('home', wins), selection('draw', draws), selection('away', 1 - wins - draws)]
    : [selection('home', above.lead(0)), selection('away', 1 - above.lead(0))];
  return [
    { id: 'winner', line: null, selections: winner },
    { id: 'total', line: totalLine, selections: [selection('over', over), selection('under', 1 - over)] },
    { id: 'handicap', line: handicapLine, selections: [selection('home', covers), selection('away', 1 - covers)] },
  ];
}

interface Above {
  /** The chance that the home side wins by more than this many points. */
  readonly lead: (points: number) => number;
  readonly total: (points: number) => number;
}

function smallScores([home, away]: Standing['score'], [toHome, toAway]: Standing['expected']): Above {
  const chance = (fits: (home: number, away: number) => boolean): number => {
    let sum = 0;
    for (let h = 0; h <= counted; h += 1)
      for (let a = 0; a <= counted; a += 1) if (fits(home + h, away + a)) sum += poisson(toHome, h) * poisson(toAway, a);
    return sum;
  };
  return { lead: (points) => chance((h, a) => h - a > points), total: (points) => chance((h, a) => h + a > points) };
}

function largeScores([home, away]: Standing['score'], [toHome, toAway]: Standing['expected']): Above {
  const spread = Math.sqrt(Math.max(0.01, toHome + toAway));
  const above = (mean: number, points: number): number => 1 - normal((points - mean) / spread);
  return {
    lead: (points) => above(home - away + toHome - toAway, points),
    total: (points) => above(home + away + toHome + toAway, points),
  };
}

function poisson(mean: number, count: number): number {
  let chance = Math.exp(-mean);
  for (let at = 1; at <= count; at += 1) chance *= mean / at;
  return chance;
}

/** The standard normal distribution function (Abramowitz and Stegun 7.1.26). */
function normal(deviations: number): number {
  const x = Math.abs(deviations) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) * Math.exp(-x * x);
  return deviations < 0 ? tail / 2 : 1 - tail / 2;
}
