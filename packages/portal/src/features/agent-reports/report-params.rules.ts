import { betStates } from '@livery/contract/movements';
import { teamMovementTypes, teamSorts } from '@livery/contract/team-filters';
import type { Day } from '@livery/contract/zoned-days';
import { choiceParam, numberParam, periodParam, sortParam, textParam, type Param } from '#shared/lists/list-address.ts';
import { gameTypeParam } from '#shared/lists/game-type-param.ts';
import { timeOrder } from '#shared/lists/time-order.ts';
import { accountParam } from '#shared/team/team-paths.ts';

const deepestLevel = 64;

/** The number of levels below the agent. Null for all. */
const level: Param<number | null> = {
  read: (text) => (/^[1-9]\d?$/.test(text ?? '') && Number(text) <= deepestLevel ? Number(text) : null),
  write: (value) => (value === null ? null : String(value)),
};

const whom = (today: Day) => ({ period: periodParam('7d', today), level, account: textParam(64) });

export const bettingParams = (today: Day) => ({
  ...whom(today),
  game: gameTypeParam,
  state: choiceParam(['settled', 'pending'], 'settled'),
  sort: sortParam(teamSorts.betting, { key: 'stake', direction: 'descending' }),
});

export const memberBetsParams = (today: Day) => ({
  period: periodParam('7d', today),
  [accountParam]: numberParam,
  game: gameTypeParam,
  betState: choiceParam(['all', ...betStates], 'all'),
  sort: timeOrder,
});

export const transactionsParams = (today: Day) => ({
  ...whom(today),
  type: choiceParam(['all', ...teamMovementTypes], 'all'),
  sort: timeOrder,
});

export const userLossParams = (today: Day) => ({
  ...whom(today),
  game: gameTypeParam,
  sort: sortParam(teamSorts.loss, { key: 'net', direction: 'descending' }),
});

export const incomeParams = (today: Day) => ({ period: periodParam('30d', today) });
