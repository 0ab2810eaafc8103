import { expect, test } from 'vitest';
import { selectMessages } from '#shared/facts/messages.slice.ts';
import { openWorld } from '#testing/open-world.ts';
import { refusedWith, type Answers } from '#testing/table-client.ts';
import { missions } from './index.ts';
import type { Mission } from './missions.api.ts';
import { summaryRead } from './missions.reads.ts';
import { missionClaimed } from './missions.commands.ts';

const aMission: Mission = {
  id: 'first-spins',
  title: 'Warm up',
  period: 'daily',
  periodStart: '2026-11-23',
  endsAt: '2026-11-24T03:00:00.000Z',
  goal: 'rounds',
  gameType: null,
  gameTypeTitle: null,
  target: 5,
  progress: 5,
  reward: 100,
  rewardTo: 'CASH',
  rollover: null,
  state: 'claimable',
};

const claimed = { id: aMission.id, periodStart: aMission.periodStart };
const now = '2026-11-23T12:00:00.000Z';

/** A gateway with one mission that can be claimed once. */
function aWorld(answers: Answers = {}) {
  let state: Mission['state'] = 'claimable';
  const world = openWorld({
    features: [missions],
    answers: {
      missionSummary: () => ({ missions: [{ ...aMission, state }], claimable: state === 'claimable' ? 1 : 0, currency: 'BRL', now }),
      claimMission: () => ((state = 'claimed'), { amount: 100, rewardTo: 'CASH' }),
      ...answers,
    },
  });
  const claims = () => world.callsOf('claimMission').map(({ body }) => body);
  return { ...world, claims, first: () => world.known(summaryRead, {}).value?.missions[0], state: () => world.store.getState() };
}

test('claims a mission once for its period, confirms it and reloads the list', async () => {
  const world = aWorld();
  await world.show(summaryRead, {});
  await Promise.all([world.tell(missionClaimed(claimed)), world.tell(missionClaimed(claimed))]);
  expect(world.claims()).toEqual([{ id: 'first-spins', periodStart: '2026-11-23', idempotencyKey: expect.any(String) }]);
  expect(world.first()?.state).toBe('claimed');
  expect(selectMessages(world.state())).toMatchObject([{ text: 'missions:paid.cash' }]);
});

test.each(['ALREADY_CLAIMED', 'NO_LONGER_OPEN'] as const)('reloads the list when the visible one is outdated: %s', async (code) => {
  const world = aWorld({ claimMission: refusedWith(code, 409) });
  await world.show(summaryRead, {});
  await world.tell(missionClaimed(claimed));
  expect(world.callsOf('missionSummary')).toHaveLength(2);
});
