import { expect, test } from 'vitest';
import { balanceToggled, selectPreferences, themeChosen } from '#shared/facts/preferences.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { aBrand, memoryStore, quietPage } from '#testing/test-world.ts';
import { makePreferencesSaga } from './preferences.saga.ts';

function aWorld(stored?: string, modes: ('light' | 'dark')[] = ['light', 'dark']) {
  const local = memoryStore(stored === undefined ? {} : { 'livery.preferences': stored });
  const page = quietPage();
  const store = createAppStore();
  store.run('preferences', makePreferencesSaga({ brand: aBrand({ theme: { modes, default: 'light' } }), deviceStorage: local, page }));
  const kept = () => JSON.parse(local.get('livery.preferences') ?? 'null') as unknown;
  return { store, page, kept, preferences: () => selectPreferences(store.getState()) };
}

test('restores valid stored preferences and ignores the rest', () => {
  expect(aWorld('{"theme":"dark","balanceHidden":true,"sideMenu":"sideways"}').preferences()).toMatchObject({
    theme: 'dark',
    balanceHidden: true,
    sideMenu: 'open',
  });
  expect(aWorld('no json').preferences()).toMatchObject({ balanceHidden: false, sideMenu: 'open' });
});

test('applies and stores the chosen theme [theme-01, theme-02]', () => {
  const world = aWorld();
  world.store.dispatch(themeChosen('dark'));
  expect(world.page.theme).toBe('dark');
  expect(world.kept()).toMatchObject({ theme: 'dark' });
  world.store.dispatch(themeChosen('light'));
  expect(world.page.theme).toBe('light');
});

test('follows the system until a theme is chosen, and offers no mode that the brand lacks', () => {
  const world = aWorld('{"theme":"system"}');
  world.page.prefersDark = () => true;
  world.page.signal('scheme');
  expect(world.page.theme).toBe('dark');
  expect(aWorld('{"theme":"light"}', ['dark']).page.theme).toBe('dark');
});

test('keeps a stored language that it does not own', () => {
  const world = aWorld('{"language":"en"}');
  world.store.dispatch(balanceToggled());
  expect(world.kept()).toMatchObject({ language: 'en', balanceHidden: true });
});
