import { describe, expect, test } from 'vitest';
import type { Failure } from '#api/api-failure.ts';
import { aRule, aTree, someRules } from './registration.builders.ts';
import { readInvitation } from '#shared/store/invitation.ts';
import {
  draftFields,
  emptyForm,
  fieldsOf,
  optionalOf,
  payloadOf,
  placedFailure,
  readOffer,
  specOf,
  stepsOf,
  type Offer,
} from './registration.rules.ts';

const offer: Offer = { ways: ['mobile', 'username'], asksCode: true, asksPassword: true };

describe('the registration methods', () => {
  test.each([
    [
      ['USERNAMEREG3', 'MOBILENUMREG3'],
      ['mobile', 'username'],
    ],
    [['USERNAMEREG3'], ['username']],
    [['MOBILENUMREG3'], ['mobile']],
    [[], []],
    [['UNHEARDOF3'], []],
  ])('for the flags %j are %j, mobile first [session-16, role-21, role-22]', (on, ways) => {
    expect(readOffer(aTree(...on)).ways).toEqual(ways);
  });

  test('require a code and a password according to their flags [role-23, role-24]', () => {
    expect(readOffer(aTree('REGMOBVERF3'))).toMatchObject({ asksCode: true, asksPassword: false });
    expect(readOffer(aTree('MOBILENUMPASSREG3'))).toMatchObject({ asksCode: false, asksPassword: true });
  });
});

const chosen = [
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
] as const;

describe('the fields', () => {
  test('follow the merchant’s order, with a repeated password only if the merchant wants it', () => {
    const rules = { email: someRules({ email: {} })['email'], ...someRules({ line: {} }) } as ReturnType<typeof someRules>;
    expect(fieldsOf(rules, 'username', offer)).toEqual(['email', 'username', 'password', 'line']);
    const twice = { ...rules, confirmPassword: aRule() };
    expect(fieldsOf(twice, 'username', offer)).toEqual(['email', 'username', 'password', 'confirmPassword', 'line']);
    expect(fieldsOf({ ...rules, confirmPassword: aRule({ enabled: false }) }, 'username', offer)).not.toContain('confirmPassword');
  });

  test('by mobile are the number and its code, then the rest without a username', () => {
    expect(fieldsOf(someRules({ email: {} }), 'mobile', offer)).toEqual(['mobileNum', 'verificationCode', 'password', 'email']);
    expect(fieldsOf(someRules(), 'mobile', { ...offer, asksCode: false, asksPassword: false })).toEqual(['mobileNum']);
  });

  test('include those of the method even without a rule from the gateway', () => {
    expect(fieldsOf({}, 'username', offer)).toEqual(['username', 'password']);
    expect(fieldsOf({}, 'mobile', { ...offer, asksCode: false })).toEqual(['mobileNum']);
  });

  test.each(chosen)('include %s when enabled, and need it when required [valid-13, valid-14]', (field) => {
    const shown = (enabled: boolean) => fieldsOf(someRules({ [field]: { enabled } }), 'username', offer);
    expect(shown(true)).toContain(field);
    expect(shown(false)).not.toContain(field);
    const spec = (required: boolean) => specOf(someRules({ [field]: { required } }), [field], 'username')[field];
    expect([spec(true)?.rule?.required, spec(false)?.rule?.required, spec(false)?.required]).toEqual([true, false, false]);
  });

  test('include a payment password, which is always required [valid-15]', () => {
    const rules = someRules({ paymentPassword: { required: false } });
    expect(fieldsOf(rules, 'username', offer)).toContain('paymentPassword');
    expect(specOf(rules, ['paymentPassword'], 'username').paymentPassword?.required).toBe(true);
  });

  test('by username include a number only where the merchant asks for it, without a code [valid-11, valid-12]', () => {
    expect(fieldsOf(someRules(), 'username', offer)).not.toContain('mobileNum');
    const asked = fieldsOf(someRules({ mobileNum: { enabled: true, required: true } }), 'username', offer);
    expect(asked).toContain('mobileNum');
    expect(asked).not.toContain('verificationCode');
  });

  test('omitted by the brand appear only if the merchant requires them', () => {
    const rules = someRules({ email: { required: true }, line: {}, wechat: {} });
    const leavesOut = ['email', 'line', 'username', 'password'];
    const asked = fieldsOf(rules, 'username', offer, leavesOut);
    expect(asked).toContain('email');
    expect(asked).toContain('wechat');
    expect(asked).not.toContain('line');
    expect(asked).toEqual(expect.arrayContaining(['username', 'password']));
    const numbered = someRules({ mobileNum: { enabled: true, required: false }, line: {} });
    expect(fieldsOf(numbered, 'mobile', offer, ['mobileNum', 'line'])[0]).toBe('mobileNum');
    expect(fieldsOf(numbered, 'mobile', offer, ['mobileNum', 'line'])).not.toContain('line');
    expect(fieldsOf(numbered, 'username', offer, ['mobileNum'])).not.toContain('mobileNum');
  });

  test('without a known name are omitted', () => {
    expect(fieldsOf(someRules({ shoeSize: {}, consent: {}, __proto__: {} }), 'username', offer)).toEqual(['username', 'password']);
  });
});

