import { describe, expect, it } from 'vitest';
import { boardOf, textKey } from './home.rules.ts';

describe('the winners board', () => {
  const win = (winAmount: number) => ({ player: 'a***1', gameName: 'Moon', winAmount, currency: 'BRL', avatar: '', nodeId: 1 });

  it('starts with the largest win', () => {
    expect(boardOf([win(5), win(900), win(42)]).map((winner) => winner.winAmount)).toEqual([900, 42, 5]);
  });

  it('is empty with fewer than three winners', () => {
    expect(boardOf([win(5), win(900)])).toEqual([]);
  });
});

describe('textKey', () => {
  it('reads the namespace of a brand’s text', () => {
    expect(textKey('home.hero.title')).toBe('home:hero.title');
  });
});
