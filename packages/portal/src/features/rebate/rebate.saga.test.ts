import { expect, test } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { createAppStore } from '#shared/store/store.ts';
import { settled } from '#testing/test-world.ts';
import type { RebateApi } from './rebate.api.ts';
import { makeRebateSaga } from './rebate.saga.ts';
import { rebateClaimed, rebateRequested, rebateSlice, selectRebate, selectRebateClaim } from './rebate.slice.ts';

function aWorld(api: Partial<RebateApi> = {}) {
  let total = 90;
  const store = createAppStore();
  store.inject(rebateSlice);
  store.run(
    'rebate',
    makeRebateSaga({
      getRebate: async () => ({ total, currency: 'BRL', lines: [], lastClaim: null }),
      postClaim: async () => ((total = 0), { amount: 90 }),
      ...api,
    }),
  );
  const tell = (action: Parameters<typeof store.dispatch>[0]) => (store.dispatch(action), settled());
  return { tell, total: () => selectRebate(store.getState()).value?.total, state: () => store.getState() };
}

test('claims all, and nothing is left', async () => {
  const world = aWorld();
  await world.tell(rebateRequested());
  expect(world.total()).toBe(90);
  await world.tell(rebateClaimed('all'));
  expect(world.total()).toBe(0);
  expect(selectRebateClaim(world.state())).toBeNull();
});

test('says why it is refused', async () => {
  const world = aWorld({
    postClaim: async () => {
      throw new ApiFailure({ code: 'NOTHING_TO_CLAIM', status: 409, requestId: null });
    },
  });
  await world.tell(rebateRequested());
  await world.tell(rebateClaimed('all'));
  expect(selectRebateClaim(world.state())).toMatchObject({ submission: { failure: { code: 'NOTHING_TO_CLAIM' } } });
});
