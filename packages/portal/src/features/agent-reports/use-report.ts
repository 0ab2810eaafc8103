import type { Day } from '@livery/contract/zoned-days';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { spanOf, type Period } from '#shared/lists/period.rules.ts';
import type { Param, Params } from '#shared/lists/list-address.ts';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { useToday } from '#shared/time/use-today.ts';

export const pageLength = 20;

/** Every report's query: days, and optionally the account. */
export function useReport<List extends Params & { period: Param<Period> }>(paramsOf: (today: Day) => List) {
  const today = useToday();
  const language = useAppSelector(selectLanguage);
  const list = useListAddress(paramsOf(today));
  const { period } = list.values;
  return { list, today, language, days: spanOf(period, today) };
}

/** The chosen filters of a query, without "all". */
export function whomOf({ level, account }: { level: number | null; account: string }) {
  return { ...(level === null ? {} : { level }), ...(account === '' ? {} : { account }) };
}
