import { describe, expect, it } from 'vitest';
import { secondsOf, textsFor as crashTexts } from '../crash/crash-texts.ts';
import { edgeText, numberOf, textsFor as diceTexts } from '../dice/dice-texts.ts';
import { textsFor as minesTexts } from '../mines/mines-texts.ts';
import { textsFor as rouletteTexts } from '../roulette/roulette-texts.ts';
import { timesOf } from '../mines/mines-deck.ts';
import { formatTimes } from './numbers.ts';
import { fillCount } from './shell-texts.ts';

describe('numbers in the page’s language', () => {
  it.each([
    ['en', '×1.98', '×1,000.00', '4.0\u00A0s', '07.30', 'Over 49.99', '×1.03'],
    ['pt', '×1,98', '×1.000,00', '4,0\u00A0s', '07,30', 'Acima de 49,99', '×1,03'],
    ['pt-BR', '×1,98', '×1.000,00', '4,0\u00A0s', '07,30', 'Acima de 49,99', '×1,03'],
    ['fr', '×1.98', '×1,000.00', '4.0\u00A0s', '07.30', 'Over 49.99', '×1.03'],
  ])('are written in %s like its texts', (language, low, high, seconds, roll, edge, mines) => {
    const [crash, dice] = [crashTexts(language), diceTexts(language)];
    expect([formatTimes(198, crash), formatTimes(100_000, crash), secondsOf(4_000, crash)]).toEqual([low, high, seconds]);
    expect([numberOf(730, dice), edgeText(dice, { wins: 5_000, isOver: true })]).toEqual([roll, edge]);
    expect(timesOf(1, 1, minesTexts(language))).toBe(mines);
  });
});

describe('a sentence with a count', () => {
  it.each([
    ['en', 1, '1 player bet R$ 2.00'],
    ['en', 2, '2 players bet R$ 2.00'],
    ['en', 1_234, '1,234 players bet R$ 2.00'],
    ['pt', 1, '1 apostou R$ 2.00'],
    ['pt', 2, '2 apostaram R$ 2.00'],
    ['pt', 1_234, '1.234 apostaram R$ 2.00'],
  ])('agrees in %s with %i players', (language, count, sentence) => {
    const texts = crashTexts(language);
    expect(fillCount(texts.staked, texts, count, { amount: 'R$ 2.00' })).toBe(sentence);
  });

  it.each([
    ['en', 1, 'Last number: red 1, black 0, zero 0', 'The round is as committed.'],
    ['en', 3, 'Of the last 3: red 1, black 0, zero 0', 'All 3 rounds are as committed.'],
    ['pt', 1, 'Último número: vermelho 1, preto 0, zero 0', 'A rodada confere com o compromisso.'],
    ['pt', 3, 'Nas últimas 3: vermelho 1, preto 0, zero 0', 'Todas as 3 rodadas conferem com o compromisso.'],
  ])('agrees in %s with %i rounds', (language, count, shares, verified) => {
    const texts = rouletteTexts(language);
    expect(fillCount(texts.shares, texts, count, { red: 1, black: 0, zero: 0 })).toBe(shares);
    expect(fillCount(texts.verified, texts, count)).toBe(verified);
  });
});
