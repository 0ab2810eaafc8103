import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeNameMatcher } from './name-match.ts';

const rankOf = (search: string, name: string) => makeNameMatcher(search)(name)?.rank;
const foundIn = (search: string, name: string) =>
  makeNameMatcher(search)(name)?.parts.map(({ start, end }) => name.slice(start, end)) ?? null;

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const word = fc.array(letter, { minLength: 4, maxLength: 12 }).map((letters) => letters.join(''));

/** Letters missing, added, wrong or swapped between two words: the plain definition, without optimizations. */
function typosBetween(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [isSame, isSwapped] = [one[0] === other[0], one.length > 1 && one[0] === other[1] && one[1] === other[0]];
  return Math.min(
    typosBetween(one.slice(1), other) + 1,
    typosBetween(one, other.slice(1)) + 1,
    typosBetween(one.slice(1), other.slice(1)) + (isSame ? 0 : 1),
    isSwapped ? typosBetween(one.slice(2), other.slice(2)) + 1 : Infinity,
  );
}

describe('a search for a name', () => {
  it('finds every name by its full text, before all others', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const match = makeNameMatcher(name)(name);
        const isEmpty = name.normalize('NFD').replace(/\p{M}/gu, '').trim() === '';
        expect(match?.rank).toBe(isEmpty ? undefined : 0);
      }),
    );
  });

  it('accepts any two strings, and its matches lie in the name from left to right', () => {
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

  it('counts typos against the nearest word start, and finds nothing beyond the limit', () => {
    const few = fc.constantFrom('a', 'b', 'c');
    const short = (minLength: number, maxLength: number) => fc.array(few, { minLength, maxLength }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(fc.oneof(short(4, 5), short(8, 8)), fc.array(short(1, 8), { minLength: 1, maxLength: 2 }), (typed, words) => {
        fc.pre(!words.some((each) => each.includes(typed)));
        const most = typed.length < 8 ? 1 : 2;
        const name = words.join(' ');
        const starts = words.length === 1 ? [0] : [0, (words[0] ?? '').length + 1];
        const beginnings = starts.flatMap((start) =>
          Array.from({ length: typed.length + most + 1 }, (_, length) => name.slice(start, start + length)),
        );
        const least = Math.min(...beginnings.map((beginning) => typosBetween(typed, beginning)));
        expect(rankOf(typed, name)).toBe(least <= most ? 5 + least : undefined);
      }),
      { numRuns: 60 },
    );
  });

  it('marks the nearest word, and the first of equally near ones', () => {
    expect(foundIn('tigor', 'Tigxx Tigar')).toEqual(['Tigar']);
    expect(makeNameMatcher('tigor')('Tigar Tiger')?.parts).toEqual([{ start: 0, end: 5 }]);
    expect(foundIn('tigerr gold', 'Gold Tigers')).toEqual(['Gold', 'Tigers']);
  });

  it('forgives typos by word length, and none in a word that is too long', () => {
    const long = 'abcdefghijklmnopqrstuvwx';
    expect([rankOf('abcdxyg', 'abcdefg'), rankOf('abcdefxy', 'abcdefgh')]).toEqual([undefined, 7]);
    expect([rankOf(long.replace('m', ''), long), rankOf(`${long.slice(0, -1)}z`, long)]).toEqual([6, 6]);
    expect(rankOf(`${long}z`.replace('m', 'y'), `${long}z`)).toBeUndefined();
    expect(rankOf('!?', 'Tiger')).toBeUndefined();
  });

  it('forgives two in eight letters, and none in three', () => {
    expect(foundIn('fortnue tigr', 'Fortune Tiger')).toEqual(['Fortune', 'Tiger']);
    expect(rankOf('pineaplpe', 'Pineapple Beach')).toBeDefined();
    expect(rankOf('tog', 'Big Dog')).toBeUndefined();
    expect(rankOf('tigxx', 'Tiger')).toBeUndefined();
    expect(rankOf('goldrush', 'Gold Rush')).toBeDefined();
  });

  it('ranks the name, its beginning, a word start, words in any order, inner matches, and typos last', () => {
    const names = ['Tiger', 'Tiger Gold', 'Big Tiger', 'Antiger', 'Tigre'];
    const ranks = names.map((name) => rankOf('tiger', name) ?? Infinity);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(new Set(ranks).size).toBe(names.length);
    expect(rankOf('gold tiger', 'Tiger of Gold')).toBeLessThan(rankOf('tiger', 'Antiger') ?? 0);
  });

  it('ignores accents and case, and marks the letters as written', () => {
    expect(foundIn('portao', 'O Portão Fechado')).toEqual(['Portão']);
    expect(foundIn('PORTA\u0303O', 'portão')).toEqual(['portão']);
    expect(foundIn('nao', 'Na\u0303o')).toEqual(['Na\u0303o']);
    expect(foundIn('tiger', 'Na\u0303o, Tiger')).toEqual(['Tiger']);
    expect(foundIn('tiger', '\u0301Tiger')).toEqual(['Tiger']);
    expect(foundIn('antig', 'Grã Antigo')).toEqual(['Antig']);
    expect(foundIn('😀', 'Joy 😀')).toEqual(['😀']);
    expect(foundIn('مرح', 'مرحبا 7')).toEqual(['مرح']);
  });

  it('merges overlapping matches', () => {
    expect(foundIn('gold old', 'Old gold')).toEqual(['Old', 'gold']);
    expect(foundIn('tig tiger', 'The Tiger')).toEqual(['Tiger']);
  });

  it('finds nothing for an empty search', () => {
    for (const search of ['', '  ', '\u0301']) expect(makeNameMatcher(search)('Tiger')).toBeNull();
  });
});
