import type { LotteryIssue, LotteryResult, ValueOf } from '@livery/contract/shapes';
import type { Kind } from '@livery/lottery/model/kind';
import { maskOf } from '@livery/lottery/model/mask';
import type { Issue } from './issues/issue.repo.ts';
import type { MarketRow } from './risk/exposure.repo.ts';

export function presentIssue({ number, state, opens_at, closes_at, draws_at }: Issue): LotteryIssue {
  return { number, state, opensAt: opens_at.getTime(), closesAt: closes_at.getTime(), drawsAt: draws_at.getTime() };
}

export function presentResult({
  number,
  state,
  draws_at,
  animal,
  numbers,
  correction,
}: Pick<Issue, 'number' | 'state' | 'draws_at' | 'animal' | 'numbers' | 'correction'>): LotteryResult {
  return { number, state, drawsAt: draws_at.getTime(), animal, numbers: numbers ?? [], correction };
}

/** Outcomes of single slots that have reached their cap, or that the desk has closed. */
export function presentSoldOut(kind: Kind, markets: readonly MarketRow[], outcomeCap: number): ValueOf<'lotteryBoard'>['soldOut'] {
  return markets.flatMap(({ market, cells, closed }) => {
    const [code, slot] = market.split(':');
    const size = kind.plays.find((play) => play.code === code)?.slots[Number(slot)]?.labels.length;
    if (slot === undefined || size === undefined || code === undefined) return [];
    const full = cells.slice(0, size).flatMap((pay, outcome) => (pay >= outcomeCap || closed.includes(outcome) ? [outcome] : []));
    return full.length === 0 ? [] : [{ play: code, slot: Number(slot), mask: maskOf(full).toString(16) }];
  });
}
