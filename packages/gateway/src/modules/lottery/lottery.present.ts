import type { LotteryIssue, LotteryResult, ValueOf } from '@livery/contract/shapes';
import type { Kind } from '@livery/lottery/model/kind';
import { maskOf } from '@livery/lottery/model/mask';
import { stateAt } from './issues/issue-times.rules.ts';
import type { Issue } from './issues/issue.repo.ts';
import type { Lottery } from './lottery.repo.ts';
import type { MarketRow } from './risk/exposure.repo.ts';

export function presentIssue(issue: Issue, { closing }: Pick<Lottery, 'closing'>, now: Date): LotteryIssue {
  const { number, opens_at: opensAt, closes_at: closesAt, draws_at: drawsAt } = issue;
  const state = stateAt(issue, closing, now);
  return { number, state, opensAt: opensAt.getTime(), closesAt: closesAt.getTime(), drawsAt: drawsAt.getTime() };
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

/** Outcomes of single slots that have reached their cap or were closed at the desk. */
export function presentSoldOut(kind: Kind, markets: readonly MarketRow[], outcomeCap: number): ValueOf<'lotteryBoard'>['soldOut'] {
  return markets.flatMap(({ market, cells, closed }) => {
    const [code, slot] = market.split(':');
    const size = kind.plays.find((play) => play.code === code)?.slots[Number(slot)]?.labels.length;
    if (slot === undefined || size === undefined || code === undefined) return [];
    const full = cells.slice(0, size).flatMap((pay, outcome) => (pay >= outcomeCap || closed.includes(outcome) ? [outcome] : []));
    return full.length === 0 ? [] : [{ play: code, slot: Number(slot), mask: maskOf(full).toString(16) }];
  });
}
