import { describe, expect, it, test } from 'vitest';
import { recheckPause, refusalAt } from './access.rules.ts';

describe('refusalAt', () => {
  const routes = { mainDomain: 'acme.example', domainRoute: ['WWW.acme.example', 'mirror.example'] };

  it.each(['acme.example', 'www.acme.example', 'Mirror.Example'])('admits %s as the site [error-05]', (host) => {
    expect(refusalAt(host, routes)).toBeNull();
  });

  it.each(['acme.example.evil.example', 'cme.example', 'xmirror.example', ''])('rejects %s as foreign [error-05]', (host) => {
    expect(refusalAt(host, routes)).toBe('MERCHANT_MISMATCH');
  });

  it('rejects nothing if no domains are listed', () => {
    expect(refusalAt('anywhere.example', { mainDomain: '', domainRoute: [] })).toBeNull();
  });
});

test('a closed site is checked at growing, randomized intervals', () => {
  const turns = [0, 1, 2, 3, 4, 5, 50];
  const soonest = turns.map((turn) => recheckPause(turn, () => 0));
  expect(soonest).toEqual([30_000, 45_000, 67_500, 101_250, 150_000, 150_000, 150_000]);
  expect(turns.map((turn) => recheckPause(turn, () => 1))).toEqual(soonest.map((pause) => 2 * pause));
});
