import type { IncomeLine } from '@livery/contract/shapes';
import { addDays, countDays, type DaySpan } from '@livery/contract/zoned-days';

/** What each day of the span brought, the oldest first; a day without income is zero. */
export function incomeByDay(lines: readonly IncomeLine[], { from, to }: DaySpan): { day: string; amount: number }[] {
  const sums = new Map<string, number>();
  for (const { day, amount } of lines) sums.set(day, (sums.get(day) ?? 0) + amount);
  return Array.from({ length: countDays(from, to) }, (_, index) => {
    const day = addDays(from, index);
    return { day, amount: sums.get(day) ?? 0 };
  });
}
