import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { runSweeps } from '../../../test/run-sweeps.ts';
import { createTestGateway, openTestGateway, type TestAnswer } from '../../../test/test-gateway.ts';
import { testKeySecret } from '../../../test/test-merchants.ts';
import { deliverMessage } from '#ports/messages/deliver-message.ts';
import { KeySecrets } from '#sealed/key-secrets.ts';
import { MemberSecrets } from '#sealed/member-secrets.ts';
import { demoPassword } from '../member/demo-accounts.seed.ts';
import { factorDayLimit, factorLimit } from './second-factor.limits.ts';
import { newRecoveryCodes } from './recovery-codes.rules.ts';
import { secondFactorSweeps } from './second-factor.sweeps.ts';
import { stepOfCode } from './totp.rules.ts';

const gateway = await openTestGateway({ poolSize: 64 });
const { platform, owner } = gateway;
const merchant = platform.merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');
const step = 30_000;
const minute = 60_000;
/** The time from which tests move on, at the start of a step. */
let start = 0;

beforeEach(async () => {
  platform.clock.shiftTo(0);
  await gateway.control('reset');
  const now = platform.clock.now().getTime();
  start = step - (now % step);
  platform.clock.shiftTo(start);
});

const codeAt = (secret: string, shift = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: platform.clock.now().getTime() + shift });
const codeOf = ({ envelope }: TestAnswer): unknown => envelope.value['code'];
const logIn = (account = 'lucas', ip = '203.0.113.1', password = demoPassword): Promise<TestAnswer> =>
  gateway.call('login', { body: { username: account, password, type: 'username' }, headers: { 'x-forwarded-for': ip } });
const pass = (
  challenge: unknown,
  code: string,
  { method = 'totp', ip = '203.0.113.1', merchant: of = 'ALPHA' } = {},
): Promise<TestAnswer> =>
  gateway.call('passSecondFactor', { merchant: of, body: { challenge, method, code }, headers: { 'x-forwarded-for': ip } });
const challengeOf = async (account?: string): Promise<string> => String((await logIn(account)).envelope.value['challenge']);
const moveOn = (milliseconds: number): void => platform.clock.shiftTo((start += milliseconds));

interface Enrolled {
  readonly token: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Turns the second factor of an account on; the next code is free again. */
async function turnOn(account = 'lucas'): Promise<Enrolled> {
  const token = await gateway.logIn(account);
  const { envelope } = await gateway.call('enrolSecondFactor', { token, body: { password: demoPassword } });
  const secret = String(envelope.value['secret']);
  const confirmed = await gateway.call('confirmSecondFactor', { token, body: { code: codeAt(secret) } });
  expect(confirmed.status).toBe(200);
  moveOn(step);
  return { token, secret, recoveryCodes: confirmed.envelope.value['recoveryCodes'] as string[] };
}

describe('turning the second factor on', () => {
  it('takes the password, then a code from the app, and returns ten recovery codes once', async () => {
    const token = await gateway.logIn('lucas');
    const state = async (): Promise<unknown> => (await gateway.call('secondFactor', { token })).envelope.value;
    expect(await state()).toEqual({ isOn: false, recoveryCodesLeft: 0, hasPassword: true });
    const refused = await gateway.call('enrolSecondFactor', { token, body: { password: 'Wrong#2026' } });
    expect([refused.status, codeOf(refused)]).toEqual([403, 'OLD_PASSWORD_WRONG']);

    const { envelope } = await gateway.call('enrolSecondFactor', { token, body: { password: demoPassword } });
    const secret = String(envelope.value['secret']);
    expect(envelope.value['uri']).toBe(`otpauth://totp/Alpha:lucas?issuer=Alpha&secret=${secret}&algorithm=SHA1&digits=6&period=30`);
    expect(await state()).toMatchObject({ isOn: false });
    expect((await logIn()).envelope.value, 'nothing is asked for before a code has come back').toHaveProperty('token');

    const wrong = await gateway.call('confirmSecondFactor', { token, body: { code: codeAt(secret, 10 * step) } });
    expect([wrong.status, codeOf(wrong)]).toEqual([400, 'CODE_INVALID']);
    const { envelope: confirmed } = await gateway.call('confirmSecondFactor', { token, body: { code: codeAt(secret) } });
    const codes = confirmed.value['recoveryCodes'] as string[];
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^(?:[2-9a-z]{4}-){3}[2-9a-z]{4}$/.test(code))).toBe(true);
    expect(await state()).toEqual({ isOn: true, recoveryCodesLeft: 10, hasPassword: true });
    expect(codeOf(await gateway.call('enrolSecondFactor', { token, body: { password: demoPassword } }))).toBe('FORBIDDEN');
    expect(codeOf(await gateway.call('confirmSecondFactor', { token, body: { code: codeAt(secret, step) } }))).toBe('CODE_INVALID');
  });

