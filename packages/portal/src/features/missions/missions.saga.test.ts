import { expect, test } from 'vitest';
import { ApiFailure, type FailureCode } from '#api/api-failure.ts';
import { languageChanged } from '#shared/store/events.ts';
import { selectMessages } from '#shared/facts/messages.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { settled } from '#testing/test-world.ts';
import type { Mission, MissionsApi } from './missions.api.ts';
import { makeMissionsSaga } from './missions.saga.ts';
import {
  boardRequested,
  missionClaimed,
  missionsSlice,
  selectBoard,
  selectMissionClaim,
  selectMissions,
  summaryRequested,
} from './missions.slice.ts';

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

const now = '2026-11-23T12:00:00.000Z';

const refuse = (code: FailureCode) => async () => {
  throw new ApiFailure({ code, status: 409, requestId: null });
};

/** A gateway with one mission, which is claimed once. */
function aWorld(api: Partial<MissionsApi> = {}) {
  const claims: unknown[] = [];
  let state: Mission['state'] = 'claimable';
  const store = createAppStore();
  store.inject(missionsSlice);
  const answering: MissionsApi = {
    getSummary: async (language) => ({
      missions: [{ ...aMission, title: language, state }],
      claimable: state === 'claimable' ? 1 : 0,
      currency: 'BRL',
      now,
    }),
    getBoard: async () => ({
      endsAt: '2026-11-30T03:00:00.000Z',
      asOf: '2026-11-23T11:55:00.000Z',
      now,
      currency: 'BRL',
      top: [],
      own: null,
    }),
    postClaim: async () => ((state = 'claimed'), { amount: 100, rewardTo: 'CASH' }),
    ...api,
  };
  const postClaim: MissionsApi['postClaim'] = (body) => (claims.push(body), answering.postClaim(body));
  store.run('missions', makeMissionsSaga({ ...answering, postClaim }, { now: () => Date.parse(now) - 60_000 }));
  const tell = (action: Parameters<typeof store.dispatch>[0]) => (store.dispatch(action), settled());
  const first = () => selectMissions(store.getState()).value?.missions[0];
  return { tell, claims, first, state: () => store.getState() };
}

test('claims a mission for its period once, says so and reads the list again', async () => {
  const world = aWorld();
  await world.tell(summaryRequested());
  await Promise.all([world.tell(missionClaimed('first-spins')), world.tell(missionClaimed('first-spins'))]);
  expect(world.claims).toEqual([{ id: 'first-spins', periodStart: '2026-11-23', idempotencyKey: expect.any(String) }]);
  expect(world.first()?.state).toBe('claimed');
  expect(selectMissionClaim(world.state())).toBeNull();
  expect(selectMessages(world.state())).toMatchObject([{ text: 'missions:paid.cash' }]);
});

test('knows what the clock of the gateway, which missions and the board end by, is ahead of the device', async () => {
  const world = aWorld();
  await world.tell(summaryRequested());
  await world.tell(boardRequested());
  expect(selectMissions(world.state()).value).toMatchObject({ clockOffset: 60_000 });
  expect(selectBoard(world.state()).value).toMatchObject({ clockOffset: 60_000 });
});

test('asks again under the same key when nobody knows the outcome', async () => {
  const world = aWorld({ postClaim: refuse('TIMEOUT') });
  await world.tell(summaryRequested());
  await world.tell(missionClaimed('first-spins'));
  await world.tell(missionClaimed('first-spins'));
  expect(world.claims).toHaveLength(2);
  expect(world.claims[1]).toEqual(world.claims[0]);
  expect(selectMissionClaim(world.state())).toMatchObject({ submission: { status: 'refused', failure: { code: 'TIMEOUT' } } });
});

test.each(['ALREADY_CLAIMED', 'NO_LONGER_OPEN'] as const)('reads the list again when the list in sight is old: %s', async (code) => {
  let reads = 0;
  const summary = { missions: [aMission], claimable: 1, currency: 'BRL', now };
  const world = aWorld({ getSummary: async () => ((reads += 1), summary), postClaim: refuse(code) });
  await world.tell(summaryRequested());
  await world.tell(missionClaimed('first-spins'));
  expect(reads).toBe(2);
});

test('speaks the language of the interface, and reads only what is in sight', async () => {
  const world = aWorld();
  await world.tell(languageChanged('en'));
  expect(world.first()).toBeUndefined();
  await world.tell(boardRequested());
  expect(selectBoard(world.state()).status).toBe('ready');
  await world.tell(languageChanged('en'));
  expect(selectMissions(world.state()).status).toBe('idle');
});

test('keeps what was there when it cannot be read again', async () => {
  let isDown = false;
  const summary = { missions: [aMission], claimable: 1, currency: 'BRL', now };
  const world = aWorld({ getSummary: () => (isDown ? refuse('NETWORK')() : Promise.resolve(summary)) });
  await world.tell(summaryRequested());
  isDown = true;
  await world.tell(summaryRequested());
  expect(selectMissions(world.state())).toMatchObject({ status: 'failed', value: { missions: [aMission] } });
});
