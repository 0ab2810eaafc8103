import { beforeEach, describe, expect, it, vi } from 'vitest';
import { solvedChallenge } from '../../../test/session/solved-challenge.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { networkLimit } from './login.limits.ts';

const gateway = await openTestGateway({ poolSize: 32 });
const { owner, platform } = gateway;
const marina = { mobileNum: '11987650003', countryDialingCode: '55' };
const whole = '+5511987650003';

beforeEach(async () => {
  platform.clock.shiftTo(0);
  await gateway.control('reset');
});

const ask = (body: object, ip = '203.0.113.1') => gateway.call('sendLoginCode', { body, headers: { 'x-forwarded-for': ip } });
const messages = () => owner.selectFrom('message').select(['receiver', 'content']).where('channel', '=', 'sms').orderBy('id').execute();
const sentCode = async (): Promise<string> => /\d{6}/.exec((await messages()).at(-1)?.content ?? '')?.[0] ?? '';
const logIn = async (username: string, password: string, ip = '203.0.113.1') => {
  const { envelope } = await gateway.call('login', {
    body: { username, password, type: 'sms' },
    headers: { 'x-forwarded-for': ip },
  });
  return envelope.value;
};
const setFlag = (mod_id: string, enabled: boolean) =>
  owner.updateTable('feature_node').set({ enabled }).where('mod_id', '=', mod_id).execute();

describe('a login code', () => {
  it('is sent without a token to the member with the verified number, with its lifetime [wire-verification-sms-nologin]', async () => {
    const { status, envelope } = await ask(marina);
    expect({ status, value: envelope.value }).toEqual({ status: 200, value: { expiredMinutes: 5 } });
    expect(await messages()).toEqual([{ receiver: whole, content: expect.stringMatching(/\d{6}/) }]);
  });

  it('answers the same for an unknown number, and sends nothing', async () => {
    const { status, envelope } = await ask({ ...marina, mobileNum: '11987659999' });
    expect({ status, value: envelope.value }).toEqual({ status: 200, value: { expiredMinutes: 5 } });
    expect(await messages()).toEqual([]);
  });

  it.each([
    ['no number', { ...marina, mobileNum: '1234' }],
    ['letters', { ...marina, mobileNum: 'mobile number' }],
    ['an invalid country', { ...marina, countryDialingCode: '999' }],
    ['nothing', { countryDialingCode: '55' }],
  ])('is refused for %s', async (_name, body) => {
    expect((await ask(body)).envelope.value).toMatchObject({ code: 'INVALID_REQUEST', fields: expect.any(Object) });
  });

  it('is sent only where the merchant offers that login or the reset by phone [role-27]', async () => {
    await setFlag('SMSLOGIN3', false);
    expect((await ask(marina)).envelope.value).toMatchObject({ code: 'NOT_AVAILABLE' });
    expect((await ask({ ...marina, purpose: 'resetPassword' })).status).toBe(200);
    expect(await logIn(whole, '123456')).toMatchObject({ code: 'NOT_AVAILABLE' });
    await setFlag('SMSLOGIN3', true);
    await setFlag('CHNGPASSVERIF3', false);
    expect((await ask({ ...marina, purpose: 'resetPassword' })).envelope.value).toMatchObject({ code: 'NOT_AVAILABLE' });
    await setFlag('CHNGPASSVERIF3', true);
  });

  it('may be requested five times in five minutes, then not for five [const-06]', async () => {
    const verify = vi.spyOn(platform.humans, 'verify').mockResolvedValue(true);
    for (let turn = 0; turn < 5; turn += 1) expect((await ask(marina, `203.0.113.${turn}`)).status).toBe(200);
    expect((await ask(marina, '203.0.113.9')).envelope.value).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 300 });
    platform.clock.shiftTo(301_000);
    expect((await ask(marina, '203.0.113.9')).status).toBe(200);
    verify.mockRestore();
  });

  it('requires human verification from the fourth request on, used up once, and sends nothing before it', async () => {
    for (let turn = 0; turn < 3; turn += 1) expect((await ask(marina, `203.0.113.${turn}`)).status).toBe(200);
    expect(await ask(marina, '203.0.113.9')).toMatchObject({ status: 403, envelope: { value: { code: 'HUMAN_CHECK_FAILED' } } });
    const forRegister = await solvedChallenge(gateway, 'register');
    expect((await ask({ ...marina, humanVerification: forRegister }, '203.0.113.9')).status).toBe(403);
    expect(await messages()).toHaveLength(3);
    const humanVerification = await solvedChallenge(gateway, 'code');
    expect((await ask({ ...marina, humanVerification }, '203.0.113.9')).status).toBe(200);
    expect((await ask({ ...marina, humanVerification }, '203.0.113.9')).status).toBe(403);
    expect(await messages()).toHaveLength(4);
  });

  it('is refused in the same steps for an unknown number, which never gets one', async () => {
    const began = Date.now();
    const ladder = async (mobileNum: string, network: string) => {
      const answers = [];
      const verify = vi.spyOn(platform.humans, 'verify').mockImplementation(async (_db, _wanted, answer) => answer === 'proof');
      for (let turn = 0; turn < 14; turn += 1) {
        // The clock stands still between steps, so both ladders run at the same times on any machine.
        const now = vi.spyOn(platform.clock, 'now').mockImplementation(() => new Date(began + turn * 300_000));
        for (const proof of [{}, { humanVerification: 'proof' }]) {
          const { status, envelope } = await ask({ ...marina, mobileNum, ...proof }, `${network}.${turn}`);
          answers.push({ status, value: { ...envelope.value, requestId: '' } });
        }
        now.mockRestore();
      }
      verify.mockRestore();
      return answers;
    };
    const [known, unknown] = [await ladder('11987650003', '203.0.113'), await ladder('11987659999', '198.51.100')];
    expect(unknown).toEqual(known);
    expect([...new Set(known.map(({ status }) => status))]).toEqual([200, 403, 429]);
    expect(new Set((await messages()).map(({ receiver }) => receiver))).toEqual(new Set([whole]));
  });
});

