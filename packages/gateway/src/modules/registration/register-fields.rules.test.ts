import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#base/app-error.ts';
import type { RegisterRuleRow } from '../system/system.repo.ts';
import { readAnswers, type Answers, type RegisterBody, type RegisterFlags, type RegisterWay } from './register-fields.rules.ts';

const open: RegisterFlags = { isOpen: { username: true, mobile: true }, asksCode: true, asksPassword: true };

const rule = (field: string, changes: Partial<RegisterRuleRow> = {}): RegisterRuleRow => ({
  merchant_id: 1,
  field,
  position: 0,
  enabled: true,
  required: false,
  accepted_pattern: '*',
  pattern_id: 'ANY',
  min_length: 1,
  max_length: 40,
  ...changes,
});

const secret = { password: 'Quiet-Mango-42', confirmPassword: 'Quiet-Mango-42' };

function outcome(rules: readonly RegisterRuleRow[], body: RegisterBody, way: RegisterWay = 'username', flags = open): Answers | object {
  try {
    return readAnswers(rules, flags, way, body);
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_REQUEST') return { refused: error.details.fields };
    throw error;
  }
}

const refusedOf = (rules: readonly RegisterRuleRow[], body: RegisterBody, way?: RegisterWay, flags?: RegisterFlags): unknown =>
  (outcome(rules, { ...secret, ...body }, way, flags) as { refused?: unknown }).refused ?? null;

const choosable = [
  'payeeName',
  'email',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'recommenderId',
  'affiliateCode',
  'captcha',
  'humanVerification',
] as const;

describe('optional registration fields', () => {
  it.each(choosable)('%s is read when enabled, and must be present when required [valid-13, valid-14]', (field) => {
    const asked = { username: 'marina', [field]: ' said ' };
    expect(outcome([rule(field, { enabled: false, required: true })], { ...secret, ...asked })).not.toHaveProperty(field);
    expect(outcome([], { ...secret, ...asked })).not.toHaveProperty(field);
    expect(outcome([rule(field)], { ...secret, ...asked })).toHaveProperty(field, 'said');
    expect(refusedOf([rule(field)], { username: 'marina' })).toBeNull();
    expect(refusedOf([rule(field, { required: true })], { username: 'marina', [field]: '  ' })).toEqual({ [`/${field}`]: 'required' });
  });

  it('the payment password is required whenever it is enabled [valid-15]', () => {
    expect(refusedOf([rule('paymentPassword')], { username: 'marina' })).toEqual({ '/paymentPassword': 'required' });
    expect(refusedOf([rule('paymentPassword', { enabled: false })], { username: 'marina' })).toBeNull();
  });
});

describe('registration always requires', () => {
  it('a username, a password and its repetition [valid-07, valid-08, valid-09, valid-10]', () => {
    expect(outcome([], {})).toEqual({ refused: { '/username': 'required', '/password': 'required' } });
    expect(refusedOf([], { username: 'marina', confirmPassword: '' })).toEqual({ '/confirmPassword': 'required' });
    expect(refusedOf([], { username: 'marina', confirmPassword: 'Quiet-Mango-43' })).toEqual({ '/confirmPassword': 'different' });
  });

  it('a number when registering by mobile, or when the merchant requires it [valid-11]', () => {
    const flags = { ...open, asksCode: false };
    expect(refusedOf([], {}, 'mobile', flags)).toEqual({ '/mobileNum': 'required' });
    expect(refusedOf([rule('mobileNum', { required: true })], { username: 'marina' })).toEqual({ '/mobileNum': 'required' });
    expect(refusedOf([], { mobileNum: '11987654321' }, 'mobile', flags)).toEqual({ '/countryDialingCode': 'required' });
    expect(outcome([], { username: 'marina', ...secret, mobileNum: '11987654321' })).not.toHaveProperty('mobileNum');
  });

  it.each([
    [true, 'mobile', { '/verificationCode': 'required' }],
    [false, 'mobile', null],
    [true, 'username', null],
  ] as const)('a code when sms is %s, by %s: %j [valid-12]', (asksCode, way, refused) => {
    const body = { username: 'marina', mobileNum: '11987654321', countryDialingCode: '55' };
    expect(refusedOf([], body, way, { ...open, asksCode })).toEqual(refused);
  });
});

