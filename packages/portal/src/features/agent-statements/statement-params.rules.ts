import type { Day } from '@livery/contract/zoned-days';
import { statementKinds } from '@livery/contract/proofs-statement';
import { choiceParam, numberParam, periodParam } from '#shared/lists/list-address.ts';

/** The state of the statements page in its address. */
export const statementParams = (today: Day) => ({
  period: periodParam('30d', today),
  kind: choiceParam(['all', ...statementKinds], 'all'),
  /** The open one. */
  statement: numberParam,
});
