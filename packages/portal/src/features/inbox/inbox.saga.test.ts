import { afterEach, expect, test } from 'vitest';
import { countsLoaded, liveSlice } from '#shared/facts/live.slice.ts';
import { selectUnread } from '#shared/facts/live.selectors.ts';
import { openWorld } from '#testing/open-world.ts';
import { refusedWith, type Answers, type Call } from '#testing/table-client.ts';
import { settled } from '#testing/test-world.ts';
import { inbox } from './index.ts';
import type { LetterChoice, LetterHead } from './inbox.api.ts';
import { letterRead, lettersRead } from './inbox.reads.ts';
import { removalRequested, selectLetterChange } from './inbox.slice.ts';

const head = (id: string, isRead = false): LetterHead => ({
  id,
  topic: 'news',
  title: id,
  excerpt: '',
  sentAt: '2026-11-20T10:00:00Z',
  isRead,
});
const counts = (unread: number) => ({ unread, rewards: 0, missions: 0, claimable: 0 });

/** A gateway that stores letters. */
function aWorld(...ids: string[]) {
  const kept = new Map(ids.map((id) => [id, head(id)]));
  const unread = () => [...kept.values()].filter(({ isRead }) => !isRead).length;
  const meant = (choice: LetterChoice) =>
    [...kept.keys()].filter((id) => ('ids' in choice ? choice.ids.includes(id) : Number(id) <= Number(choice.through)));
  const change =
    (each: (id: string) => unknown) =>
    ({ body }: Call) => {
      const changed = meant(body as LetterChoice);
      for (const id of changed) each(id);
      return { changed: changed.length, counts: counts(unread()) };
    };
  const answers: Answers = {
    letters: ({ query: { state } }: Call) => ({
      items: [...kept.values()].filter(({ isRead }) => state === undefined || isRead === (state === 'read')),
      next: null,
    }),
    letter: ({ query: { id } }: Call) => {
      const letter = kept.get(String(id));
      return letter === undefined ? refusedWith('NOT_FOUND', 404) : { ...letter, body: 'Text', link: null };
    },
    readLetters: change((id) => kept.set(id, head(id, true))),
    removeLetters: change((id) => kept.delete(id)),
  };
  const opened = openWorld({ features: [{ name: 'live', slice: liveSlice }, inbox], answers });
  const list = () => opened.known(lettersRead, all).value?.items.map(({ id, isRead }) => `${id}${isRead ? '' : '*'}`);
  return {
    ...opened,
    kept,
    list,
    fail: () => (answers.removeLetters = refusedWith('UNAVAILABLE')),
    unread: () => selectUnread(opened.store.getState()),
  };
}

const all = { limit: 20 };
let world: ReturnType<typeof aWorld>;
afterEach(() => world.store.stop());

test('an opened letter is marked read in the list and in the badge', async () => {
  world = aWorld('3', '2');
  await world.show(lettersRead, all);
  expect(world.list()).toEqual(['3*', '2*']);
  await world.show(letterRead, { id: '3' });
  expect(world.known(letterRead, { id: '3' }).value).toMatchObject({ id: '3', body: 'Text' });
  expect([world.list(), world.unread()]).toEqual([['3', '2*'], 1]);
});

test('a letter that no longer exists shows a message', async () => {
  world = aWorld();
  await world.show(letterRead, { id: '9' });
  expect(world.known(letterRead, { id: '9' })).toMatchObject({ status: 'failed', failure: { code: 'NOT_FOUND' } });
});

test('removed letters disappear at once, and the next ones are loaded', async () => {
  world = aWorld('3', '2', '1');
  await world.show(lettersRead, all);
  await world.tell(removalRequested({ ids: ['3', '1'] }));
  expect([world.list(), world.unread()]).toEqual([['2*'], 1]);
  expect(world.callsOf('letters')).toHaveLength(2);
});

test('a refused removal keeps the list, and shows why', async () => {
  world = aWorld('3');
  await world.show(lettersRead, all);
  world.fail();
  await world.tell(removalRequested({ ids: ['3'] }));
  expect(world.list()).toEqual(['3*']);
  expect(selectLetterChange(world.store.getState())).toMatchObject({ status: 'refused', failure: { code: 'UNAVAILABLE' } });
});

test('a letter that arrives while the list is visible appears without a skeleton', async () => {
  world = aWorld('2');
  await world.show(lettersRead, all);
  await world.tell(countsLoaded(counts(1)));
  world.kept.set('5', head('5'));
  world.store.dispatch(countsLoaded(counts(2)));
  expect(world.list()).toEqual(['2*']);
  await settled();
  await settled();
  expect(world.list()).toEqual(['2*', '5*']);
});
