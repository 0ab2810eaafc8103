import { expect, test } from 'vitest';
import { asksForSearch } from '#features/lobby/lobby-place.rules.ts';
import { buildCategory } from '#features/lobby/lobby.builders.ts';
import { selectMenuTypes } from '#features/lobby/lobby.selectors.ts';
import { menusLoaded } from '#shared/facts/menus.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { categoryAddress, nameKeyOf, linkedAddress, paths, searchLink, selectTopTypes } from './navigation.ts';

const at = (pathname: string, search: string) => ({ pathname, search });

test('a place in the lobby is its category, with any filter', () => {
  expect(linkedAddress(at('/', ''))).toBe(paths.home);
  expect(linkedAddress(at('/live', '?page=2&q=roleta'))).toBe(categoryAddress('LIVE'));
  expect(linkedAddress(at('/', '?type=NOTHING'))).toBe(paths.home);
});

test('all paths of the home page count as one place, and other pages as their own', () => {
  for (const path of ['/index', '/index.html', '/home', '/login']) expect(linkedAddress(at(path, '')), path).toBe(paths.home);
  expect(linkedAddress(at('/promotions', '?type=LIVE'))).toBe(paths.promotions);
});

test('the top navigation matches the lobby’s menu, without categories that have no vendor [home-13, home-14]', () => {
  const store = createAppStore();
  const fixed = ['HOT', 'INHOUSE', 'FAV'];
  const types = ['ESPORTS', 'PVP', 'RNG', 'FISH', 'SPORTS', 'LIVE', 'LOTT', 'ELOTT'];
  store.dispatch(menusLoaded(types.map((type) => buildCategory(type, 1))));
  expect(selectTopTypes(store.getState(), true)).toEqual([...fixed, 'RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT']);
  store.dispatch(menusLoaded(types.map((type) => buildCategory(type, type === 'PVP' ? 0 : 1))));
  expect(selectTopTypes(store.getState(), true)).toEqual([...fixed, 'RNG', 'FISH', 'LIVE', 'SPORTS', 'ESPORTS', 'LOTT']);
  expect(selectTopTypes(store.getState(), false)).not.toContain('FAV');
  expect(selectMenuTypes(store.getState(), 'HOME', true)).toEqual(['HOME', ...selectTopTypes(store.getState(), true)]);
});

test('each section of the member centre has its own name', () => {
  expect(nameKeyOf('memberSection', paths.deposit)).toBe('navigation.deposit');
  expect(nameKeyOf('memberSection', '/member/unknown')).toBe('pages.memberSection');
  expect(nameKeyOf('promotions', paths.promotions)).toBe('pages.promotions');
});

test('only the search link’s state opens the search', () => {
  expect(asksForSearch(searchLink.state)).toBe(true);
  for (const state of [null, undefined, {}, { returnTo: '/' }]) expect(asksForSearch(state)).toBe(false);
});
