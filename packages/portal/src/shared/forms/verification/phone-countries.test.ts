import { expect, test } from 'vitest';
import type { PublicBrand } from '@livery/brand/public-brand';
import { aBrand } from '#testing/test-world.ts';
import { countries, diallingCodeOf, homeCountry, phoneCountries } from './phone-countries.ts';

test('every country has its code and dialling code, listed once [session-26]', () => {
  expect(countries.length).toBeGreaterThan(230);
  expect(new Set(countries.map(({ countryCode }) => countryCode)).size).toBe(countries.length);
  for (const entry of countries)
    expect(entry).toEqual({
      countryCode: expect.stringMatching(/^[A-Z]{2}$/),
      countryDialingCode: expect.stringMatching(/^[1-9]\d{0,2}$/),
    });
  expect(countries).toContainEqual({ countryCode: 'BR', countryDialingCode: '55' });
  expect(diallingCodeOf('PT')).toBe('351');
});

test('countries are named and sorted in the language', () => {
  const names = phoneCountries('pt').map(({ name }) => name);
  expect(names).toContain('Alemanha');
  expect(names).toEqual(names.toSorted(new Intl.Collator('pt').compare));
  expect(phoneCountries('en')).toContainEqual(expect.objectContaining({ code: 'DE', dialling: '49', name: 'Germany' }));
});

test('starts with the country of the brand’s law, currency or time zone, or else of its language', () => {
  const home = (jurisdiction: PublicBrand['saferPlay']['jurisdiction'], currency: string, language: string, timeZone = 'UTC') => {
    const { format, saferPlay } = aBrand();
    return homeCountry({ format: { ...format, currency, timeZone }, saferPlay: { ...saferPlay, jurisdiction } }, language);
  };
  expect(home('MT', 'EUR', 'en')).toBe('MT');
  expect(home('UK', 'EUR', 'en')).toBe('GB');
  expect(home('none', 'BRL', 'en')).toBe('BR');
  expect(home('none', 'EUR', 'en', 'Europe/Malta')).toBe('MT');
  expect(home('none', 'EUR', 'en')).toBe('US');
  expect(home('none', 'EUR', 'eo')).toMatch(/^[A-Z]{2}$/);
});

test('exactly one of several countries with the same code is the main one', () => {
  const byCode = Map.groupBy(phoneCountries('en'), ({ dialling }) => dialling);
  for (const [dialling, sharing] of byCode) {
    expect([dialling, sharing.filter(({ isMain }) => isMain).length]).toEqual([dialling, sharing.length > 1 ? 1 : 0]);
  }
});
