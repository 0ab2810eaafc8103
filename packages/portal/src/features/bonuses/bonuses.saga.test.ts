import { expect, test } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { changeTold, roundSettled } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { settled } from '#testing/test-world.ts';
import type { Bonus, BonusesApi } from './bonuses.api.ts';
import { makeBonusesSaga } from './bonuses.saga.ts';
import { bonusesRequested, bonusesSlice, forfeitConfirmed, selectBonuses, selectForfeit } from './bonuses.slice.ts';

const aBonus: Bonus = {
  id: 7,
  source: 'bonus',
  amount: 1_000,
  required: 2_000,
  worked: 500,
  state: 'active',
  grantedAt: '2026-11-23T12:00:00.000Z',
  expiresAt: '2026-11-30T12:00:00.000Z',
  endedAt: null,
};

const now = '2026-11-23T12:00:00.000Z';

function aWorld(api: Partial<BonusesApi> = {}) {
  const asked: unknown[] = [];
  let items = [aBonus];
  const store = createAppStore();
  store.inject(bonusesSlice);
  store.run(
    'bonuses',
    makeBonusesSaga(
      {
        getBonuses: async (query) => (
          asked.push(query),
          { items, next: null, held: { count: items.length, amount: 1_000 }, currency: 'BRL', now, contributions: [] }
        ),
        postForfeit: async () => ((items = []), { amount: 1_000 }),
        ...api,
      },
      { now: () => Date.parse(now) - 60_000 },
    ),
  );
  const tell = (action: Parameters<typeof store.dispatch>[0]) => (store.dispatch(action), settled());
  return { tell, asked, state: () => store.getState() };
}

test('gives a bonus up, closes the dialog and reads the same page again', async () => {
  const world = aWorld();
  await world.tell(bonusesRequested({ limit: 10, state: 'active' }));
  await world.tell(dialogRequested({ kind: 'forfeitBonus', id: 7 }));
  await world.tell(forfeitConfirmed('7'));
  expect(selectDialogs(world.state())).toEqual([]);
  expect(selectBonuses(world.state()).value?.items).toEqual([]);
  expect(world.asked).toHaveLength(2);
  expect(world.asked[1]).toEqual(world.asked[0]);
});

test('drops the rows of another filter when the new filter’s request fails, and keeps those of the same one', async () => {
  let isDown = false;
  const world = aWorld({
    getBonuses: async () => {
      if (isDown) throw new ApiFailure({ code: 'UNAVAILABLE', status: 503, requestId: null });
      return { items: [aBonus], next: null, held: { count: 1, amount: 1_000 }, currency: 'BRL', now, contributions: [] };
    },
  });
  await world.tell(bonusesRequested({ limit: 10, state: 'active' }));
  isDown = true;
  await world.tell(bonusesRequested({ limit: 10, state: 'active' }));
  expect(selectBonuses(world.state())).toMatchObject({ status: 'failed', value: { items: [{ id: 7 }] } });
  await world.tell(bonusesRequested({ limit: 10, state: 'ended' }));
  expect(selectBonuses(world.state())).toMatchObject({ status: 'failed', value: undefined, failure: { code: 'UNAVAILABLE' } });
});

test('knows what the clock of the gateway, which bonuses end by, is ahead of the device', async () => {
  const world = aWorld();
  await world.tell(bonusesRequested({ limit: 10 }));
  expect(selectBonuses(world.state()).value).toMatchObject({ clockOffset: 60_000 });
});

test('keeps the dialog and says why when it is refused', async () => {
  const world = aWorld({
    postForfeit: async () => {
      throw new ApiFailure({ code: 'NO_LONGER_OPEN', status: 409, requestId: null });
    },
  });
  await world.tell(bonusesRequested({ limit: 10 }));
  await world.tell(dialogRequested({ kind: 'forfeitBonus', id: 7 }));
  await world.tell(forfeitConfirmed('7'));
  expect(selectDialogs(world.state())).toHaveLength(1);
  expect(selectForfeit(world.state())).toMatchObject({ submission: { failure: { code: 'NO_LONGER_OPEN' } } });
  expect(world.asked).toHaveLength(2);
});

test('follows the rounds of a game and what the gateway tells of bonuses, and asks for nothing before the section was opened', async () => {
  const world = aWorld();
  await world.tell(roundSettled());
  expect(world.asked).toEqual([]);
  await world.tell(bonusesRequested({ limit: 10 }));
  await world.tell(roundSettled());
  expect(world.asked).toHaveLength(2);
  await world.tell(changeTold({ topic: 'deposits', reference: null }));
  expect(world.asked).toHaveLength(2);
  await world.tell(changeTold({ topic: 'bonuses', reference: null }));
  expect(world.asked).toHaveLength(3);
});