test('a number that serves as the username is required, and so is its code', () => {
  const rules = someRules({ email: { required: false } });
  const needed = (way: 'mobile' | 'username') => {
    const spec = specOf(rules, ['mobileNum', 'verificationCode', 'email', 'confirmPassword'], way);
    return [spec.mobileNum, spec.verificationCode, spec.email, spec.confirmPassword].map((field) => field?.required);
  };
  expect([needed('mobile'), needed('username')]).toEqual([
    [true, true, false, true],
    [false, true, false, true],
  ]);
});

test('name, password and consent are always required, and a matching repetition if there is one [valid-07, valid-08, valid-09, valid-42, valid-43]', () => {
  const rules = someRules({ confirmPassword: {} });
  const spec = specOf(rules, fieldsOf(rules, 'username', offer), 'username');
  for (const name of ['username', 'password', 'confirmPassword', 'consent'] as const) expect(spec[name]?.required, name).toBe(true);
  expect(spec.confirmPassword?.sameAs).toBe('password');
});

test('optional fields are recognized', () => {
  const rules = someRules({ email: {}, line: { required: true } });
  const fields = fieldsOf(rules, 'mobile', offer);
  expect(optionalOf(fields, specOf(rules, fields, 'mobile'))).toEqual(['email']);
});

test('on a wide window the steps are the number, its code, and everything else', () => {
  expect(stepsOf(['mobileNum', 'verificationCode', 'password', 'email', 'line', 'wechat', 'facebook'], true)).toEqual([
    ['mobileNum'],
    ['verificationCode'],
    ['password', 'email', 'line', 'wechat', 'facebook'],
  ]);
  expect(stepsOf(['mobileNum', 'verificationCode'], true)).toEqual([['mobileNum'], ['verificationCode']]);
  expect(stepsOf(['username', 'password'], true)).toEqual([['username', 'password']]);
});

describe('steps on a phone', () => {
  test('have at most four fields, keep related fields together, and lose none', () => {
    const fields = fieldsOf(someRules(Object.fromEntries(chosen.map((field) => [field, {}]))), 'mobile', offer);
    const steps = stepsOf(fields, false);
    expect(steps.flat()).toEqual(fields);
    expect(steps.slice(0, 2)).toEqual([['mobileNum'], ['verificationCode']]);
    expect(Math.max(...steps.map((step) => step.length))).toBeLessThanOrEqual(4);
  });

  test('are filled with four fields, and keep a password with its repetition', () => {
    expect(stepsOf(['username', 'password', 'confirmPassword', 'email', 'line'], false)).toEqual([
      ['username', 'password', 'confirmPassword', 'email'],
      ['line'],
    ]);
    expect(stepsOf(['email', 'line', 'wechat', 'password', 'confirmPassword'], false)).toEqual([
      ['email', 'line', 'wechat'],
      ['password', 'confirmPassword'],
    ]);
  });

  test('are a single one for a short form', () => {
    expect(stepsOf(['username', 'password'], false)).toHaveLength(1);
  });
});

