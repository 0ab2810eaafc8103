import { createHook } from 'node:async_hooks';
import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import { routes } from '@livery/contract/routes';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway, sealedPayload } from '../../../test/test-gateway.ts';
import { newToken } from '#identity/authentication.ts';
import { sessionAge, sessionIdle } from '#identity/session-life.ts';
import { addAccount } from '../member/add-account.action.ts';
import { hashPassword, matchPassword, passwordQueue } from '#identity/password.ts';
import { demoPassword } from '../member/demo-accounts.seed.ts';
import { insertSession, mostSessions } from './session.repo.ts';

const derive = promisify(argon2);
const gateway = await openTestGateway({ poolSize: 64 });

beforeEach(async () => {
  gateway.platform.clock.shiftTo(0);
  await gateway.owner.deleteFrom('rate_count').execute();
});

const logIn = (username: string, password = demoPassword, merchant = 'ALPHA') =>
  gateway.call('login', { merchant, body: { username, password, type: 'username' } });
const send = (jwe: unknown) => gateway.inject({ method: 'POST', url: routes.login.path, headers: { merchant: 'ALPHA' }, payload: { jwe } });

describe('login', () => {
  it('opens a session by POST, sealed and without a token [wire-session-login]', async () => {
    const { status, envelope } = await logIn('demo');
    expect(status).toBe(200);
    const info = await gateway.call('memberInfo', { token: String(envelope.value['token']) });
    expect(info.envelope.value).toMatchObject({ account: 'demo' });
  });

  it('returns the token, both password flags and the member [wire-session-login-response]', async () => {
    const { envelope } = await logIn('demo');
    expect(envelope.value).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      firstTimeLogin: false,
      passwordExpired: false,
      memberInfo: {
        id: expect.any(Number),
        account: 'demo',
        nickname: 'Demo',
        type: 0,
        currency: 'BRL',
        vipLevel: 3,
        sendsToUpline: false,
        sendsToDownline: false,
      },
    });
    expect((await logIn('novo')).envelope.value).toMatchObject({ firstTimeLogin: true, passwordExpired: false });
  });

  it('reports an expired password only where the merchant lets passwords expire [wire-session-login-response]', async () => {
    const {
      owner: db,
      platform: { merchants },
    } = gateway;
    const lets = async (enabled: boolean): Promise<void> => {
      const merchant_id = merchants.byCode('ALPHA')?.id ?? 0;
      await db
        .updateTable('feature_node')
        .set({ enabled })
        .where('mod_id', '=', 'PASSEXPIRY3')
        .where('merchant_id', '=', merchant_id)
        .execute();
    };
    const isExpired = async (account: string, merchant?: string): Promise<unknown> =>
      (await logIn(account, demoPassword, merchant)).envelope.value['passwordExpired'];
    expect([await isExpired('expired'), await isExpired('demo')]).toEqual([true, false]);
    await lets(false);
    expect([await isExpired('expired'), await isExpired('expired', 'BETA')]).toEqual([false, true]);
    await lets(true);
  });

  it.each([
    ['demo', 0],
    ['trial', 4],
    ['agent', 1],
    ['agent2', 2],
    ['agent41', 41],
    ['agent42', 42],
  ])('lets in %s of type %i', async (account, type) => {
    expect((await logIn(account)).envelope.value['memberInfo']).toMatchObject({ account, type });
  });

  it('accepts username, password, captcha and a type of username or sms, and nothing else [wire-session-login-payload]', async () => {
    const full = { username: ' Demo ', password: demoPassword, captcha: 'ab12', type: 'username' };
    expect((await gateway.call('login', { body: full })).status).toBe(200);
    for (const wrong of [
      { ...full, type: 'email' },
      { ...full, username: '' },
      { ...full, memberType: 1 },
      { username: 'demo', type: 'username' },
    ]) {
      expect((await gateway.call('login', { body: wrong })).envelope.value).toMatchObject({ code: 'INVALID_REQUEST' });
    }
  });

  it('is the first login once', async () => {
    await gateway.control('reset');
    const both = await Promise.all([logIn('novo'), logIn('novo')]);
    expect(both.filter(({ envelope }) => envelope.value['firstTimeLogin'] === true)).toHaveLength(1);
    expect((await logIn('novo')).envelope.value).toMatchObject({ firstTimeLogin: false });
  });

  it('answers a wrong password and an unknown account identically', async () => {
    const answers = [await logIn('demo', 'Wrong#2026'), await logIn('nobody', 'Wrong#2026')];
    for (const { status, envelope } of answers) {
      expect(status).toBe(401);
      expect(envelope.value).toEqual({ code: 'INVALID_CREDENTIALS', requestId: expect.any(String) });
    }
  });

  it('reveals that an account is closed only with the right password', async () => {
    expect((await logIn('closed', 'Wrong#2026')).envelope.value).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect((await logIn('closed')).envelope.value).toMatchObject({ code: 'ACCOUNT_CLOSED' });
  });

  it('hashes a password for an unknown account as for a known one', async () => {
    const hashes: string[] = [];
    const hook = createHook({ init: (_id, type) => (type === 'ARGON2REQUEST' ? hashes.push(type) : null) }).enable();
    const hashesOf = async (account: string): Promise<number> => {
      hashes.length = 0;
      await logIn(account, 'Wrong#2026');
      return hashes.length;
    };
    try {
      expect([await hashesOf('demo'), await hashesOf('nobody'), await hashesOf('closed')]).toEqual([1, 1, 1]);
    } finally {
      hook.disable();
    }
  });

  it('stores neither passwords nor tokens', async () => {
    const { owner: db } = gateway;
    const password = 'Nine-Knots#77';
    const ids: number[] = [];
    for (const account of ['first.new', 'second.new'])
      ids.push((await addAccount(gateway.databaseUrl, { merchantCode: 'ALPHA', account, password, operator: 'test' })).id);
    const { envelope } = await logIn('first.new', password);
    const hashes = await db.selectFrom('member_credential').select('hash').where('member_id', 'in', ids).execute();
    expect(hashes).toHaveLength(2);
    for (const { hash } of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(hashes.length);
    const stored = await db.selectFrom('session').select('token_hash').execute();
    expect(stored.some(({ token_hash }) => token_hash.toString().includes(String(envelope.value['token'])))).toBe(false);
  });
});

