import { describe, expect, it } from 'vitest';
import { playOf, selectionOf } from '../testing/lottery-builders.ts';
import { linesOf, problemOf } from './lines.ts';

describe('the problem with a selection', () => {
  const any5 = playOf('11X5', 'any-5');
  const direct = playOf('PK10', 'first3-direct');
  const place = playOf('SSC', 'place');

  it('is too few or too many outcomes in a slot', () => {
    expect(problemOf(direct, selectionOf(direct, '07||10'))).toBe('tooFew');
    expect(problemOf(direct, [1n, 1n])).toBe('tooFew');
    expect(problemOf(any5, selectionOf(any5, '06|01,02,03,04,05'))).toBe('tooMany');
    const truot = playOf('VN18', 'truot-4');
    expect(problemOf(truot, [(1n << 21n) - 1n])).toBe('tooMany');
  });

  it('is an outcome or slot that the play does not have', () => {
    expect(problemOf(any5, [1n << 11n, 0n])).toBe('outOfRange');
    expect(problemOf(any5, [-1n, 0n])).toBe('outOfRange');
    expect(problemOf(any5, [31n, 0n, 1n])).toBe('outOfRange');
  });

  it('is a banker that is also a pick', () => {
    expect(problemOf(any5, selectionOf(any5, '01,02,03,04,05|05'))).toBe('overlap');
  });

  it('is not the same digit in both roles of a group', () => {
    const group3 = playOf('LF', 'three-group-3');
    expect(problemOf(group3, selectionOf(group3, '05|05'))).toBeNull();
    expect(problemOf(group3, selectionOf(group3, '5|5'))).toBe('noLine');
  });

  it('is a selection without a line', () => {
    expect(problemOf(place, [0n, 0n, 0n, 0n, 0n])).toBe('noLine');
    expect(problemOf(any5, selectionOf(any5, '01,02|03,04'))).toBe('noLine');
    expect(problemOf(direct, selectionOf(direct, '07|07|10'))).toBe('noLine');
  });

  it('is absent for a valid selection', () => {
    expect(problemOf(any5, selectionOf(any5, '01,02,03|04,05'))).toBeNull();
    expect(problemOf(place, selectionOf(place, '|07'))).toBeNull();
  });
});

describe('lines', () => {
  it('are counted for the largest selections without being listed', () => {
    const direct = playOf('SSC', 'five-direct');
    expect(linesOf(direct, selectionOf(direct, '123456789|123456789|123456789|123456789|123456789'))).toBe(59_049);
    const first5 = playOf('PK10', 'first5-direct');
    const all = (1n << 10n) - 1n;
    expect(linesOf(first5, [all, all, all, all, all])).toBe(30_240);
    const none10 = playOf('LHC', 'none-10');
    expect(linesOf(none10, [(1n << 20n) - 1n])).toBe(184_756);
  });

  it('are paid for in every lot of a prize list', () => {
    const lo = playOf('VN27', 'lo-3');
    expect(linesOf(lo, selectionOf(lo, '345,346'))).toBe(46);
  });
});
