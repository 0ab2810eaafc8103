import { expect, test } from 'vitest';
import { asksForSearch } from '#features/lobby/lobby.place.ts';
import { categoryAddress, nameKeyOf, linkedAddress, paths, searchLink } from './navigation.ts';

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

test('a section of the member centre has a name of its own', () => {
  expect(nameKeyOf('memberSection', paths.deposit)).toBe('navigation.deposit');
  expect(nameKeyOf('memberSection', '/member/unknown')).toBe('pages.memberSection');
  expect(nameKeyOf('promotions', paths.promotions)).toBe('pages.promotions');
});

test('the link to the search says what it is for, and no other state does', () => {
  expect(asksForSearch(searchLink.state)).toBe(true);
  for (const state of [null, undefined, {}, { returnTo: '/' }]) expect(asksForSearch(state)).toBe(false);
});
