import { takeEvery } from 'typed-redux-saga';
import { expect, it, vi } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { gameLeft } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import type { LaunchApi } from './launch.api.ts';
import { selectLaunch, launchLeft, launchSlice } from './launch.slice.ts';
import { makeSeamlessSaga, seamlessEntered } from './seamless.saga.ts';

const game = { nodeId: 7, vassalage: 'SBO', gameType: 'SPORTS', gameName: 'Game' };
const answer = { url: 'https://games.example/book?ticket=1', gameName: 'Book' };

function open(postLaunch: LaunchApi['postLaunch']) {
  const store = createAppStore();
  store.inject(launchSlice);
  store.run('seamless', makeSeamlessSaga({ postLaunch, getSitting: async () => Promise.reject(new Error('nothing was played')) }));
  let left = 0;
  store.run('listener', function* listener() {
    yield* takeEvery(gameLeft, () => void (left += 1));
  });
  const launch = () => selectLaunch(store.getState());
  return { store, launch, left: () => left };
}

it('launches the page’s game without a dialog, and announces when it is left', async () => {
  const { store, launch, left } = open(async () => answer);
  store.dispatch(seamlessEntered(game));
  await vi.waitFor(() => expect(launch()).toEqual({ status: 'ready', value: answer }));
  expect(store.getState().dialogs.stack).toEqual([]);
  store.dispatch(launchLeft());
  expect(launch()).toEqual({ status: 'idle' });
  expect(left()).toBe(1);
});

it('ignores an answer that arrives after the page was left', async () => {
  let arrive: (value: typeof answer) => void = () => undefined;
  const { store, launch, left } = open(() => new Promise((resolve) => (arrive = resolve)));
  store.dispatch(seamlessEntered(game));
  store.dispatch(launchLeft());
  arrive(answer);
  await Promise.resolve();
  expect([launch().status, left()]).toEqual(['idle', 0]);
});

it('explains why there is no game, and retries', async () => {
  let tries = 0;
  const { store, launch } = open(async () => {
    if (tries++ === 0) throw new ApiFailure({ code: 'NETWORK', status: 0, requestId: null });
    return answer;
  });
  store.dispatch(seamlessEntered(game));
  await vi.waitFor(() => expect(launch()).toMatchObject({ status: 'failed', failure: { code: 'NETWORK' } }));
  store.dispatch(seamlessEntered(game));
  await vi.waitFor(() => expect(launch().status).toBe('ready'));
});
