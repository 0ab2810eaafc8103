import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPasswordProblem, missingClasses, passwordForm, passwordLength, passwordStrength, readLookalikes } from './password-rules.ts';

describe('a new password', () => {
  it.each([
    ['maré#alta-2026', ['upper']],
    ['MARÉ#ALTA-2026', ['lower']],
    ['Maré#alta-cheia', ['digit']],
    ['Maréalta2026', ['symbol']],
    ['maréalta', ['upper', 'digit', 'symbol']],
    ['Maré alta 2026', ['symbol']],
    ['Maré#alta-2026', []],
    ['ÀÇÉ-çãé-٤٢', []],
  ])('%j lacks %j of the four classes [valid-26]', (password, missing) => {
    expect(missingClasses(password)).toEqual(missing);
    expect(findPasswordProblem(password)).toBe(missing.length === 0 ? null : 'classes');
  });

  it.each([
    ['Ab1#xyw', 'length'],
    [`Ab1#${'😀é'.repeat(31)}`, 'length'],
    [' Ab1#kzwm', 'edges'],
    ['Marina7#qzv', 'name'],
    ['M4r1n4#7qzv', 'name'],
    ['7An1ram#qzv', 'name'],
    ['Ab1#Ab1#Ab1#', 'repeats'],
    ['Tk9#wTk9#w', 'repeats'],
    ['Aaaa1111#', 'repeats'],
    ['Abcdef1234!', 'sequence'],
    ['Qwertyuiop123#', 'sequence'],
    ['1Q2w3e4r5t!', 'sequence'],
    ['Zyxw9876$', 'sequence'],
    ['Asdfghj1#', 'sequence'],
    ['Lkjhgf1#', 'sequence'],
    ['Zxcvbnm1#', 'sequence'],
    ['Kz1!@#$%^', 'sequence'],
    ['Ma.ri.na7#q', 'name'],
    ['Abcd#1kz', 'sequence'],
    ['Kz#1abcd', 'sequence'],
    ['Kz#1wwwwww', 'sequence'],
    ['Abc#1kzw', null],
    ['K#abc1zw', null],
    ['Ab1#zb1A', null],
    [`Ab1#${'kz4w'.repeat(14)}kz4!`, null],
    ['Livery#2026', null],
    ['Uma senha, 3 patos', null],
  ])('%j: %j', (password, problem) => {
    expect(findPasswordProblem(password, ['marina', 'Alpha'])).toBe(problem);
  });

  it('may contain a name of three letters, which occurs in too many words', () => {
    expect(findPasswordProblem('Banana#27-kiwi', ['ana'])).toBeNull();
    expect(findPasswordProblem('Banana#27-kiwi', ['anan'])).toBe('name');
  });

  it('is checked with any characters, and never accepted beyond its length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1_000 }), (password) => {
        const { length } = [...password];
        return findPasswordProblem(password) !== null || (length >= passwordLength.min && length <= passwordLength.max);
      }),
      { numRuns: 200 },
    );
  });
});

it('reads digits and symbols as the letters they resemble, and leaves the others', () => {
  expect(readLookalikes('013457@$! 2689#')).toBe('oieastasi 2689#');
});

describe('the strength of a password', () => {
  it.each([
    ['', 0],
    ['marina', 1],
    ['Abcdef1234!', 1],
    ['Kx7#wqpz', 2],
    ['Kx7#wqpzm', 2],
    ['Kx7#wqpzmd', 3],
    ['Kx7#wqpzmdvbt', 3],
    ['Kx7#wqpzmdvbtg', 4],
    // A run of consecutive letters counts as one step, however long it is.
    ['Abcdefghij#1kzw', 2],
    ['Livery#2026', 3],
    ['Livery#2026-sunset', 4],
  ])('%j is %d of 4', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('is above 1 for accepted passwords, and for no others', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 20 }), (typed) => {
        expect(passwordStrength(typed) > 1).toBe(findPasswordProblem(typed) === null);
      }),
    );
  });
});

describe('the normalized form of a password', () => {
  it.each([
    ['Mare\u0301-Quieta#42', 'Maré-Quieta#42'],
    ['Maré\u00A0Quieta#42', 'Maré Quieta#42'],
    ['Maré\u3000Quieta#42', 'Maré Quieta#42'],
    ['Ｍaré²-Quieta#42', 'Ｍaré²-Quieta#42'],
  ])('of %j is %j', (typed, form) => {
    expect(passwordForm(typed)).toBe(form);
    expect(findPasswordProblem(typed)).toBe(findPasswordProblem(form));
  });

  it('is the same for every encoding of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
        const form = passwordForm(typed);
        expect(passwordForm(form)).toBe(form);
        expect(passwordForm(typed.normalize('NFD'))).toBe(form);
      }),
    );
  });
});
