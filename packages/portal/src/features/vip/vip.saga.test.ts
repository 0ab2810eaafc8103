import { expect, test } from 'vitest';
import { roundSettled } from '#shared/store/events.ts';
import { openWorld } from '#testing/open-world.ts';
import { refusedWith, type Answers, type Call } from '#testing/table-client.ts';
import { vip } from './index.ts';
import { vipRead } from './vip.reads.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { levelClaimed } from './vip.commands.ts';

function aWorld(answers: Answers = {}) {
  const claimed: unknown[] = [];
  const world = openWorld({
    features: [vip],
    answers: {
      vip: () => ({
        level: 1,
        staked: 300,
        currency: 'BRL',
        levels: [{ level: 1, title: 'Bronze', stakeFrom: 100, reward: 5, state: claimed.includes(1) ? 'claimed' : 'claimable' }],
      }),
      claimVipReward: ({ body }: Call) => (claimed.push((body as { level: number }).level), { amount: 5 }),
      ...answers,
    },
  });
  return { ...world, first: () => world.known(vipRead, {}).value?.levels[0] };
}

test('claims the reward of a level and shows it as claimed', async () => {
  const world = aWorld();
  await world.show(vipRead, {});
  expect(world.first()?.state).toBe('claimable');
  await world.tell(levelClaimed({ level: 1 }));
  expect(world.first()?.state).toBe('claimed');
});

test('shows why it is refused', async () => {
  const world = aWorld({ claimVipReward: refusedWith('ALREADY_CLAIMED', 409) });
  await world.show(vipRead, {});
  await world.tell(levelClaimed({ level: 1 }));
  expect(selectSubmission('claimVipReward', 1)(world.store.getState())).toMatchObject({ failure: { code: 'ALREADY_CLAIMED' } });
  expect(world.callsOf('vip')).toHaveLength(2);
});

test('a played round updates the visible level', async () => {
  const world = aWorld();
  await world.show(vipRead, {});
  await world.tell(roundSettled());
  expect(world.callsOf('vip')).toHaveLength(2);
});
