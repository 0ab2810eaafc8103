import { activityStates, afterEvent, type ActivityState } from '@livery/contract/activity-states';
import type { Promotion } from '@livery/contract/shapes';

/** A member's next action in an activity. `play` leads to the games that count. */
export type ActivityAction = 'join' | 'sign' | 'apply' | 'claim' | 'play';

/** The step that the table of states leaves to the member, if any. */
export function actionOf({ state, way }: Pick<Promotion, 'state' | 'way'>): ActivityAction | null {
  if (state === 'joined' || state === 'inProcess') return 'play';
  if (afterEvent(state, 'claim') !== null) return 'claim';
  return way !== 'claim' && afterEvent(state, way) !== null ? way : null;
}

/** The colours of a state. */
export const stateTones: Readonly<Record<ActivityState, 'accent' | 'second' | 'neutral' | 'positive' | 'warning' | 'negative'>> = {
  comingSoon: 'second',
  join: 'neutral',
  joined: 'second',
  signed: 'positive',
  inProcess: 'second',
  applying: 'warning',
  rejected: 'negative',
  issued: 'accent',
  claim: 'accent',
  claimed: 'positive',
  closed: 'neutral',
};

/** Claimable ones first, then those in progress, then the rest. Ended ones come last. */
const order: readonly ActivityState[] = [
  'claim',
  'issued',
  'inProcess',
  'joined',
  'rejected',
  'join',
  'signed',
  'applying',
  'comingSoon',
  'claimed',
  'closed',
];

export const activityFilters = ['all', 'open', 'mine', 'over'] as const;
type ActivityFilter = (typeof activityFilters)[number];

const filtered: Readonly<Record<ActivityFilter, readonly ActivityState[]>> = {
  all: activityStates,
  open: ['join', 'claim', 'issued', 'comingSoon', 'rejected'],
  mine: ['joined', 'signed', 'inProcess', 'applying', 'claim', 'issued', 'rejected'],
  over: ['claimed', 'closed'],
};

export function listActivities(promotions: readonly Promotion[], filter: ActivityFilter): Promotion[] {
  return promotions
    .filter(({ state }) => filtered[filter].includes(state))
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

/** A condition in words: a catalogue key with its values. Amounts are minor units. */
export type Condition =
  | { key: 'stake'; amount: number; types: readonly string[] }
  | { key: 'days'; count: number }
  | { key: 'vip'; level: number }
  | { key: 'daily' | 'weekly' | 'once' }
  | { key: 'starts' | 'ends'; at: string };

/** An activity's requirement, from its data. */
export function conditionsOf({ way, rule, startsAt, endsAt, state }: Promotion): Condition[] {
  return [
    ...(way === 'join' && rule.stake > 0 ? [{ key: 'stake' as const, amount: rule.stake, types: rule.gameTypes }] : []),
    ...(way === 'sign' ? [{ key: 'days' as const, count: rule.days }] : []),
    ...(rule.vipLevel > 0 ? [{ key: 'vip' as const, level: rule.vipLevel }] : []),
    ...(way === 'sign' ? [] : [{ key: rule.cadence }]),
    ...(state === 'comingSoon' ? [{ key: 'starts' as const, at: startsAt }] : []),
    ...(endsAt === null ? [] : [{ key: 'ends' as const, at: endsAt }]),
  ];
}
