import { expect, test } from 'vitest';
import { asksForSearch, categoryAddress, nameKeyOf, placeAt, places, searchLink } from './navigation.ts';

test('a place in the lobby is its category, whatever narrows the list', () => {
  expect(placeAt('/', '')).toBe(places.home);
  expect(placeAt('/', '?type=LIVE&page=2&q=roleta')).toBe(categoryAddress('LIVE'));
  expect(placeAt('/', '?type=NOTHING')).toBe(places.home);
});

test('every path of the home page is one place, and other pages are their own', () => {
  for (const path of ['/index', '/index.html', '/home', '/login']) expect(placeAt(path, ''), path).toBe(places.home);
  expect(placeAt('/promotions', '?type=LIVE')).toBe(places.promotions);
});

test('a section of the member centre has a name of its own', () => {
  expect(nameKeyOf('memberSection', places.deposit)).toBe('navigation.deposit');
  expect(nameKeyOf('memberSection', '/member/unknown')).toBe('pages.memberSection');
  expect(nameKeyOf('promotions', places.promotions)).toBe('pages.promotions');
});

test('the link to the search says what it is for, and no other state does', () => {
  expect(asksForSearch(searchLink.state)).toBe(true);
  for (const state of [null, undefined, {}, { returnTo: '/' }]) expect(asksForSearch(state)).toBe(false);
});
