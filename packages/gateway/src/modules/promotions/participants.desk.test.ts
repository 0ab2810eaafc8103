import { activityStates } from '@livery/contract/activity-states';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { findPromotion } from './promotions.repo.ts';
import { periodOf, stateOf } from './promotions.rules.ts';

const { owner, platform, control } = await openTestGateway();
const merchant = platform.merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');
const now = platform.clock.now();
const hour = 3_600_000;
const at = (hours: number): Date => new Date(now.getTime() + hours * hour);

const checkIn = 2;
const stakeDaily = 3;
const application = 5;
const promotions = [checkIn, stakeDaily, application] as const;

/** Every combination of a stored part: its values, dates, number of days and reward state. */
const periods = [periodOf('daily', merchant.timeZone, now), periodOf('daily', merchant.timeZone, at(-48)), ''];
const rewards = [null, { claimed: true, expires: 1 }, { claimed: false, expires: 1 }, { claimed: false, expires: -1 }];
const parts = activityStates.flatMap((state) =>
  periods.flatMap((period) => [0, 6, 7].flatMap((days) => rewards.map((reward) => ({ state, period, days, reward })))),
);

const nameAt = (index: number): string => `crowd${String(index).padStart(4, '0')}`;
/** For each kind of part: none, some and all of the requirement. */
const stakeOf = (index: number): number => [0, 9_999, 10_000][index % 3] ?? 0;

async function fill(): Promise<void> {
  await owner
    .insertInto('member')
    .values(
      parts.map((_part, index) => ({
        merchant_id: merchant.id,
        username: nameAt(index),
        nickname: 'crowd',
        type: 1,
        state: 'active' as const,
        parent_id: null,
        created_at: now,
      })),
    )
    .execute();
  const members = await owner
    .selectFrom('member')
    .select('id')
    .where('username', 'like', 'crowd%')
    .where('merchant_id', '=', merchant.id)
    .orderBy('username')
    .execute();
  const given = parts.map((part, index) => ({ ...part, member_id: members[index]?.id ?? expect.fail() }));
  const named = await owner
    .insertInto('reward')
    .values(
      given.flatMap(({ member_id, reward }) =>
        reward === null
          ? []
          : [
              {
                merchant_id: merchant.id,
                member_id,
                origin: 'promotion' as const,
                titles: JSON.stringify({ en: 'x', pt: 'x' }),
                kind: 'tickets' as const,
                amount: 1,
                ticket_pool: 1,
                unit: 'BRL',
                created_at: at(-72),
                expires_at: at(reward.expires),
                claimed_at: reward.claimed ? at(-1) : null,
              },
            ],
      ),
    )
    .returning(['id', 'member_id'])
    .execute();
  const rewardOf = new Map(named.map(({ id, member_id }) => [member_id, id]));
  for (const promotion_id of promotions)
    await owner
      .insertInto('participation')
      .values(
        given.map(({ state, period, days, member_id }) => ({
          merchant_id: merchant.id,
          promotion_id,
          member_id,
          state,
          period,
          days,
          since: at(-50),
          reward_id: rewardOf.get(member_id) ?? null,
        })),
      )
      .execute();
  const stakes = given.flatMap(({ member_id, period }, index) => {
    const stake = stakeOf(index);
    return stake === 0 ? [] : [{ member_id, stake, settled: period === periods[1] ? at(-48) : now, id: index + 1 }];
  });
  await owner
    .insertInto('bet')
    .values(
      stakes.map(({ member_id, stake, settled, id }) => ({
        member_id,
        id,
        merchant_id: merchant.id,
        node_id: 27_002,
        key: sql<string>`gen_random_uuid()`,
        stake,
        valid_stake: stake,
        payout: 0,
        opened_at: settled,
        settled_at: settled,
        settle_txn: id,
        unit: 'BRL',
        course: null,
      })),
    )
    .execute();
}

async function read(promotion: number, query: object = {}): Promise<ControlValueOf<'participants'>> {
  return (await control('participants', { promotion, limit: 100, ...query })).json().value;
}

/** All pages, in their order. */
async function readAll(promotion: number, query: object = {}): Promise<ControlValueOf<'participants'>['items']> {
  const { items, next } = await read(promotion, query);
  return next === null ? items : [...items, ...(await readAll(promotion, { ...query, after: next }))];
}

await fill();

it.each(promotions)('members of activity %i are counted and listed in the state the rules give each', async (promotion) => {
  const activity = (await findPromotion(platform.tenants.of(merchant.id), merchant.id, promotion)) ?? expect.fail();
  const period = periodOf(activity.rule.cadence, merchant.timeZone, now);
  const expected = parts.map((part, index) => {
    const isCounted = part.state === 'joined' && (activity.rule.cadence === 'once' || part.period !== '');
    const reward = part.reward === null ? 'none' : part.reward.claimed ? 'claimed' : part.reward.expires > 0 ? 'waiting' : 'expired';
    const state = stateOf(activity, part, { staked: isCounted ? stakeOf(index) : 0, reward, period, now });
    return { account: nameAt(index), state };
  });
  const shown = (items: ControlValueOf<'participants'>['items']) => items.map(({ account, state }) => ({ account, state }));
  expect(shown(await readAll(promotion))).toEqual(expected);
  const { counts } = await read(promotion);
  for (const state of activityStates) {
    const there = expected.filter((each) => each.state === state);
    expect([state, counts[state] ?? 0, shown(await readAll(promotion, { state: state }))]).toEqual([state, there.length, there]);
  }
  expect(Object.keys(counts).length).toBeGreaterThan(5);
});

it('refuses the cursor of another list', async () => {
  expect((await control('participants', { promotion: application, limit: 1, after: '7' })).statusCode).toBe(400);
});
