import { agreementKinds } from '@livery/contract/agreements';
import { choiceParam, numberParam } from '#shared/lists/list-address.ts';

export const sides = ['own', 'team'] as const;
export const states = ['all', 'open', 'active', 'ended'] as const;
const views = ['list', 'offer', 'amend'] as const;

/** The state of the contracts page in its address. */
export const contractParams = {
  of: choiceParam(sides, 'own'),
  kind: choiceParam(['all', ...agreementKinds], 'all'),
  state: choiceParam(states, 'all'),
  /** The open one. */
  contract: numberParam,
  view: choiceParam(views, 'list'),
  /** The offer's addressee. */
  member: numberParam,
};
