import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { phoneCode, startPhoneService, testApiKey } from '../../../test/session/phone-service.ts';
import { openTestGateway, type TestAnswer } from '../../../test/test-gateway.ts';
import { phoneTries } from './phone-sign-in.service.ts';
import { codesOfNetwork, codesToNumber } from './sign-in.limits.ts';

const service = await startPhoneService();
afterAll(() => service.close());
const gateway = await openTestGateway({
  signIn: { phones: [{ apiKey: testApiKey, baseUrl: `${service.baseUrl}/`, merchants: ['ALPHA'] }] },
});
const isHuman = vi.spyOn(gateway.platform.humans, 'verify');

beforeEach(async () => {
  gateway.platform.clock.shiftTo(0);
  service.refuseNext = null;
  isHuman.mockResolvedValue(true);
  for (const table of ['rate_count', 'phone_sign_in', 'sign_in_ticket'] as const) await gateway.owner.deleteFrom(table).execute();
});

const codeOf = ({ envelope }: TestAnswer): unknown => (envelope.success ? 'done' : envelope.value['code']);
const ask = (mobileNum: string, humanVerification = 'proof', merchant = 'ALPHA') =>
  gateway.call('sendSignInCode', { merchant, body: { mobileNum, countryDialingCode: '55', humanVerification } });
const sessionOf = async (mobileNum: string) => String((await ask(mobileNum)).envelope.value['session']);
const finish = (session: string, code = phoneCode) => gateway.call('finishPhoneSignIn', { body: { session, code } });
const join = (ticket: unknown, username: string) =>
  gateway.call('joinBySignIn', { body: { ticket, username, isAdult: true, acceptsTerms: true } });

describe('login by phone', () => {
  it('opens an account for a new member, and the member’s session the next time [session-29]', async () => {
    const { envelope } = await finish(await sessionOf('11 98765-4321'));
    expect(service.sent.get('+5511987654321')).toBe(1);
    expect(envelope.value).toMatchObject({ unlinked: true, provider: null, nickname: '***4321' });
    expect((await join(envelope.value['ticket'], 'phoned2026')).status).toBe(200);
    const again = await finish(await sessionOf('11987654321'));
    expect(again.envelope.value).toMatchObject({ token: expect.any(String), memberInfo: { account: 'phoned2026' } });
  });

  it('is offered only where the merchant has a service', async () => {
    const offered = async (merchant: string) => (await gateway.call('signInProviders', { merchant })).envelope.value['phone'];
    expect([await offered('ALPHA'), await offered('BETA')]).toEqual([true, false]);
    expect(codeOf(await ask('11987654321', 'proof', 'BETA'))).toBe('NOT_AVAILABLE');
  });

  it('lets the page count down one minute [session-20]', async () => {
    expect((await ask('11987654321')).envelope.value).toMatchObject({ expiredMinutes: 1 });
  });

  it('accepts a code once, within five attempts', async () => {
    const used = await sessionOf('11987650001');
    expect(codeOf(await finish(used))).toBe('done');
    expect(codeOf(await finish(used))).toBe('CODE_EXPIRED');
    const guessed = await sessionOf('11987650002');
    const guesses = await Promise.all(Array.from({ length: phoneTries + 3 }, (_, turn) => finish(guessed, `00000${turn}`)));
    expect(guesses.filter((each) => codeOf(each) === 'CODE_INVALID')).toHaveLength(phoneTries);
    expect(codeOf(await finish(guessed))).toBe('CODE_EXPIRED');
    const late = await sessionOf('11987650003');
    gateway.platform.clock.shiftTo(5 * 60_000 + 1_000);
    expect(codeOf(await finish(late))).toBe('CODE_EXPIRED');
  });

  it('gives one ticket to racing requests with the right code', async () => {
    const session = await sessionOf('11987650004');
    const outcomes = await Promise.all(Array.from({ length: phoneTries }, () => finish(session)));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['INVALID_PHONE_NUMBER : TOO_LONG', 'INVALID_REQUEST'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'RATE_LIMITED'],
    ['CAPTCHA_CHECK_FAILED', 'HUMAN_CHECK_FAILED'],
    ['QUOTA_EXCEEDED : Exceeded quota', 'QUOTA_EXCEEDED'],
    ['OPERATION_NOT_ALLOWED : SMS unable to be sent', 'OPERATION_NOT_ALLOWED'],
    ['API_KEY_INVALID', 'UNAVAILABLE'],
  ])('passes on the service’s answer to a number: %s', async (word, code) => {
    service.refuseNext = word;
    const refused = await ask('11987650005');
    expect(codeOf(refused)).toBe(code);
    if (code === 'RATE_LIMITED') expect(refused.envelope.value['retryAfter']).toBe(300);
    if (code === 'INVALID_REQUEST') expect(refused.envelope.value['fields']).toEqual({ '/mobileNum': 'phone' });
  });

  it.each([
    ['INVALID_CODE', 'CODE_INVALID'],
    ['SESSION_EXPIRED', 'CODE_EXPIRED'],
    ['USER_DISABLED', 'ACCOUNT_CLOSED'],
    ['', 'UNAVAILABLE'],
  ])('passes on the service’s answer to a code: %s', async (word, code) => {
    const session = await sessionOf('11987650006');
    service.refuseNext = word;
    expect(codeOf(await finish(session))).toBe(code);
  });

  it('does not call the service for invalid numbers, for bots, and after too many codes', async () => {
    expect((await ask('12')).envelope.value['code']).toBe('INVALID_REQUEST');
    expect((await ask('1234')).envelope.value).toMatchObject({ code: 'INVALID_REQUEST', fields: { '/mobileNum': 'phone' } });
    isHuman.mockRestore();
    expect(codeOf(await ask('11987650007', 'AAAA'))).toBe('HUMAN_CHECK_FAILED');
    const { envelope } = await gateway.call('humanChallenge', { query: { purpose: 'signIn' } });
    const challenge = envelope.value as unknown as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    expect(codeOf(await ask('11987650007', proof))).toBe('done');
    expect(codeOf(await ask('11987650007', proof))).toBe('HUMAN_CHECK_FAILED');
    vi.spyOn(gateway.platform.humans, 'verify').mockResolvedValue(true);
    for (let turn = 1; turn < codesToNumber.uses; turn += 1) await ask('11987650007');
    expect(service.sent.get('+5511987650007')).toBe(codesToNumber.uses);
    expect(codeOf(await ask('11987650007'))).toBe('RATE_LIMITED');
    for (let turn = codesToNumber.uses; turn < codesOfNetwork.uses; turn += 1) await ask(`1198766${String(turn).padStart(4, '0')}`);
    expect(codeOf(await ask('11987650009'))).toBe('RATE_LIMITED');
    expect(service.sent.has('+5511987650009')).toBe(false);
  });
});