  it('stores neither secret nor codes in readable form, and a secret opens only in its own row', async () => {
    const { secret, recoveryCodes } = await turnOn('lucas');
    await turnOn('marina');
    const rows = await owner.selectFrom('second_factor').selectAll().execute();
    const codes = await owner.selectFrom('recovery_code').selectAll().execute();
    const stored = JSON.stringify([rows, codes]);
    expect(stored).not.toContain(secret);
    expect(recoveryCodes.some((code) => stored.includes(code))).toBe(false);

    const [lucas, marina] = rows.toSorted((a, b) => a.member_id - b.member_id);
    await owner
      .updateTable('second_factor')
      .set({ sealed_secret: marina?.sealed_secret ?? '' })
      .where('member_id', '=', lucas?.member_id ?? 0)
      .execute();
    expect((await pass(await challengeOf(), codeAt(secret))).status).toBe(500);
  });

  it('is not available to a trial account', async () => {
    expect(codeOf(await gateway.call('secondFactor', { token: await gateway.logIn('trial') }))).toBe('TRIAL_REFUSED');
  });

  it('is blocked after five wrong passwords', async () => {
    const token = await gateway.logIn('lucas');
    const enrol = (password: string) => gateway.call('enrolSecondFactor', { token, body: { password } });
    for (let time = 0; time < 5; time += 1) expect(codeOf(await enrol('Wrong#2026'))).toBe('OLD_PASSWORD_WRONG');
    expect(codeOf(await enrol(demoPassword))).toBe('RATE_LIMITED');
  });
});