describe('the request', () => {
  const place = { domain: 'alpha.example', diallingCode: '55', referralCode: 'FRIEND7', invitation: null };

  test('has the input of the method’s fields, with the invitation code [route-05, entity-15]', () => {
    const form = { ...emptyForm, username: 'marina7', password: 'x', confirmPassword: 'x', email: '', line: 'hidden', mobileNum: '1' };
    expect(payloadOf(form, ['username', 'password', 'confirmPassword', 'email'], place)).toEqual({
      username: 'marina7',
      password: 'x',
      confirmPassword: 'x',
      referralCode: 'FRIEND7',
      domain: 'alpha.example',
      login: true,
    });
  });

  test('sends a password entered once twice, as the contract requires', () => {
    const form = { ...emptyForm, username: 'marina7', password: 'Mango#77', confirmPassword: 'left from before' };
    expect(payloadOf(form, ['username', 'password'], { ...place, referralCode: null })).toMatchObject({ confirmPassword: 'Mango#77' });
  });

  test('has the code of an agent’s link even if the form has no field for it, unless another was typed', () => {
    const kept = readInvitation('ABCDEFGH23 story-1');
    const form = { ...emptyForm, affiliateCode: 'ABCDEFGH23' };
    const sent = (changes: object, fields: Parameters<typeof payloadOf>[1], invitation = kept) => {
      const { affiliateCode, invitationSub } = payloadOf({ ...form, ...changes }, fields, { ...place, invitation });
      return [affiliateCode, invitationSub];
    };
    expect(sent({ affiliateCode: '' }, ['username'])).toEqual(['ABCDEFGH23', 'story-1']);
    expect(sent({}, ['affiliateCode'])).toEqual(['ABCDEFGH23', 'story-1']);
    expect(sent({ affiliateCode: 'AGENT01' }, ['affiliateCode'])).toEqual(['AGENT01', undefined]);
    expect(sent({ affiliateCode: '' }, ['affiliateCode'])).toEqual([undefined, undefined]);
    expect(sent({ affiliateCode: '' }, ['username'], readInvitation('ABCDEFGH23 '))).toEqual(['ABCDEFGH23', undefined]);
    expect(readInvitation(null)).toBeNull();
  });

  test('has the captcha’s id next to its text, and no country without a number', () => {
    const form = { ...emptyForm, captcha: 'k7', captchaId: 'picture-1' };
    expect(payloadOf(form, ['captcha', 'mobileNum'], { ...place, referralCode: null })).toEqual({
      captcha: 'k7',
      captchaId: 'picture-1',
      domain: 'alpha.example',
      login: true,
    });
  });

  test('has the country of a number', () => {
    const form = { ...emptyForm, mobileNum: '11987654321', verificationCode: '123456' };
    expect(payloadOf(form, ['mobileNum', 'verificationCode'], { ...place, referralCode: null })).toEqual({
      mobileNum: '11987654321',
      verificationCode: '123456',
      countryDialingCode: '55',
      domain: 'alpha.example',
      login: true,
    });
  });
});

test('a draft keeps no secret and no consent', () => {
  expect(draftFields).toEqual(expect.arrayContaining(['username', 'email', 'mobileNum', 'country']));
  const secrets = ['password', 'confirmPassword', 'paymentPassword', 'verificationCode', 'captcha', 'captchaId', 'consent'] as const;
  for (const secret of secrets) expect(draftFields).not.toContain(secret);
});

test('a form starts empty', () => {
  expect(new Set(Object.values(emptyForm))).toEqual(new Set(['', false]));
  expect(emptyForm.consent).toBe(false);
});

test('a refusal without a field is shown at the field it concerns', () => {
  const failure = { code: 'CODE_INVALID', status: 400, requestId: null } as const;
  expect(placedFailure(failure).fields).toEqual({ '/verificationCode': 'CODE_INVALID' });
  expect(placedFailure({ ...failure, code: 'NETWORK' }).fields).toBeUndefined();
  const placeOf = (code: Failure['code']) => Object.keys(placedFailure({ ...failure, code }).fields ?? {});
  expect((['CODE_EXPIRED', 'CAPTCHA_REQUIRED', 'CAPTCHA_INVALID', 'PASSWORD_BREACHED', 'PASSWORD_TOO_WEAK'] as const).map(placeOf)).toEqual(
    [['/verificationCode'], ['/captcha'], ['/captcha'], ['/password'], ['/password']],
  );
  const named = { ...failure, fields: { '/mobileNum': 'CODE_INVALID' } } as const;
  expect(placedFailure(named)).toEqual(named);
});
