import { activityStates, type ActivityState } from '@livery/contract/activity-states';
import type { DeskParticipants, ParticipantsQuery } from '@livery/contract/control/promotions';
import type { Static } from 'typebox';
import { AppError } from '#base/app-error.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Platform } from '#base/platform.ts';
import { findPromotion, type PromotionRow } from './promotions.repo.ts';
import { periodOf, stateOf } from './promotions.rules.ts';
import { nameOf, readStandings, type Place } from './participants.desk.repo.ts';

/**
 * Who takes part in an activity, each where the member is shown to stand. Time and play move a state on, so that it is worked out and not
 * read: the rule is asked of every place there can be, and the database finds the place of each member.
 *
 * @throws AppError NOT_FOUND, INVALID_REQUEST for a page that is none
 */
export async function readParticipants(
  { tenants }: Platform,
  merchant: Merchant,
  { promotion, ...page }: Static<typeof ParticipantsQuery>,
  now: Date,
): Promise<DeskParticipants> {
  const db = tenants.of(merchant.id);
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