describe('a login with the second factor on', () => {
  it('returns a challenge in place of a session, and the code then opens the session [modal-11]', async () => {
    const { secret } = await turnOn();
    const { status, envelope } = await logIn();
    expect({ status, value: envelope.value }).toEqual({
      status: 200,
      value: { twoFactor: true, challenge: expect.stringMatching(/^[\w-]{43}$/), methods: ['totp', 'recovery'] },
    });
    const opened = await pass(envelope.value['challenge'], codeAt(secret));
    expect(opened.envelope.value).toMatchObject({ firstTimeLogin: false, memberInfo: { account: 'lucas' } });
    const token = String(opened.envelope.value['token']);
    expect((await gateway.call('memberInfo', { token })).status).toBe(200);
  });

  it.each([
    ['the step before', -1, 200],
    ['the step after', 1, 200],
    ['two steps before', -2, 401],
    ['two steps after', 2, 401],
  ])('checks a code of %s on the gateway’s clock with %i: %i', async (_, steps, status) => {
    const { secret } = await turnOn();
    moveOn(2 * step);
    expect((await pass(await challengeOf(), codeAt(secret, steps * step))).status).toBe(status);
  });

  it('accepts a time step once, also for another challenge, and no earlier step', async () => {
    const { secret } = await turnOn();
    moveOn(step);
    const code = codeAt(secret);
    expect((await pass(await challengeOf(), code)).status).toBe(200);
    const again = await pass(await challengeOf(), code);
    expect([again.status, codeOf(again)]).toEqual([401, 'SECOND_FACTOR_INVALID']);
    expect((await pass(await challengeOf(), codeAt(secret, -step))).status).toBe(401);
    expect((await pass(await challengeOf(), codeAt(secret, step))).status).toBe(200);
  });

  it('continues after the clock was a day ahead or behind, and still accepts no code twice', async () => {
    const day = 86_400_000;
    moveOn(2 * day);
    const { secret } = await turnOn();
    const today = start;
    moveOn(day);
    const ahead = codeAt(secret);
    expect((await pass(await challengeOf(), ahead)).status, 'a day ahead').toBe(200);
    moveOn(-day);
    const challenges = await Promise.all(Array.from({ length: 8 }, () => challengeOf()));
    const code = codeAt(secret);
    const copies = await Promise.all(challenges.map((challenge) => pass(challenge, code)));
    expect(copies.filter(({ status }) => status === 200)).toHaveLength(1);
    moveOn(day);
    expect((await pass(await challengeOf(), ahead)).status, 'the code of yesterday’s mistake').toBe(401);
    moveOn(-2 * day);
    expect((await pass(await challengeOf(), codeAt(secret))).status, 'a day behind').toBe(200);
    moveOn(today - start);
    expect((await pass(await challengeOf(), code)).status, 'a code that was taken before').toBe(401);
  });

  it('accepts one of 64 racing copies of a code and challenge', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const challenge = await challengeOf();
    const body = (): Promise<TestAnswer> => pass(challenge, codeAt(secret));
    const copies = await Promise.all(Array.from({ length: 64 }, body));
    expect(copies.filter(({ status }) => status === 200)).toHaveLength(1);

    const challenges = await Promise.all(Array.from({ length: 4 }, () => challengeOf()));
    const racing = await Promise.all(challenges.map((one) => pass(one, recoveryCodes[0] ?? '', { method: 'recovery' })));
    expect(racing.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401, 401, 401]);
  });

  it('accepts each recovery code once, in any spelling', async () => {
    const { token, recoveryCodes } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    expect((await pass(await challengeOf(), ` ${first.toUpperCase().replaceAll('-', ' ')} `, { method: 'recovery' })).status).toBe(200);
    expect((await pass(await challengeOf(), first, { method: 'recovery' })).status).toBe(401);
    expect((await pass(await challengeOf(), second, { method: 'totp' })).status).toBe(401);
    expect((await pass(await challengeOf(), newRecoveryCodes()[0] ?? '', { method: 'recovery' })).status).toBe(401);
    expect((await gateway.call('secondFactor', { token })).envelope.value).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('keeps the challenge after a wrong code, bound to the network, the merchant and five minutes', async () => {
    const { secret } = await turnOn();
    const challenge = await challengeOf();
    expect(codeOf(await pass(challenge, '000000'))).toBe('SECOND_FACTOR_INVALID');
    expect(codeOf(await pass(challenge, codeAt(secret), { ip: '198.51.100.1' }))).toBe('CHALLENGE_EXPIRED');
    expect(codeOf(await pass(challenge, codeAt(secret), { merchant: 'BETA' }))).toBe('CHALLENGE_EXPIRED');
    expect((await pass(challenge, codeAt(secret))).status).toBe(200);
    expect(codeOf(await pass(challenge, codeAt(secret, step)))).toBe('CHALLENGE_EXPIRED');

    const late = await challengeOf();
    moveOn(5 * minute);
    expect(codeOf(await pass(late, codeAt(secret)))).toBe('CHALLENGE_EXPIRED');
  });

  it('is cancelled when the password changes in the meantime', async () => {
    const { secret } = await turnOn();
    const challenge = await challengeOf();
    moveOn(1000);
    const { id } = await memberOf('lucas');
    await owner.updateTable('member_credential').set({ changed_at: platform.clock.now() }).where('member_id', '=', id).execute();
    expect(codeOf(await pass(challenge, codeAt(secret)))).toBe('CHALLENGE_EXPIRED');
  });

  it('reveals that the account is closed only with the right code', async () => {
    const { secret } = await turnOn();
    const challenge = await challengeOf();
    await owner.updateTable('member').set({ state: 'closed' }).where('username', '=', 'lucas').execute();
    expect(codeOf(await pass(challenge, '000000'))).toBe('SECOND_FACTOR_INVALID');
    expect(codeOf(await pass(challenge, codeAt(secret)))).toBe('ACCOUNT_CLOSED');
  });

  it('still requires an expired password to be changed', async () => {
    const { secret } = await turnOn();
    const { id } = await memberOf('lucas');
    await owner.updateTable('feature_node').set({ enabled: true }).where('mod_id', '=', 'PASSEXPIRY3').execute();
    await owner
      .updateTable('member_credential')
      .set({ expires_at: new Date(0) })
      .where('member_id', '=', id)
      .execute();
    const { envelope } = await pass(await challengeOf(), codeAt(secret));
    await owner.updateTable('member_credential').set({ expires_at: null }).where('member_id', '=', id).execute();
    expect(envelope.value).toMatchObject({ passwordExpired: true });
    const token = String(envelope.value['token']);
    expect((await gateway.call('memberInfo', { token })).status).toBe(200);
    expect(codeOf(await gateway.call('secondFactor', { token }))).toBe('PASSWORD_CHANGE_REQUIRED');
  });
});

