import { describe, expect, it } from 'vitest';
import { seamlessAddress } from '#shared/address/seamless-address.ts';
import { elapsedText, gameMessageOf, gameOfAddress, gameOriginOf, isSitePath, onHost } from './launch.rules.ts';

describe('gameOriginOf', () => {
  const secure = { origin: 'https://site.example', protocol: 'https:' };

  it('is the origin of an address outside the page’s own', () => {
    expect(gameOriginOf('https://games.site.example/slot?ticket=1', secure)).toBe('https://games.site.example');
    expect(gameOriginOf('http://games.localhost:4000/slot', { origin: 'http://site.localhost:4000', protocol: 'http:' })).toBe(
      'http://games.localhost:4000',
    );
  });

  it('is missing for the page’s own origin, a weaker scheme or no address', () => {
    for (const address of [
      'https://site.example/slot',
      'http://games.site.example/',
      'javascript:alert(1)',
      'data:text/html,x',
      'slot',
      '',
    ]) {
      expect(gameOriginOf(address, secure)).toBeNull();
    }
  });
});

describe('gameMessageOf', () => {
  it('accepts the three messages of a game and nothing else', () => {
    expect(gameMessageOf({ type: 'livery:balance' })).toBe('livery:balance');
    for (const data of [null, 'livery:close', { type: 'close' }, { type: 1 }, []]) expect(gameMessageOf(data)).toBeNull();
  });
});

describe('elapsedText', () => {
  it('counts minutes, and hours if there are any', () => {
    expect([0, 65_000, 3_723_000].map(elapsedText)).toEqual(['0:00', '1:05', '1:02:03']);
  });
});

describe('onHost', () => {
  const mirrors = ['https://one.example', 'https://two.example'];

  it('moves a game among interchangeable hosts, and no other game [const-03]', () => {
    expect(onHost('https://one.example/slot?ticket=1#a', 'https://two.example', mirrors)).toBe('https://two.example/slot?ticket=1#a');
    expect(onHost('https://vendor.example/slot', 'https://two.example', mirrors)).toBe('https://vendor.example/slot');
    expect(onHost('https://one.example/slot', null, mirrors)).toBe('https://one.example/slot');
  });
});

describe('gameOfAddress', () => {
  it('reads what seamlessAddress writes, and nothing else', () => {
    const game = { gameType: 'SPORTS', vassalage: 'SBO', nodeId: 40_001 };
    const read = (address: string) => gameOfAddress(new URL(address, 'https://a.example').searchParams);
    expect(read(seamlessAddress(game))).toEqual(game);
    expect(read(seamlessAddress({ ...game, fixture: 'm-1' }))).toEqual({ ...game, fixture: 'm-1' });
    expect(read(seamlessAddress({ ...game, fixture: 'm 1' }))).toEqual(game);
    for (const bad of ['', '?gameType=RNG&vassalage=PG', '?gameType=R G&vassalage=PG&nodeId=1', '?gameType=RNG&vassalage=PG&nodeId=1e3'])
      expect(read(`/seamless${bad}`), bad).toBeNull();
  });
});

it.each(['/lottery', '/lottery?game=25001', '/seaLottery?game=25002', '/vnLottery'])('%s is a page of the site', (url) => {
  expect(isSitePath(url)).toBe(true);
});

it.each(['https://games.example/lottery', '//games.example/lottery', '/lottery/../member', '/lottery?game=x', '/member'])(
  '%s is not a page that a launch may open',
  (url) => {
    expect(isSitePath(url)).toBe(false);
  },
);
