import { describe, expect, it } from 'vitest';
import { largestFirst, textKey } from './home.rules.ts';

describe('largestFirst', () => {
  it('sorts wins from the largest down', () => {
    const win = (winAmount: number) => ({ player: 'a***1', gameName: 'Moon', winAmount, currency: 'BRL', avatar: '', nodeId: 1 });
    expect(largestFirst([win(5), win(900), win(42)]).map((winner) => winner.winAmount)).toEqual([900, 42, 5]);
  });
});

describe('textKey', () => {
  it('reads the namespace of a brand’s text', () => {
    expect(textKey('home.hero.title')).toBe('home:hero.title');
  });
});
