import type { AgreementKind } from '@livery/contract/agreements';
import type { IncomeLine } from '@livery/contract/shapes';
import { addDays, countDays, type DaySpan } from '@livery/contract/zoned-days';
import { kindPaths, withQuery } from '#shared/team/team-paths.ts';

/** Income per day, oldest first. Zero for a day without income. */
export function incomeByDay(lines: readonly IncomeLine[], { from, to }: DaySpan): { day: string; amount: number }[] {
  const sums = new Map<string, number>();
  for (const { day, amount } of lines) sums.set(day, (sums.get(day) ?? 0) + amount);
  return Array.from({ length: countDays(from, to) }, (_, index) => {
    const day = addDays(from, index);
    return { day, amount: sums.get(day) ?? 0 };
  });
}

const kinds: Readonly<Record<string, AgreementKind>> = {
  dividend: 'dividend',
  dailyWages: 'daily',
  hourlySalary: 'hourly',
  realTimeSalary: 'realTime',
};

/**
 * The lines behind income from a contract. Null for other income. A window that ends at midnight is paid on the next
 * day.
 */
export function linesPathOf({ day, kind }: Pick<IncomeLine, 'day' | 'kind'>): string | null {
  const of = kinds[kind];
  return of === undefined ? null : withQuery(kindPaths[of], { period: `${addDays(day, -1)}..${day}` });
}