describe('a sealed payload', () => {
  const payload = (changes: Record<string, unknown> = {}) => ({
    ...sealedPayload('ALPHA', 'login', { username: 'demo', password: demoPassword, type: 'username' }, gateway.platform.clock.now()),
    ...changes,
  });

  it('is required: a plain body is refused [wire-session-login]', async () => {
    const { envelope } = await gateway.call('login', { body: { username: 'demo', password: demoPassword, type: 'username' }, plain: true });
    expect(envelope.value).toMatchObject({ code: 'ENCRYPTION_REQUIRED' });
  });

  it('works once when 64 copies arrive together', async () => {
    const jwe = await gateway.seal(payload());
    const answers = await Promise.all(Array.from({ length: 64 }, () => send(jwe)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect(answer.json()).toMatchObject({ value: { code: 'DECRYPTION_FAILED' } });
  });

  it('is used up by a refused login too', async () => {
    const jwe = await gateway.seal(payload({ body: { username: 'demo', password: 'Wrong#2026', type: 'username' } }));
    expect((await send(jwe)).json()).toMatchObject({ value: { code: 'INVALID_CREDENTIALS' } });
    expect((await send(jwe)).json()).toMatchObject({ value: { code: 'DECRYPTION_FAILED' } });
  });

  it('is refused with the same answer for every fault', async () => {
    const seconds = Math.floor(gateway.platform.clock.now().getTime() / 1000);
    const sealed = await gateway.seal(payload());
    const [head = '', ...rest] = sealed.split('.');
    const wrong = [
      'no jwe at all',
      [head, ...rest.slice(0, -1), 'AAAAAAAAAAAAAAAAAAAAAA'].join('.'),
      await gateway.seal(payload(), { kid: 'another' }),
      await gateway.seal(payload(), { typ: 'JWT' }),
      await gateway.seal(payload({ aud: 'BETA' })),
      await gateway.seal(payload({ htm: 'PUT' })),
      await gateway.seal(payload({ htu: '/wps/member/password' })),
      await gateway.seal(payload({ iat: seconds - 121 })),
      await gateway.seal(payload({ iat: seconds + 125 })),
      await gateway.seal(payload({ jti: 'short' })),
      await gateway.seal({ body: payload().body }),
    ];
    for (const jwe of wrong) {
      const answer = await send(jwe);
      expect(answer.json()).toEqual({
        success: false,
        message: 'DECRYPTION_FAILED',
        value: { code: 'DECRYPTION_FAILED', requestId: expect.any(String) },
      });
    }
  });

  it('uses a published public key and time, and the private key stays secret', async () => {
    const { envelope } = await gateway.call('keySet');
    const [key] = envelope.value['keys'] as Record<string, unknown>[];
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', use: 'enc', alg: 'ECDH-ES', kid: expect.any(String) });
    expect(key).not.toHaveProperty('d');
    expect(envelope.value['serverTime']).toBeGreaterThan(0);
  });
});

describe('a session', () => {
  it('ends by DELETE with its token, which then stops working [wire-session-logout]', async () => {
    const [token, other] = [await gateway.logIn(), await gateway.logIn()];
    const { status, envelope } = await gateway.call('logout', { token });
    expect({ status, envelope }).toEqual({ status: 200, envelope: { success: true, value: {}, message: null } });
    expect((await gateway.call('memberInfo', { token })).status).toBe(401);
    expect((await gateway.call('logout', { token })).status).toBe(401);
    expect((await gateway.call('memberInfo', { token: other })).status).toBe(200);
  });

  it('expires when idle, and continues while it is used', async () => {
    const token = await gateway.logIn();
    for (const idle of [0.9, 1.8, 2.7]) {
      gateway.platform.clock.shiftTo(idle * sessionIdle);
      expect((await gateway.call('memberInfo', { token })).status).toBe(200);
    }
    gateway.platform.clock.shiftTo(3.8 * sessionIdle);
    expect((await gateway.call('memberInfo', { token })).status).toBe(401);
  });

  it('expires without activity, even if the open page keeps asking for the balance', async () => {
    const token = await gateway.logIn();
    const asked: number[] = [];
    for (let minute = 1; minute <= 20; minute += 1) {
      gateway.platform.clock.shiftTo(minute * 60_000);
      asked.push((await gateway.call('balance', { token })).status);
    }
    const idleMinutes = sessionIdle / 60_000;
    expect(asked.slice(0, idleMinutes - 1)).not.toContain(401);
    expect(asked.slice(idleMinutes)).not.toContain(200);
  });

  it('ends at its maximum age, even with use', async () => {
    const token = await gateway.logIn();
    for (let time = 0; time < sessionAge; time += 0.9 * sessionIdle) {
      gateway.platform.clock.shiftTo(time);
      expect((await gateway.call('memberInfo', { token })).status).toBe(200);
    }
    gateway.platform.clock.shiftTo(sessionAge + 1_000);
    expect((await gateway.call('memberInfo', { token })).status).toBe(401);
  });

  it('is one of a limited number: the member’s oldest ends when another opens, and others’ stay', async () => {
    const others = await gateway.logIn('lucas');
    const tokens: string[] = [];
    for (let turn = 0; turn <= mostSessions; turn += 1) {
      gateway.platform.clock.shiftTo(turn * 1_000);
      tokens.push(await gateway.logIn('marina'));
    }
    const states = await Promise.all([...tokens, others].map(async (token) => (await gateway.call('memberInfo', { token })).status));
    expect(states).toEqual([401, ...tokens.slice(1).map(() => 200), 200]);
  });

  it('stays within that number when 64 logins race', async () => {
    const { owner: db } = gateway;
    const alive = async (): Promise<number> =>
      (
        await db
          .selectFrom('session')
          .innerJoin('member', 'member.id', 'session.member_id')
          .select('token_hash')
          .where('username', '=', 'agent42')
          .execute()
      ).length;
    const member = await db
      .selectFrom('member')
      .select(['id', 'merchant_id'])
      .where('username', '=', 'agent42')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const now = gateway.platform.clock.now();
    await Promise.all(
      Array.from({ length: 64 }, () =>
        gateway.platform.tenants.transaction(member.merchant_id, (trx) =>
          insertSession(
            trx,
            {
              merchantId: member.merchant_id,
              memberId: member.id,
              tokenHash: newToken().hash,
              scope: 'full',
              network: '203.0.113.1',
              userAgent: '',
            },
            now,
          ),
        ),
      ),
    );
    expect(await alive()).toBe(mostSessions);
  });

  it('ends when its account is closed', async () => {
    const token = await gateway.logIn('rafael');
    await gateway.owner.updateTable('member').set({ state: 'closed' }).where('username', '=', 'rafael').execute();
    expect((await gateway.call('memberInfo', { token })).status).toBe(401);
  });
});

describe('a password with accented letters', () => {
  const [composed, decomposed] = ['Maré-Quieta#42', 'Mare\u0301-Quieta#42'] as const;
  const merchantId = gateway.platform.merchants.byCode('ALPHA')?.id ?? 0;
  const credentialOf = (username: string) =>
    gateway.owner
      .selectFrom('member_credential')
      .innerJoin('member', 'member.id', 'member_credential.member_id')
      .select(['member_id', 'hash'])
      .where('member_credential.merchant_id', '=', merchantId)
      .where('username', '=', username)
      .where('kind', '=', 'password')
      .executeTakeFirstOrThrow();
  const keep = async (username: string, hash: string) => {
    const { member_id } = await credentialOf(username);
    await gateway.owner
      .updateTable('member_credential')
      .set({ hash })
      .where('member_id', '=', member_id)
      .where('merchant_id', '=', merchantId)
      .where('kind', '=', 'password')
      .execute();
  };

  it.each([
    [composed, decomposed],
    [decomposed, composed],
    ['Maré Quieta#42', 'Maré\u00A0Quieta#42'],
  ])('is %j on one device and %j on another', async (set, typed) => {
    await keep('demo', await passwordQueue.admit((place) => hashPassword(set, place)));
    expect((await logIn('demo', typed)).status).toBe(200);
    expect((await logIn('demo', 'Mare-Quieta#42')).envelope.value['code']).toBe('INVALID_CREDENTIALS');
  });

  it('stored as a hash of the raw form still works, and is then rehashed in the normalized form', async () => {
    await keep('demo', await rawHash(decomposed));
    expect((await logIn('demo', composed)).envelope.value['code']).toBe('INVALID_CREDENTIALS');
    expect((await logIn('demo', decomposed)).status).toBe(200);
    expect(await passwordQueue.admit(async (place) => matchPassword(composed, (await credentialOf('demo')).hash, place))).toBe('current');
    expect((await logIn('demo', composed)).status).toBe(200);
  });
});

/** A password hash from before normalization. */
async function rawHash(password: string): Promise<string> {
  const salt = Buffer.alloc(16, 7);
  const tag = await derive('argon2id', { message: password, nonce: salt, tagLength: 32, memory: 64, passes: 1, parallelism: 1 });
  return `$argon2id$v=19$m=64,t=1,p=1$${salt.toString('base64')}$${tag.toString('base64')}`;
}
