import { takeEvery } from 'typed-redux-saga';
import { expect, test } from 'vitest';
import { gameRequested } from '#shared/games/games.ts';
import { selectMessages } from '#shared/facts/messages.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { settled } from '#testing/test-world.ts';
import { makeLateLaunchSaga } from './late-launch.saga.ts';

/** A portal without the launch feature. Once loaded, it plays the requested game. */
function aPortal() {
  const store = createAppStore();
  const played: number[] = [];
  const answers: PromiseWithResolvers<void>[] = [];
  let isHere = false;
  const bring = async () => {
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    await answer.promise;
    if (isHere) return;
    isHere = true;
    store.run('launch', function* launchSaga() {
      yield* takeEvery(gameRequested, ({ payload }) => void played.push(payload.nodeId));
    });
  };
  store.run('lateLaunch', makeLateLaunchSaga({ isHere: () => isHere, bring }));
  const ask = (nodeId: number) => void store.dispatch(gameRequested({ nodeId, vassalage: 'PG', gameType: 'RNG', gameName: 'Moon' }));
  const answerAll = async (answer: (waiting: PromiseWithResolvers<void>) => void) => {
    answers.splice(0).forEach(answer);
    await settled();
  };
  return { ask, played, answerAll, waiting: () => answers.length, messages: () => selectMessages(store.getState()) };
}

test('a requested game loads the launch code, is played once, and later games need no fetch', async () => {
  const { ask, played, answerAll, waiting } = aPortal();
  ask(1);
  expect(played).toEqual([]);
  await answerAll(({ resolve }) => resolve());
  expect(played).toEqual([1]);
  ask(2);
  expect([played, waiting()]).toEqual([[1, 2], 0]);
});

test('the later of two games requested while the launch code loads is played', async () => {
  const { ask, played, answerAll } = aPortal();
  ask(1);
  ask(2);
  await answerAll(({ resolve }) => resolve());
  expect(played).toEqual([2]);
});

test('shows a message when the launch code does not load, and on retry plays the game and removes it', async () => {
  const { ask, played, answerAll, messages } = aPortal();
  ask(1);
  await answerAll(({ reject }) => reject(new Error('no such file')));
  expect(messages()).toMatchObject([{ tone: 'negative', text: 'common:errors.CHUNK_FAILED' }]);
  expect(played).toEqual([]);
  ask(1);
  await answerAll(({ resolve }) => resolve());
  expect([played, messages()]).toEqual([[1], []]);
});
