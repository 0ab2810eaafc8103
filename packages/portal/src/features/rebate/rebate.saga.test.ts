import { expect, test } from 'vitest';
import { openWorld } from '#testing/open-world.ts';
import { refusedWith, type Answers } from '#testing/table-client.ts';
import { rebate } from './index.ts';
import { rebateRead } from './rebate.reads.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { rebateClaimed } from './rebate.commands.ts';

function aWorld(answers: Answers = {}) {
  let total = 90;
  const world = openWorld({
    features: [rebate],
    answers: {
      rebate: () => ({ total, currency: 'BRL', lines: [], lastClaim: null }),
      claimRebate: () => ((total = 0), { amount: 90 }),
      ...answers,
    },
  });
  return { ...world, total: () => world.known(rebateRead, {}).value?.total };
}

test('claims everything, and nothing is left', async () => {
  const world = aWorld();
  await world.show(rebateRead, {});
  expect(world.total()).toBe(90);
  await world.tell(rebateClaimed({}));
  expect(world.total()).toBe(0);
  expect(selectSubmission('claimRebate')(world.store.getState())).toEqual({ status: 'editing' });
});

test('shows why it is refused', async () => {
  const world = aWorld({ claimRebate: refusedWith('NOTHING_TO_CLAIM', 409) });
  await world.show(rebateRead, {});
  await world.tell(rebateClaimed({}));
  expect(selectSubmission('claimRebate')(world.store.getState())).toMatchObject({ failure: { code: 'NOTHING_TO_CLAIM' } });
});
