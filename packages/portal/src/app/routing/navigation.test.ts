import { expect, test } from 'vitest';
import { asksForSearch } from '#features/lobby/lobby-place.rules.ts';
import { buildCategory } from '#features/lobby/lobby.builders.ts';
import { selectMenuTypes } from '#features/lobby/lobby.selectors.ts';
import { menusLoaded } from '#shared/facts/menus.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { categoryAddress, nameKeyOf, linkedAddress, paths, searchLink, selectTopTypes } from './navigation.ts';

const at = (pathname: string, search: string) => ({ pathname, search });

test('a place in the lobby is its category, whatever narrows the list', () => {
  expect(linkedAddress(at('/', ''))).toBe(paths.home);
  expect(linkedAddress(at('/live', '?page=2&q=roleta'))).toBe(categoryAddress('LIVE'));
  expect(linkedAddress(at('/', '?type=NOTHING'))).toBe(paths.home);
});

test('every path of the home page is one place, and other pages are their own', () => {
  for (const path of ['/index', '/index.html', '/home', '/login']) expect(linkedAddress(at(path, '')), path).toBe(paths.home);
  expect(linkedAddress(at('/promotions', '?type=LIVE'))).toBe(paths.promotions);
});

test('the top navigation has what the lobby’s menu has, without categories that have no vendor [home-13, home-14]', () => {
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

test('a section of the member centre has a name of its own', () => {
  expect(nameKeyOf('memberSection', paths.deposit)).toBe('navigation.deposit');
  expect(nameKeyOf('memberSection', '/member/unknown')).toBe('pages.memberSection');
  expect(nameKeyOf('promotions', paths.promotions)).toBe('pages.promotions');
});

test('the link to the search says what it is for, and no other state does', () => {
  expect(asksForSearch(searchLink.state)).toBe(true);
  for (const state of [null, undefined, {}, { returnTo: '/' }]) expect(asksForSearch(state)).toBe(false);
});
