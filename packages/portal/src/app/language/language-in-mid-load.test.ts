import type { Action } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import type { ApiClient } from '#api/client.ts';
import { selectNotices, announcementsRequested } from '#features/announcements/announcements.slice.ts';
import { announcements } from '#features/announcements/index.ts';
import { selectWinners, winnersRequested, winnersWatched } from '#features/home/home.slice.ts';
import { home } from '#features/home/index.ts';
import type { Dependencies, Feature } from '#shared/ports/feature.ts';
import { languageChanged } from '#shared/store/events.ts';
import { selectCategories } from '#shared/facts/menus.slice.ts';
import type { RootState } from '#shared/store/root-state.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand, memoryStore, quietPage, settled } from '#testing/test-world.ts';
import { makeMenusApi } from '../site/menus.api.ts';
import { makeMenusSaga } from '../site/menus.saga.ts';

interface Row {
  name: string;
  feature: Pick<Feature, 'slice' | 'makeSaga'>;
  call: string;
  asks?: Action;
  answer: (title: string) => unknown;
  shown: (state: RootState) => string | undefined;
}

const notice = (title: string) => ({ id: 1, title, content: '', promotionType: '', execution: 'B', publishedAt: '' });
const winner = (gameName: string) => ({ player: 'm***a', gameName, winAmount: 1, currency: 'BRL', avatar: '', nodeId: 1 });
const winners: Omit<Row, 'name'> = {
  feature: home,
  call: 'winners',
  // The board needs three.
  answer: (title) => ({ list: [winner(title), winner(title), winner(title)] }),
  shown: (state) => selectWinners(state)[0]?.gameName,
};

const rows: readonly Row[] = [
  { ...winners, name: 'winners in the hero', asks: winnersRequested() },
  { ...winners, name: 'winners on the board', asks: winnersWatched() },
  {
    name: 'announcements',
    feature: announcements,
    call: 'announcements',
    asks: announcementsRequested(),
    answer: (title) => ({ banners: [], player: [notice(title)], popup: [], promotion: [] }),
    shown: (state) => selectNotices(state)[0]?.title,
  },
  {
    name: 'menus',
    feature: { makeSaga: ({ client }) => makeMenusSaga({ api: makeMenusApi(client), features: aBrand().features }) },
    call: 'gameMenus',
    answer: (title) => ({ categories: [{ gameCategory: 'RNG', title, cards: [], gameClassify: [] }] }),
    shown: (state) => selectCategories(state)[0]?.title,
  },
];

/** The language changes while the first answer is pending. The first answer arrives after the second. */
async function changeInMidLoad({ feature, call, asks, answer, shown }: Row): Promise<string | undefined> {
  const waiting: ((title: string) => void)[] = [];
  const client = {
    call: (name: string) =>
      new Promise((resolve) => {
        if (name === call) waiting.push((title) => resolve(answer(title)));
      }),
  } as unknown as ApiClient;
  const store = createAppStore();
  if (feature.slice !== undefined) store.inject(feature.slice);
  const world = { client, page: quietPage(), deviceStorage: memoryStore(), tabStorage: memoryStore(), clock: { now: () => 0 } };
  if (feature.makeSaga !== undefined) store.run('feature', feature.makeSaga(world as unknown as Dependencies));
  if (asks !== undefined) store.dispatch(asks);
  await settled();
  const before = waiting.length;
  expect(before).toBeGreaterThan(0);
  store.dispatch(languageChanged('en'));
  await settled();
  expect(waiting.length).toBeGreaterThan(before);
  waiting.at(-1)?.('in the next language');
  await settled();
  for (const come of waiting.slice(0, -1)) come('in the one before');
  await settled();
  store.stop();
  return shown(store.getState());
}

test.each(rows)('$name: the language chosen last stays, in any order of the answers', async (row) => {
  expect(await changeInMidLoad(row)).toBe('in the next language');
});
