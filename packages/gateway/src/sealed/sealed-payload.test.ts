import { randomBytes } from 'node:crypto';
import { routes } from '@livery/contract/routes';
import fc from 'fast-check';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway, sealedPayload, sealFor, type TestGateway } from '../../test/test-gateway.ts';
import { AppError } from '#base/app-error.ts';
import type { GatewayModule } from '#http/module.ts';
import { keyLife, openAfter, sealOverlap } from './payload-key-life.ts';
import { route } from '#http/route.ts';

let begun = 0;

/** A login that only records its calls, and fails if its username says so. */
const acting: GatewayModule = {
  name: 'session',
  register: (app) => {
    route(app, 'login', async ({ body: { username }, transaction, ip }) => {
      begun += 1;
      if (username === 'refused before') throw new AppError('INSUFFICIENT_BALANCE');
      await transaction(async (trx) => {
        await sql`INSERT INTO acted VALUES (${ip})`.execute(trx);
        if (username === 'refused inside') throw new AppError('INSUFFICIENT_BALANCE');
        if (username === 'broken inside') throw new Error('a fault of ours');
        if (username === 'cut inside') await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(trx);
        if (username === 'broken at the commit') await sql`INSERT INTO checked_late VALUES (1), (1)`.execute(trx);
      });
      if (username === 'refused after') throw new AppError('INSUFFICIENT_BALANCE');
      const memberInfo = {
        id: 1,
        account: username,
        nickname: '',
        type: 0,
        currency: 'BRL',
        vipLevel: 0,
        sendsToUpline: false,
        sendsToDownline: false,
      };
      const value = { token: 'x', firstTimeLogin: false, passwordExpired: false, memberInfo };
      return username === 'talkative' ? { ...value, secret: 'x' } : value;
    });
  },
};

const first = await openTestGateway({ poolSize: 32, modules: [acting] });
const second = await openTestGateway({ poolSize: 32, modules: [acting], databaseUrl: first.databaseUrl });
const { owner: db } = first;
await sql`CREATE TABLE acted (ip text)`.execute(db);
await sql`CREATE TABLE checked_late (n integer UNIQUE DEFERRABLE INITIALLY DEFERRED)`.execute(db);
await sql`GRANT ALL ON acted, checked_late TO livery_runtime`.execute(db);

beforeEach(async () => {
  shiftClocks(0);
  begun = 0;
  await sql`DELETE FROM acted`.execute(db);
});

const aPayload = (username = 'right', token?: string) =>
  sealedPayload('ALPHA', 'login', { username, password: 'x', type: 'username' }, first.platform.clock.now(), token);

function shiftClocks(offset: number): void {
  for (const { platform } of [first, second]) platform.clock.shiftTo(offset);
}

