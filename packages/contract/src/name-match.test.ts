import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeNameMatcher } from './name-match.ts';

const rankOf = (search: string, name: string) => makeNameMatcher(search)(name)?.rank;
const foundIn = (search: string, name: string) =>
  makeNameMatcher(search)(name)?.parts.map(({ start, end }) => name.slice(start, end)) ?? null;

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const word = fc.array(letter, { minLength: 4, maxLength: 12 }).map((letters) => letters.join(''));

describe('a search for a name', () => {
  it('finds every name by itself, before all others', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const match = makeNameMatcher(name)(name);
        const isEmpty = name.normalize('NFD').replace(/\p{M}/gu, '').trim() === '';
        expect(match?.rank).toBe(isEmpty ? undefined : 0);
      }),
    );
  });

  it('takes any two strings, and what it found lies in the name from left to right', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 90 }), fc.string({ unit: 'binary', maxLength: 200 }), (search, name) => {
        let from = 0;
        for (const { start, end } of makeNameMatcher(search)(name)?.parts ?? []) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          from = end;
        }
        expect(from).toBeLessThanOrEqual(name.length);
      }),
    );
  });

  it('forgives one typo in a word of four letters: missing, added, wrong or swapped', () => {
    const typo = fc
      .tuple(word, fc.nat(), letter, fc.constantFrom('missing', 'added', 'wrong', 'swapped'))
      .map(([name, nat, other, kind]) => {
        const place = nat % (name.length - 1);
        const [before, here, next, after] = [name.slice(0, place), name[place] ?? '', name[place + 1] ?? '', name.slice(place + 2)];
        const typed = {
          missing: before + next + after,
          added: before + other + here + next + after,
          wrong: before + other + next + after,
          swapped: before + next + here + after,
        };
        return { name, typed: typed[kind as keyof typeof typed] };
      });
    fc.assert(
      fc.property(typo, ({ name, typed }) => {
        fc.pre(typed.length >= 4);
        expect(makeNameMatcher(typed)(`The ${name} of 2`)).not.toBeNull();
      }),
    );
  });

  it('forgives two in eight letters, and none in three', () => {
    expect(foundIn('fortnue tigr', 'Fortune Tiger')).toEqual(['Fortune', 'Tiger']);
    expect(rankOf('pineaplpe', 'Pineapple Beach')).toBeDefined();
    expect(rankOf('tog', 'Big Dog')).toBeUndefined();
    expect(rankOf('tigxx', 'Tiger')).toBeUndefined();
    expect(rankOf('goldrush', 'Gold Rush')).toBeDefined();
  });

  it('ranks the name, its beginning, a word’s beginning, words in any order, what is inside, and typos last', () => {
    const names = ['Tiger', 'Tiger Gold', 'Big Tiger', 'Antiger', 'Tigre'];
    const ranks = names.map((name) => rankOf('tiger', name) ?? Infinity);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(new Set(ranks).size).toBe(names.length);
    expect(rankOf('gold tiger', 'Tiger of Gold')).toBeLessThan(rankOf('tiger', 'Antiger') ?? 0);
  });

  it('reads over accents and case, and marks the letters as they are written', () => {
    expect(foundIn('portao', 'O Portão Fechado')).toEqual(['Portão']);
    expect(foundIn('PORTA\u0303O', 'portão')).toEqual(['portão']);
    expect(foundIn('nao', 'Na\u0303o')).toEqual(['Na\u0303o']);
    expect(foundIn('😀', 'Joy 😀')).toEqual(['😀']);
    expect(foundIn('مرح', 'مرحبا 7')).toEqual(['مرح']);
  });

  it('joins what overlaps', () => {
    expect(foundIn('gold old', 'Old gold')).toEqual(['Old', 'gold']);
    expect(foundIn('tig tiger', 'The Tiger')).toEqual(['Tiger']);
  });

  it('finds nothing by nothing', () => {
    for (const search of ['', '  ', '\u0301']) expect(makeNameMatcher(search)('Tiger')).toBeNull();
  });
});
