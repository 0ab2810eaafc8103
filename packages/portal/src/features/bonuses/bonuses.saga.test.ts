import { expect, test } from 'vitest';
import { dialogRequested, selectDialogs } from '#shared/store/dialogs.slice.ts';
import { changeTold, roundSettled } from '#shared/store/events.ts';
import { openWorld } from '#testing/open-world.ts';
import { refusedWith, type Answers } from '#testing/table-client.ts';
import type { Bonus } from './bonuses.api.ts';
import { bonusesRead } from './bonuses.reads.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { forfeitConfirmed } from './bonuses.commands.ts';
import { bonuses } from './index.ts';

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

const active = { limit: 10, state: 'active' } as const;
const forfeitAsked = dialogRequested({ kind: 'forfeitBonus', id: 7, amount: 1_000, currency: 'BRL' });

function aWorld(answers: Answers = {}) {
  let items = [aBonus];
  const world = openWorld({
    features: [bonuses],
    answers: {
      bonuses: () => ({ items, next: null, held: { count: items.length, amount: 1_000 }, currency: 'BRL', now, contributions: [] }),
      forfeitBonus: () => ((items = []), { amount: 1_000 }),
      ...answers,
    },
  });
  return { ...world, state: () => world.store.getState(), asked: () => world.callsOf('bonuses').map(({ query }) => query) };
}

test('forfeits a bonus, closes the dialog and reloads the same page', async () => {
  const world = aWorld();
  await world.show(bonusesRead, active);
  await world.tell(forfeitAsked);
  await world.tell(forfeitConfirmed({ id: 7 }));
  expect(selectDialogs(world.state())).toEqual([]);
  expect(world.known(bonusesRead, active).value?.items).toEqual([]);
  expect(world.asked()).toHaveLength(2);
  expect(world.asked()[1]).toEqual(world.asked()[0]);
});

test('keeps the dialog and shows why when it is refused', async () => {
  const world = aWorld({ forfeitBonus: refusedWith('NO_LONGER_OPEN', 409) });
  await world.show(bonusesRead, active);
  await world.tell(forfeitAsked);
  await world.tell(forfeitConfirmed({ id: 7 }));
  expect(selectDialogs(world.state())).toHaveLength(1);
  expect(selectSubmission('forfeitBonus', 7)(world.state())).toMatchObject({ failure: { code: 'NO_LONGER_OPEN' } });
  expect(world.asked()).toHaveLength(2);
});

test('updates after game rounds and after bonus changes reported by the gateway', async () => {
  const world = aWorld();
  await world.show(bonusesRead, active);
  await world.tell(roundSettled());
  expect(world.asked()).toHaveLength(2);
  await world.tell(changeTold({ topic: 'deposits', reference: null }));
  expect(world.asked()).toHaveLength(2);
  await world.tell(changeTold({ topic: 'bonuses', reference: null }));
  expect(world.asked()).toHaveLength(3);
});
