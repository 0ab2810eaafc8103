import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { countsLoaded, liveSlice } from '#shared/facts/live.slice.ts';
import { selectUnread } from '#shared/facts/live.selectors.ts';
import { createAppStore } from '#shared/store/store.ts';
import { settled } from '#testing/test-world.ts';
import type { InboxApi, LetterHead } from './inbox.api.ts';
import { makeInboxSaga } from './inbox.saga.ts';
import { selectLetter, selectLetterChange, selectLetters } from './inbox.selectors.ts';
import { inboxSlice, letterRequested, lettersRequested, removalRequested } from './inbox.slice.ts';

const head = (id: string, isRead = false): LetterHead => ({
  id,
  topic: 'news',
  title: id,
  excerpt: '',
  sentAt: '2026-11-20T10:00:00Z',
  isRead,
});
const counts = (unread: number) => ({ unread, rewards: 0, missions: 0 });

/** A gateway that keeps letters. */
function aWorld(...ids: string[]) {
  const store = createAppStore();
  const kept = new Map(ids.map((id) => [id, head(id)]));
  const unread = () => [...kept.values()].filter(({ isRead }) => !isRead).length;
  let isDown = false;
  const meant = (choice: Parameters<InboxApi['postRead']>[0]) =>
    [...kept.keys()].filter((id) => ('ids' in choice ? choice.ids.includes(id) : Number(id) <= Number(choice.through)));
  const api: InboxApi = {
    getLetters: vi.fn<InboxApi['getLetters']>(async ({ state }) => ({
      items: [...kept.values()].filter(({ isRead }) => state === undefined || isRead === (state === 'read')),
      next: null,
    })),
    getLetter: async ({ id }) => {
      const letter = kept.get(id);
      if (letter === undefined) throw new ApiFailure({ code: 'NOT_FOUND', status: 404, requestId: null });
      return { ...letter, body: 'Text', link: null };
    },
    postRead: async (choice) => {
      const changed = meant(choice);
      for (const id of changed) kept.set(id, head(id, true));
      return { changed: changed.length, counts: counts(unread()) };
    },
    postRemoval: async (choice) => {
      if (isDown) throw new ApiFailure({ code: 'UNAVAILABLE', status: 503, requestId: null });
      const changed = meant(choice);
      for (const id of changed) kept.delete(id);
      return { changed: changed.length, counts: counts(unread()) };
    },
  };
  store.inject(liveSlice);
  store.inject(inboxSlice);
  store.run('inbox', makeInboxSaga(api));
  const list = () => selectLetters(store.getState()).value?.items.map(({ id, isRead }) => `${id}${isRead ? '' : '*'}`);
  const dispatch = async (action: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(action);
    await settled();
    await settled();
  };
  return { store, api, kept, list, dispatch, fail: () => (isDown = true), unread: () => selectUnread(store.getState()) };
}

const first = lettersRequested({ state: 'all', after: null });
let world: ReturnType<typeof aWorld>;
afterEach(() => world.store.stop());

test('a letter that is opened is read, in the list and in the badge', async () => {
  world = aWorld('3', '2');
  await world.dispatch(first);
  expect(world.list()).toEqual(['3*', '2*']);
  await world.dispatch(letterRequested('3'));
  expect(selectLetter(world.store.getState()).value).toMatchObject({ id: '3', body: 'Text' });
  expect([world.list(), world.unread()]).toEqual([['3', '2*'], 1]);
});

test('a letter that is not there any more says so', async () => {
  world = aWorld();
  await world.dispatch(letterRequested('9'));
  expect(selectLetter(world.store.getState())).toMatchObject({ status: 'failed', failure: { code: 'NOT_FOUND' } });
});

test('letters that were removed are gone at once, and what lies behind is read', async () => {
  world = aWorld('3', '2', '1');
  await world.dispatch(first);
  await world.dispatch(removalRequested({ ids: ['3', '1'] }));
  expect([world.list(), world.unread()]).toEqual([['2*'], 1]);
  expect(world.api.getLetters).toHaveBeenCalledTimes(2);
});

test('a removal that is refused leaves the list, and says why', async () => {
  world = aWorld('3');
  await world.dispatch(first);
  world.fail();
  await world.dispatch(removalRequested({ ids: ['3'] }));
  expect(world.list()).toEqual(['3*']);
  expect(selectLetterChange(world.store.getState())).toMatchObject({ status: 'refused', failure: { code: 'UNAVAILABLE' } });
});

test('a letter that comes while the list is in sight appears in it, without a skeleton between', async () => {
  world = aWorld('2');
  await world.dispatch(first);
  await world.dispatch(countsLoaded(counts(1)));
  world.kept.set('5', head('5'));
  world.store.dispatch(countsLoaded(counts(2)));
  expect(world.list()).toEqual(['2*']);
  await settled();
  await settled();
  expect(world.list()).toEqual(['2*', '5*']);
});
