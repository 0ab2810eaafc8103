import { expect, it } from 'vitest';
import { readBeaconSettings } from './beacon-settings.ts';

it('accepts relays separated by commas or spaces, or none', () => {
  const relays = ['https://drand.acme.example', 'http://127.0.0.1:4092/relay'];
  for (const between of [',', ' ', ', ', '\n'])
    expect(readBeaconSettings({ LIVERY_BEACON_RELAYS: relays.join(between) })).toEqual({ settings: { relays }, problems: [] });
  for (const nothing of [{}, { LIVERY_BEACON_RELAYS: ' ' }])
    expect(readBeaconSettings(nothing)).toEqual({ settings: undefined, problems: [] });
});

it.each(['http://drand.acme.example', 'drand.acme.example', 'https://drand.acme.example,ftp://other.example'])('refuses %s', (text) => {
  const { settings, problems } = readBeaconSettings({ LIVERY_BEACON_RELAYS: text });
  expect(settings).toBeUndefined();
  expect(problems.map(({ what }) => what)).toEqual(['A value of LIVERY_BEACON_RELAYS is not an https address.']);
});