describe('a login by sms', () => {
  it('takes the number as username and the code as password, once [session-01]', async () => {
    await ask(marina);
    const code = await sentCode();
    expect(await logIn(' +55 (11) 98765-0003 ', ` ${code} `)).toMatchObject({ memberInfo: { account: 'marina' }, passwordExpired: false });
    expect(await logIn(whole, code)).toMatchObject({ code: 'CODE_INVALID' });
  });

  it('opens a full session even if the password has expired or is the default one', async () => {
    for (const mobileNum of ['11987650004', '11987650005']) {
      await ask({ ...marina, mobileNum });
      const opened = await logIn(`+55${mobileNum}`, await sentCode());
      expect(opened).toMatchObject({ passwordExpired: false });
      expect((await gateway.call('balance', { token: String(opened['token']) })).status).toBe(200);
    }
  });

  it('refuses a wrong code and an unknown number in the same words', async () => {
    await ask(marina);
    await ask({ ...marina, mobileNum: '11987659999' });
    const answers = [await logIn(whole, '000000'), await logIn('+5511987659999', '000000'), await logIn('+5511987658888', '000000')];
    for (const answer of answers) expect(answer).toEqual({ code: 'CODE_INVALID', requestId: expect.any(String) });
  });

  it('requires a number in the format of one', async () => {
    for (const username of ['marina', '12', '+', '<script>']) {
      expect(await logIn(username, '123456')).toMatchObject({ code: 'INVALID_REQUEST', fields: { '/username': 'phone' } });
    }
  });

  it('accepts no code made for another purpose, and no password', async () => {
    await ask({ ...marina, purpose: 'resetPassword' });
    expect(await logIn(whole, await sentCode())).toMatchObject({ code: 'CODE_INVALID' });
    expect(await logIn(whole, 'Livery#2026')).toMatchObject({ code: 'CODE_INVALID' });
  });

  it('limits a network’s guesses across numbers as across accounts', async () => {
    const codes = [];
    for (let turn = 0; turn < networkLimit.uses + 3; turn += 1) codes.push((await logIn(`+55119876${10_000 + turn}`, '000000'))['code']);
    expect(codes.filter((code) => code === 'CODE_INVALID')).toHaveLength(networkLimit.uses);
    expect(codes.slice(-3)).toEqual(['RATE_LIMITED', 'RATE_LIMITED', 'RATE_LIMITED']);
  });
});
