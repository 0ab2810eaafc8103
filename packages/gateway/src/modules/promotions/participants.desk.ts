import { activityStates, type ActivityState } from '@livery/contract/activity-states';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import type { DeskCall } from '#operator/control-route.ts';
import { AppError } from '#base/app-error.ts';
import { findPromotion, type PromotionRow } from './promotions.repo.ts';
import { periodOf, stateOf } from './promotions.rules.ts';
import { nameOf, readStandings, type Place } from './participants.desk.repo.ts';

/**
 * Participants of an activity, each with the state that the member sees. Time and play change a state, so it is computed and not stored:
 * the rule is evaluated for every possible place, and the database finds the place of each member.
 *
 * @throws AppError NOT_FOUND, INVALID_REQUEST for an invalid cursor
 */
export async function readParticipants({
  db,
  merchant,
  query: { promotion, ...page },
  now,
}: DeskCall<'participants'>): Promise<ControlValueOf<'participants'>> {
  const activity = await findPromotion(db, merchant.id, promotion);
  if (activity === null) throw new AppError('NOT_FOUND');
  const period = periodOf(activity.rule.cadence, merchant.timeZone, now);
  const standings = Object.fromEntries(places().map((place) => [nameOf(place), standingAt(place, activity, now)]));
  const { counts, items, next } = await readStandings(db, { merchant, activity, period, now, standings, ...page });
  return {
    items: items.map(({ member_id, username, standing, since }) => ({
      memberId: member_id,
      account: username,
      state: standing,
      since: new Date(since).toISOString(),
    })),
    next,
    counts: Object.fromEntries(counts.map(({ standing, members }) => [standing, members])),
  };
}

function standingAt({ state, staked, days, period, reward }: Place, activity: PromotionRow, now: Date): ActivityState {
  const { rule } = activity;
  const part = { state, period, days: days === 'enough' ? rule.days : rule.days - 1 };
  const stakes = { nothing: 0, some: 1, enough: rule.stake };
  return stateOf(activity, part, { staked: stakes[staked], reward, period: 'now', now });
}

function places(): Place[] {
  return activityStates.flatMap((state) =>
    (['nothing', 'some', 'enough'] as const).flatMap((staked) =>
      (['some', 'enough'] as const).flatMap((days) =>
        (['former', 'now'] as const).flatMap((period) =>
          (['none', 'waiting', 'claimed', 'expired'] as const).map((reward) => ({ state, staked, days, period, reward })),
        ),
      ),
    ),
  );
}
