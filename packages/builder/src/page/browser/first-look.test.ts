import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressInLanguage, chosenMode, isOneCategory, tryRead } from './first-look.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads a stored value, and treats a failed read as missing', () => {
  expect(tryRead(() => 'dark')).toBe('dark');
  expect(tryRead(() => JSON.parse('{"theme"') as unknown)).toBeUndefined();
});

describe('the address in the stored language', () => {
  const page = { pathname: '/promotions', search: '?a=1', hash: '#b' };

  it('gets the language prefix and keeps the rest of the address', () => {
    expect(addressInLanguage('pt', ['pt', 'fr'], page)).toBe('/pt/promotions?a=1#b');
  });

  it.each([
    ['the choice is missing', undefined, page],
    ['it is the default', 'en', page],
    ['the brand does not have it', 'de', page],
    ['the address names a language', 'pt', { ...page, pathname: '/fr/promotions' }],
    ['the address is the home of a language', 'pt', { ...page, pathname: '/fr' }],
  ])('does not apply if %s', (_when, language, at) => {
    expect(addressInLanguage(language, ['pt', 'fr'], at)).toBe(false);
  });

  it('counts only a whole path segment as a language', () => {
    expect(addressInLanguage('pt', ['pt', 'fr'], { ...page, pathname: '/free' })).toBe('/pt/free?a=1#b');
  });
});

it('asks the system for the mode only if the visitor chose that', () => {
  const matchMedia = vi.fn<() => { matches: boolean }>();
  vi.stubGlobal('matchMedia', matchMedia);
  expect(['light', 'dark', 'neon'].map(chosenMode)).toEqual(['light', 'dark', 'neon']);
  expect(matchMedia).not.toHaveBeenCalled();
  matchMedia.mockReturnValueOnce({ matches: true }).mockReturnValueOnce({ matches: false });
  expect([chosenMode('system'), chosenMode('system')]).toEqual(['dark', 'light']);
});

it('tells a single-category address from the home page', () => {
  const searches = ['', '?type=HOME', '?subtype=LIVE', '?type=LIVE', '?page=2&type=LIVE'];
  expect(searches.map(isOneCategory)).toEqual([false, false, false, true, true]);
});