describe('guessing second-factor codes', () => {
  it('is blocked after five for five minutes, in a burst and across two gateways', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const challenge = await challengeOf();
    const other = await createTestGateway({ poolSize: 40, databaseUrl: gateway.databaseUrl });
    other.platform.clock.shiftTo(start);
    try {
      const guesses = await Promise.all(
        Array.from({ length: 64 }, (_, turn) =>
          (turn % 2 === 0 ? gateway : other).call('passSecondFactor', {
            body: { challenge, method: 'totp', code: String(100_000 + turn) },
            headers: { 'x-forwarded-for': '203.0.113.1' },
          }),
        ),
      );
      expect(guesses.filter((guess) => codeOf(guess) === 'SECOND_FACTOR_INVALID')).toHaveLength(factorLimit.uses);
      expect(guesses.filter((guess) => codeOf(guess) === 'RATE_LIMITED')).toHaveLength(64 - factorLimit.uses);
    } finally {
      await other.close();
    }
    const right = await pass(await challengeOf(), codeAt(secret));
    expect([codeOf(right), Number(right.envelope.value['retryAfter']) > 0]).toEqual(['RATE_LIMITED', true]);
    expect((await pass(await challengeOf(), recoveryCodes[0] ?? '', { method: 'recovery' })).status).toBe(200);
    moveOn(factorLimit.window + 1000);
    expect((await pass(await challengeOf(), codeAt(secret))).status).toBe(200);
  });

  it('neither reopens nor stays locked for a day after the clock was a day ahead', async () => {
    const { secret } = await turnOn();
    platform.clock.shiftTo(start + 24 * 60 * minute);
    const challenge = await challengeOf();
    for (let turn = 0; turn < factorLimit.uses; turn += 1) await pass(challenge, String(100_000 + turn));
    platform.clock.shiftTo(start);
    const refused = await pass(await challengeOf(), codeAt(secret));
    expect([codeOf(refused), refused.envelope.value['retryAfter']]).toEqual(['RATE_LIMITED', factorLimit.window / 1000]);
    moveOn(factorLimit.window + 1000);
    expect((await pass(await challengeOf(), codeAt(secret))).status).toBe(200);
  });

  it('is blocked for the day after the daily limit, even with pauses', async () => {
    const { secret } = await turnOn();
    const { id } = await memberOf('lucas');
    const spent = { uses: factorDayLimit.uses, started_at: platform.clock.now() };
    await owner
      .updateTable('rate_count')
      .set(spent)
      .where('scope', '=', factorDayLimit.scope)
      .where('subject', '=', `${id} totp`)
      .execute();
    moveOn(60 * minute);
    expect(codeOf(await pass(await challengeOf(), codeAt(secret)))).toBe('RATE_LIMITED');
  });
});

