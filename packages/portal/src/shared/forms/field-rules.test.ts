import { Ajv } from 'ajv';
import fc from 'fast-check';
import { compileAcceptedPattern } from '@livery/contract/accepted-pattern';
import { shapes } from '@livery/contract/shapes';
import { describe, expect, test } from 'vitest';
import { checkField, checkRule, refusedFields, readFields, type FieldRule } from './field-rules.ts';

const aRule = (changes: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  acceptedPattern: '^[0-9]*$',
  patternId: 'NUMBERS',
  minLength: 4,
  maxLength: 6,
  ...changes,
});

const check = (rule: FieldRule, value: string) => checkRule(rule, value, compileAcceptedPattern(rule.acceptedPattern, rule.maxLength));

describe("the gateway's rule", () => {
  test.each([
    ['12345', null],
    ['1234', null],
    ['123456', null],
    ['', null],
    ['123', 'patterns.NUMBERS'],
    ['1234567', 'patterns.NUMBERS'],
    ['12a45', 'patterns.NUMBERS'],
    ['١٢٣٤', 'patterns.NUMBERS'],
    ['🎲🎲🎲🎲', 'patterns.NUMBERS'],
    ['<script>', 'patterns.NUMBERS'],
    ['9'.repeat(10_000), 'patterns.NUMBERS'],
  ])('gives %j the problem %j [valid-16, valid-18]', (value, text) => {
    expect(check(aRule(), value)?.text ?? null).toBe(text);
  });

  test('requires a value only where it is required', () => {
    expect(check(aRule({ required: true }), '')).toEqual({ text: 'required' });
    expect(check(aRule({ minLength: 0 }), '')).toBeNull();
  });

  test('passes its limits to the text of its pattern [valid-19]', () => {
    expect(check(aRule(), '1')).toEqual({ text: 'patterns.NUMBERS', values: { min: 4, max: 6 } });
  });

  test('counts a character outside the basic plane as one', () => {
    const rule = aRule({ acceptedPattern: '*', patternId: 'ANY', minLength: 2, maxLength: 2 });
    expect(check(rule, '𠮷𠮷')).toBeNull();
    expect(check(rule, '𠮷')).not.toBeNull();
  });

  test('accepts a value whose pattern cannot be checked here, but still checks its length', () => {
    const rule = aRule({ acceptedPattern: '(?=.*[0-9]).*' });
    expect(check(rule, 'abcd')).toBeNull();
    expect(check(rule, 'abc')).not.toBeNull();
  });

  test('handles every value for every rule that the contract allows', () => {
    const rules = fc.record({
      enabled: fc.boolean(),
      required: fc.boolean(),
      acceptedPattern: fc.oneof(fc.string(), fc.constantFrom('*', '^[a-z]*$', '(a+)+$')),
      patternId: fc.string(),
      minLength: fc.integer(),
      maxLength: fc.integer(),
    });
    const shape = new Ajv().compile(shapes.registerSettings.value);
    fc.assert(
      fc.property(rules, fc.string({ maxLength: 300 }), (rule, value) => {
        expect(shape({ fields: { field: rule } })).toBe(true);
        const problem = check(rule, value);
        const length = [...value].length;
        if (value === '') expect(problem !== null).toBe(rule.required);
        else if (length < rule.minLength || length > rule.maxLength) expect(problem).not.toBeNull();
        else if (rule.acceptedPattern === '*') expect(problem).toBeNull();
      }),
    );
  });
});

describe('a field', () => {
  const values = { password: 'Mango-7', again: 'Mango-8', terms: false };

  test('can be required by its form or its rule, as a text, a checkbox or a list', () => {
    expect(checkField({ required: true }, '', values, null)).toEqual({ text: 'required' });
    expect(checkField({ required: true }, false, values, null)).toEqual({ text: 'required' });
    expect(checkField({ required: true }, [], values, null)).toEqual({ text: 'required' });
    expect(checkField({ rule: aRule({ required: true }) }, '', values, null)).toEqual({ text: 'required' });
    expect(checkField({}, '', values, null)).toBeNull();
  });

  test('that repeats another must match it', () => {
    expect(checkField({ sameAs: 'password' }, 'Mango-8', values, null)).toEqual({ text: 'different' });
    expect(checkField({ sameAs: 'password' }, 'Mango-7', values, null)).toBeNull();
  });

  test('is checked by its own function once its rule is satisfied', () => {
    const spec = { rule: aRule(), check: () => ({ text: 'amount.negative' }) };
    expect(checkField(spec, '12', values, null)?.text).toBe('patterns.NUMBERS');
    expect(checkField(spec, '1234', values, null)?.text).toBe('amount.negative');
  });
});

test('surrounding spaces and pasted control characters of a name or address are removed, and nothing else', () => {
  expect(readFields({ name: '\t marina  b ', remember: true })).toEqual({ name: 'marina  b', remember: true });
  expect(readFields({ username: '\u202Amarina\u202C', email: 'E-mail: ana@mail.example\u200B', password: ' a\u200Bb ' })).toEqual({
    username: 'marina',
    email: 'ana@mail.example',
    password: 'a\u200Bb',
  });
});

test('gateway refusals are assigned to the form’s fields, in their order', () => {
  const fields = { '/email': 'pattern', '': 'required', '/username/0': 'taken', '/__proto__': 'pattern' };
  expect(refusedFields(fields, ['username', 'email', 'constructor'])).toEqual([
    ['username', { text: 'refused.taken' }],
    ['email', { text: 'refused.pattern' }],
  ]);
});
