import fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import { compileAcceptedPattern } from './accepted-pattern.ts';

const accepts = (pattern: string, value: string, maxLength = 100) => compileAcceptedPattern(pattern, maxLength)?.(value);

describe('an accepted pattern', () => {
  it('that is a single star accepts any value [valid-17]', () => {
    fc.assert(fc.property(fc.string(), (value) => accepts('*', value) === true));
  });

  it.each([
    ['^[A-Za-z][A-Za-z0-9]*$', 'marina7', true],
    ['^[A-Za-z][A-Za-z0-9]*$', '7marina', false],
    ['^[A-Za-z][A-Za-z0-9]*$', 'marina\n', false],
    ['[A-Z]', 'a capital A inside', true],
    ['^\\p{Thai}+$', 'สวัสดี', true],
    ['^\\p{Thai}+$', 'hello', false],
    ['^.$', '🎲', true],
    ['^[0-9]*$', '٤٢', false],
  ])('%j accepts %j: %j', (pattern, value, isTaken) => {
    expect(accepts(pattern, value)).toBe(isTaken);
  });

  it.each([
    ['(?=.*[A-Z]).+', 'a lookahead'],
    ['(a)\\1', 'a reference back'],
    ['(', 'half a group'],
    ['a{1000}', 'a count beyond its bound'],
    ['((a{20}){20}){20}', 'counts that multiply beyond it'],
    [`^${'a?'.repeat(200)}$`, 'too long a pattern'],
  ])('%j is not used: %s', (pattern) => {
    expect(compileAcceptedPattern(pattern, 100)).toBeNull();
  });

  // With values of at most 4 characters the work stays within its limit, so each is refused for its own reason.
  it.each([
    ['a{128}', 'a{129}'],
    ['a{2,128}', 'a{2,129}'],
    ['a{128,}', 'a{129,}'],
    ['(a{12}){10}', '(a{12}){11}'],
    ['(a{64}b){2}', '(a{64}b){3}'],
    ['(a{0}){128}', '(a{0}){129}'],
    ['a'.repeat(256), 'a'.repeat(257)],
  ])('is used up to its limit: %s, and not %s', (within, beyond) => {
    expect(compileAcceptedPattern(within, 4)).not.toBeNull();
    expect(compileAcceptedPattern(beyond, 4)).toBeNull();
  });

  it('too expensive for the longest value is not used', () => {
    expect(compileAcceptedPattern('^[a-z]{1,128}$', 64)).not.toBeNull();
    expect(compileAcceptedPattern('^[a-z]{1,128}$', 100_000)).toBeNull();
    const size = RE2JS.compile('abc').programSize();
    expect(40_000 % size).toBe(0);
    expect(compileAcceptedPattern('abc', 40_000 / size)).not.toBeNull();
    expect(compileAcceptedPattern('abc', 40_000 / size + 1)).toBeNull();
  });

  // A backtracking engine would never finish some of these.
  it('never runs away, with anything nested in it', { timeout: 60_000 }, () => {
    const atom = fc.constantFrom('a', '[a-z]', '\\w', '.', '(a|a)', '(a|ab)', '\\p{L}', '[^b]', '\\s', '\\b', '(?i:[a-zéк])');
    const times = fc.constantFrom('*', '+', '?', '{1,128}', '{64}', '{2,}', '*?', '');
    const { nested } = fc.letrec<{ nested: string }>((tie) => ({
      nested: fc.oneof(
        { depthSize: 'small' },
        atom,
        fc.tuple(tie('nested'), times).map(([inner, count]) => `(${inner})${count}`),
        fc.tuple(tie('nested'), tie('nested')).map(([one, other]) => `${one}${other}`),
        fc.tuple(tie('nested'), tie('nested')).map(([one, other]) => `(${one}|${other})`),
      ),
    }));
    const pattern = fc.tuple(nested, times, fc.constantFrom('$', '!$', 'x', '')).map(([inner, count, end]) => `^(${inner})${count}${end}`);
    fc.assert(
      fc.property(pattern, fc.constantFrom(16, 64, 200), (source, max) => {
        const takes = compileAcceptedPattern(source, max);
        return takes === null || typeof takes(`${'a'.repeat(max - 1)}!`) === 'boolean';
      }),
      { numRuns: 1500 },
    );
  });
});