function login(gateway: TestGateway, jwe: string, token?: string) {
  return gateway.inject({
    method: 'POST',
    url: routes.login.path,
    headers: { merchant: 'ALPHA', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    payload: { jwe },
  });
}

async function send(gateway: TestGateway, jwe: string, token?: string): Promise<string> {
  return (await login(gateway, jwe, token)).json<{ message: string | null }>().message ?? 'done';
}

async function actions(): Promise<number> {
  return (await sql`SELECT 1 FROM acted`.execute(db)).rows.length;
}

describe('a sealed payload', () => {
  it.each([
    ['right', 'done', 1],
    ['refused before', 'INSUFFICIENT_BALANCE', 0],
    ['refused inside', 'INSUFFICIENT_BALANCE', 0],
    ['refused after', 'INSUFFICIENT_BALANCE', 1],
    ['broken inside', 'INTERNAL', 0],
    ['broken at the commit', 'INTERNAL', 0],
    ['cut inside', expect.stringMatching(/^(?:UNAVAILABLE|INTERNAL)$/), 0],
  ])('is rejected a second time when its call was %s', async (username, answer, acted) => {
    const jwe = await first.seal(aPayload(username));
    expect(await send(first, jwe)).toEqual(answer);
    expect([await send(first, jwe), await send(second, jwe)]).toEqual(['DECRYPTION_FAILED', 'DECRYPTION_FAILED']);
    expect({ begun, acted: await actions() }).toEqual({ begun: 1, acted });
  });

  it('is rejected a second time when its body does not fit the call', async () => {
    const jwe = await first.seal({ ...aPayload(), body: { username: 'right' } });
    expect([await send(first, jwe), await send(first, jwe)]).toEqual(['INVALID_REQUEST', 'DECRYPTION_FAILED']);
  });

  it.each([
    ['right', 'done', 1],
    ['refused inside', 'INSUFFICIENT_BALANCE', 0],
    ['cut inside', expect.stringMatching(/^(?:UNAVAILABLE|INTERNAL)$/), 0],
  ])('starts one call when 64 copies reach two gateways at once, and it is %s', async (username, answer, acted) => {
    const jwe = await first.seal(aPayload(username));
    const answers = await Promise.all(Array.from({ length: 64 }, (_copy, index) => send(index % 2 === 0 ? first : second, jwe)));
    expect(answers.filter((each) => each !== 'DECRYPTION_FAILED')).toEqual([answer]);
    expect({ begun, acted: await actions() }).toEqual({ begun: 1, acted });
  });

  it('does nothing while its nonce cannot be recorded, and then works once', async () => {
    const jwe = await first.seal(aPayload());
    await sql`ALTER TABLE spent_payload RENAME TO away`.execute(db);
    const refused = await send(first, jwe);
    await sql`ALTER TABLE away RENAME TO spent_payload`.execute(db);
    expect({ refused, begun }).toEqual({ refused: 'INTERNAL', begun: 0 });
    expect([await send(second, jwe), await send(first, jwe)]).toEqual(['done', 'DECRYPTION_FAILED']);
    expect(await actions()).toBe(1);
  });

  it('works only in the session that it names', async () => {
    const [own, foreign] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
    const bound = await first.seal(aPayload('right', own));
    expect([await send(first, bound, foreign), await send(first, bound)]).toEqual(['DECRYPTION_FAILED', 'DECRYPTION_FAILED']);
    // The attempt elsewhere has not used it up.
    expect(await send(first, bound, own)).toBe('done');
    expect(await send(first, await first.seal(aPayload()), own)).toBe('DECRYPTION_FAILED');
    expect(await send(first, await first.seal({ ...aPayload(), sid: own }), own)).toBe('DECRYPTION_FAILED');
    expect(begun).toBe(1);
  });

  it('opens in exactly one spelling: a thousand variations are refused without spending it', async () => {
    const jwe = await first.seal(aPayload());
    const sign = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ ');
    const place = fc.nat({ max: jwe.length - 1 });
    const parts = jwe.split('.');
    const others = fc
      .oneof(
        fc.tuple(place, sign).map(([at, other]) => jwe.slice(0, at) + other + jwe.slice(at + 1)),
        // The unused bits of the last character.
        fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_').map((last) => jwe.slice(0, -1) + last),
        fc.tuple(place, sign).map(([at, more]) => jwe.slice(0, at) + more + jwe.slice(at)),
        fc.tuple(place, place).map(([from, to]) => jwe.slice(0, from) + jwe.slice(to)),
        fc.shuffledSubarray(parts, { minLength: 1 }).map((some) => some.join('.')),
        fc.tuple(fc.nat({ max: 4 }), fc.base64String()).map(([at, other]) => parts.with(at, other).join('.')),
      )
      .filter((other) => other !== jwe);
    await fc.assert(
      fc.asyncProperty(others, async (other) => {
        expect(await send(first, other)).toBe('DECRYPTION_FAILED');
      }),
      { numRuns: 1_000 },
    );
    expect(begun).toBe(0);
    expect(await send(first, jwe)).toBe('done');
  });

  it('gets an answer sealed to its reply key, with only the fields of the shape', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
    const { x, y } = await exportJWK(publicKey);
    const answer = await login(first, await first.seal({ ...aPayload('talkative'), reply: { x, y } }));
    const { success, value } = answer.json<{ success: boolean; value: { jwe: string } }>();
    expect({ success, keys: Object.keys(value), type: answer.headers['content-type'] }).toEqual({
      success: true,
      keys: ['jwe'],
      type: 'application/json; charset=utf-8',
    });
    const { plaintext } = await compactDecrypt(value.jwe, privateKey);
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({
      success: true,
      value: { token: 'x', firstTimeLogin: false, passwordExpired: false, memberInfo: expect.objectContaining({ account: 'talkative' }) },
      message: null,
    });
  });

  it('does nothing when its reply key is invalid', async () => {
    const [x, y] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
    for (const reply of [{ x, y }, { x }, { x: 'short', y }, null, 'x'])
      expect(await send(first, await first.seal({ ...aPayload(), reply }))).toBe('DECRYPTION_FAILED');
    expect(begun).toBe(0);
  });

  it.each([
    ['compressed', { zip: 'DEF' }],
    ['with a key of the sender', { jwk: '{}' }],
    ['with the address of a key', { jku: 'https://keys.example' }],
    ['by another cipher', { enc: 'A128GCM' }],
    ['as another type', { typ: 'JWT' }],
  ])('is refused %s', async (_kind, header) => {
    expect(await send(first, await first.seal(aPayload(), header))).toBe('DECRYPTION_FAILED');
  });
});

describe('the key of a sealed payload', () => {
  it('rotates in a running fleet, and the previous key opens for one more day', async () => {
    const [old] = await first.platform.cipher.publicKeys();
    if (old === undefined) throw new Error('the gateway has no key');
    const [rotated, retired] = [keyLife + sealOverlap, keyLife + sealOverlap + openAfter];
    shiftClocks(keyLife);
    await first.platform.cipher.rotateKeys(first.platform.clock.now());
    expect(await send(second, await second.seal(aPayload()))).toBe('done');

    shiftClocks(rotated);
    const [next] = await second.platform.cipher.publicKeys();
    expect(next?.kid).not.toBe(old.kid);
    for (const gateway of [first, second]) {
      expect(await send(gateway, await gateway.seal(aPayload()))).toBe('done');
      expect(await send(gateway, await sealFor(old, aPayload()))).toBe('done');
    }

    shiftClocks(retired);
    for (const gateway of [first, second]) {
      expect(await send(gateway, await gateway.seal(aPayload()))).toBe('done');
      expect(await send(gateway, await sealFor(old, aPayload()))).toBe('DECRYPTION_FAILED');
    }
  });
});
