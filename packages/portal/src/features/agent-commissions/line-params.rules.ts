import type { AgreementKind } from '@livery/contract/agreements';
import { lineStates } from '@livery/contract/commission-states';
import { addDays, longestPeriod, type Day } from '@livery/contract/zoned-days';
import { choiceParam, numberParam, periodParam } from '#shared/lists/list-address.ts';

export const sides = ['own', 'team'] as const;

/** The state of a kind's page in its address. A dividend's windows can be a month long. */
export const lineParams = (kind: AgreementKind, today: Day) => ({
  period: periodParam(kind === 'dividend' ? { from: addDays(today, 1 - longestPeriod), to: today } : '30d', today),
  of: choiceParam(sides, 'own'),
  state: choiceParam(['all', ...lineStates], 'all'),
  /** The open one. */
  line: numberParam,
});