describe('a value', () => {
  const named = rule('username', { accepted_pattern: '^[A-Za-z][A-Za-z0-9]*$', min_length: 6, max_length: 16 });

  it.each([
    ['marina', null],
    ['  marina ', null],
    ['', 'required'],
    ['   ', 'required'],
    ['marin', 'minLength'],
    ['m'.repeat(17), 'maxLength'],
    ['m'.repeat(512), 'maxLength'],
    ['7marina', 'pattern'],
    ['марина', 'pattern'],
    ['🎲🎲🎲🎲🎲🎲', 'pattern'],
    ['مرحبا بك', 'pattern'],
    ['mar\u202Eina', 'pattern'],
    ['mar ina', 'pattern'],
    ['<script>1', 'pattern'],
    ["x' OR 1=1", 'pattern'],
    ['marina\n', null],
  ])('%j gives the problem %j [valid-16, valid-18]', (username, problem) => {
    expect(refusedOf([named], { username })).toEqual(problem === null ? null : { '/username': problem });
  });

  it('may be any text for the pattern *, except invisible characters in a name [valid-17]', () => {
    expect(refusedOf([rule('line')], { username: 'marina', line: '<b>🎲 م</b>' })).toBeNull();
    expect(refusedOf([rule('username')], { username: 'Ünïcödé🎲' })).toBeNull();
    expect(refusedOf([rule('username')], { username: 'mar\u200Bina' })).toEqual({ '/username': 'pattern' });
  });

  it('is measured in characters, as in the form', () => {
    const two = rule('line', { min_length: 2, max_length: 2 });
    expect(refusedOf([two], { username: 'marina', line: '𠮷𠮷' })).toBeNull();
    expect(refusedOf([two], { username: 'marina', line: '𠮷' })).toEqual({ '/line': 'minLength' });
  });

  it('is kept exactly as typed if it is secret', () => {
    const spaced = ' Quiet-Mango-42 ';
    expect(outcome([], { username: 'marina', password: spaced, confirmPassword: spaced })).toMatchObject({ password: spaced });
  });

  it.each(['(?=.*[0-9]).*', '(a)\\1', '('])('is refused by %s, a pattern that cannot be evaluated', (accepted_pattern) => {
    expect(refusedOf([rule('line', { accepted_pattern })], { username: 'marina', line: 'aa1' })).toEqual({ '/line': 'pattern' });
  });

  it('is accepted or refused without an exception, for any rules and input', () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom('', ' ', 'a'.repeat(10_000), 'İstanbul', '\0'));
    const fields = ['username', 'password', 'paymentPassword', 'mobileNum', 'verificationCode', ...choosable] as const;
    const anyRule = fc.record({
      field: fc.constantFrom(...fields),
      enabled: fc.boolean(),
      required: fc.boolean(),
      accepted_pattern: fc.oneof(fc.constantFrom('*', '^[a-z]*$', '^(a+)+$', '(?=x)'), fc.string({ maxLength: 20 })),
      min_length: fc.nat({ max: 10 }),
      max_length: fc.nat({ max: 40 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyRule),
        fc.record(Object.fromEntries(fields.map((field) => [field, anyText])), { requiredKeys: [] }),
        fc.constantFrom('username', 'mobile'),
        (rules, body: RegisterBody, way) => {
          const rows = rules.map((row) => rule(row.field, row));
          const found = outcome(rows, { ...secret, ...body }, way as RegisterWay);
          if ('refused' in found) return;
          for (const [field, value] of Object.entries(found)) {
            const of = rows.find((row) => row.field === field);
            if (of === undefined) continue;
            expect([...value].length).toBeGreaterThanOrEqual(of.min_length);
            expect([...value].length).toBeLessThanOrEqual(of.max_length);
          }
        },
      ),
    );
  });
});
