import { expect, test } from 'vitest';
import { selectCategories } from '#shared/facts/menus.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { settled } from '#testing/test-world.ts';
import { makeMenusSaga } from './menus.saga.ts';

const categories = ['RNG', 'COCKFIGHT'].map((gameCategory) => ({ gameCategory, title: '', cards: [], gameClassify: [] }));
const api = { getMenus: async () => ({ categories }) };

async function typesFor(cockfight: boolean): Promise<string[]> {
  const store = createAppStore();
  store.run('menus', makeMenusSaga({ api, features: { favourites: true, recent: true, demoPlay: true, themeSwitch: true, cockfight } }));
  await settled();
  const types = selectCategories(store.getState()).map(({ gameCategory }) => gameCategory);
  store.stop();
  return types;
}

test('shows cockfights only for brands that enable them, whatever the gateway offers', async () => {
  expect(await typesFor(true)).toEqual(['RNG', 'COCKFIGHT']);
  expect(await typesFor(false)).toEqual(['RNG']);
});