describe('a member with a second factor', () => {
  const proof = (secret: string, changes: object = {}) => ({ password: demoPassword, method: 'totp', code: codeAt(secret), ...changes });

  it('turns it off, and gets new recovery codes, with password and code', async () => {
    const { token, secret, recoveryCodes } = await turnOn();
    const call = (name: 'turnOffSecondFactor' | 'renewRecoveryCodes', body: object) => gateway.call(name, { token, body });
    expect(codeOf(await call('turnOffSecondFactor', proof(secret, { password: 'Wrong#2026' })))).toBe('OLD_PASSWORD_WRONG');
    const wrong = await call('turnOffSecondFactor', proof(secret, { code: '000000' }));
    expect([wrong.status, codeOf(wrong)], 'never 401, which would end the session').toEqual([400, 'CODE_INVALID']);

    const renewed = (await call('renewRecoveryCodes', proof(secret))).envelope.value['recoveryCodes'] as string[];
    expect((await pass(await challengeOf(), recoveryCodes[0] ?? '', { method: 'recovery' })).status).toBe(401);
    expect((await pass(await challengeOf(), renewed[0] ?? '', { method: 'recovery' })).status).toBe(200);

    expect((await call('turnOffSecondFactor', proof(secret, { method: 'recovery', code: renewed[1] }))).status).toBe(200);
    expect((await logIn()).envelope.value).toHaveProperty('token');
    expect(await owner.selectFrom('recovery_code').selectAll().execute()).toEqual([]);
  });

  it('gets a mail about each change', async () => {
    const { id } = await memberOf('lucas');
    await owner.deleteFrom('member_contact').execute();
    await owner
      .insertInto('member_contact')
      .values({ merchant_id: merchant.id, kind: 'email', value: 'lucas@m.example', member_id: id, verified_at: platform.clock.now() })
      .execute();
    const { token, secret } = await turnOn();
    await gateway.call('renewRecoveryCodes', { token, body: proof(secret) });
    moveOn(step);
    await gateway.call('turnOffSecondFactor', { token, body: proof(secret), headers: { 'accept-language': 'pt' } });
    const waiting = await owner.selectFrom('message').select('id').where('delivered_at', 'is', null).execute();
    for (const { id: messageId } of waiting)
      await deliverMessage.run({ payload: { messageId }, merchant, platform, now: platform.clock.now() });
    const inbox = await gateway.control('inbox', { receiver: 'lucas@m.example', limit: 10 });
    const subjects = (inbox.json().value.items as { subject: string }[]).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining([
        'Login em duas etapas desativado: Alpha',
        expect.stringMatching(/recovery codes|códigos de recuperação/),
        expect.stringMatching(/is on|ativado/),
      ]),
    );
  });
});

describe('a fleet that rotates its key secret', () => {
  it('reads secrets under the previous one, and moves them to the current one', async () => {
    const { secret } = await turnOn();
    const secrets = new MemberSecrets(new KeySecrets(['another secret that is for tests alone', testKeySecret]));
    await runSweeps({ ...platform, memberSecrets: secrets }, secondFactorSweeps, platform.clock.now());
    const { id } = await memberOf('lucas');
    const row = await owner.selectFrom('second_factor').selectAll().where('member_id', '=', id).executeTakeFirstOrThrow();
    expect(row.sealed_under).toBe(secrets.currentKey);
    const stored = { sealed: row.sealed_secret, sealedUnder: row.sealed_under };
    expect(await secrets.open(`totp ${merchant.id} ${id}`, stored)).toBe(secret);
    await expect(platform.memberSecrets.open(`totp ${merchant.id} ${id}`, stored)).rejects.toThrow('LIVERY_KEY_SECRET');
  });
});

it('computes codes as in the examples of RFC 6238', () => {
  const secret = Secret.fromLatin1('12345678901234567890').base32;
  // The last six digits of its eight-digit test values.
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [20_000_000_000, '353130'],
  ] as const)
    expect(stepOfCode(secret, code, new Date(seconds * 1000))?.step).toBe(Math.floor(seconds / 30));
});

async function memberOf(username: string): Promise<{ id: number }> {
  return owner
    .selectFrom('member')
    .select('id')
    .where('merchant_id', '=', merchant.id)
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
}
