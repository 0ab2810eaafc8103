import { memberActivities, teamSorts } from '@livery/contract/team-filters';
import type { Day } from '@livery/contract/zoned-days';
import { choiceParam, numberParam, periodParam, sortParam, textParam } from '#shared/lists/list-address.ts';
import { accountParam } from '#shared/team/team-paths.ts';

export const membersSort = sortParam(teamSorts.members, { key: 'joined', direction: 'descending' });

export const downlineParams = (today: Day) => ({
  period: periodParam('30d', today),
  /** The member whose direct members are shown. Absent for the agent. */
  under: numberParam,
  search: textParam(64),
  kind: choiceParam(['all', 'agent', 'player'], 'all'),
  activity: choiceParam(['all', ...memberActivities], 'all'),
  sort: membersSort,
});

export const accountParams = (today: Day) => ({ [accountParam]: numberParam, period: periodParam('30d', today) });
