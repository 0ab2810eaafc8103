import { expect, test } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { createAppStore } from '#shared/store/store.ts';
import { settled } from '#testing/test-world.ts';
import type { VipApi } from './vip.api.ts';
import { makeVipSaga } from './vip.saga.ts';
import { levelClaimed, selectLevelClaim, selectVip, vipRequested, vipSlice } from './vip.slice.ts';

function aWorld(api: Partial<VipApi> = {}) {
  const claimed: number[] = [];
  const store = createAppStore();
  store.inject(vipSlice);
  store.run(
    'vip',
    makeVipSaga({
      getVip: async () => ({
        level: 1,
        staked: 300,
        currency: 'BRL',
        levels: [{ level: 1, title: 'Bronze', stakeFrom: 100, reward: 5, state: claimed.includes(1) ? 'claimed' : 'claimable' }],
      }),
      postClaim: async ({ level }) => (claimed.push(level), { amount: 5 }),
      ...api,
    }),
  );
  const tell = (action: Parameters<typeof store.dispatch>[0]) => (store.dispatch(action), settled());
  return { tell, first: () => selectVip(store.getState()).value?.levels[0], state: () => store.getState() };
}

test('claims the reward of a level and shows it claimed', async () => {
  const world = aWorld();
  await world.tell(vipRequested());
  expect(world.first()?.state).toBe('claimable');
  await world.tell(levelClaimed('1'));
  expect(world.first()?.state).toBe('claimed');
});

test('says why it is refused', async () => {
  const world = aWorld({
    postClaim: async () => {
      throw new ApiFailure({ code: 'ALREADY_CLAIMED', status: 409, requestId: null });
    },
  });
  await world.tell(vipRequested());
  await world.tell(levelClaimed('1'));
  expect(selectLevelClaim(world.state())).toMatchObject({ target: '1', submission: { failure: { code: 'ALREADY_CLAIMED' } } });
});
