import { describe, expect, it } from 'vitest';
import { animalAt, animalOfNumber, animals } from './lunar-year.ts';

const animalOn = (moment: string) => animals[animalAt(new Date(moment))];

describe('the animal of a lunar year', () => {
  it('changes at the lunar new year, at midnight in China', () => {
    expect(animalOn('2026-02-16T15:59:59Z')).toBe('snake');
    expect(animalOn('2026-02-16T16:00:00Z')).toBe('horse');
    expect(animalOn('2027-01-31T00:00:00Z')).toBe('horse');
    expect(animalOn('2020-06-01T00:00:00Z')).toBe('rat');
    expect(animalOn('2019-06-01T00:00:00Z')).toBe('pig');
  });

  it('is that of number 1, and the next numbers run backwards', () => {
    const horse = animals.indexOf('horse');
    expect([1, 2, 7, 8, 49].map((number) => animals[animalOfNumber(number, horse)])).toEqual(['horse', 'snake', 'rat', 'pig', 'horse']);
  });
});
