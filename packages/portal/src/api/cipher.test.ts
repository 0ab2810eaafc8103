import { createHash } from 'node:crypto';
import { compactDecrypt, CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import { expect, test, vi } from 'vitest';
import { createJweCipher } from './cipher.ts';

async function aCipher() {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  const { x = '', y = '' } = await exportJWK(publicKey);
  const key = { kty: 'EC', crv: 'P-256', x, y, kid: 'k1', use: 'enc', alg: 'ECDH-ES' };
  let fetches = 0;
  const cipher = createJweCipher({
    fetchKeys: async () => ((fetches += 1), { keys: [key], serverTime: 1_000_000_000_000 }),
    now: () => 999_999_000_000,
  });
  const open = async ({ jwe }: { jwe: string }) => {
    const { plaintext, protectedHeader } = await compactDecrypt(jwe, privateKey);
    return { header: protectedHeader, payload: JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown> };
  };
  return { cipher, open, fetches: () => fetches };
}

const target = { audience: 'ACME', method: 'POST', path: '/wps/session/login', token: null };

test('binds the payload to the tenant, the call and the gateway’s time', async () => {
  const { cipher, open } = await aCipher();
  const { header, payload } = await open(await cipher.seal(target, { username: 'a' }));
  expect(header).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'k1', typ: 'wps+jwe' });
  expect(payload).toMatchObject({ aud: 'ACME', htm: 'POST', htu: '/wps/session/login', iat: 1_000_000_000, body: { username: 'a' } });
  expect(payload['jti']).toMatch(/^[\w-]{22}$/);
});

test('binds the payload to the session if the call has a token, and to none otherwise', async () => {
  const { cipher, open } = await aCipher();
  const hash = createHash('sha256').update('token-1').digest('base64url');
  expect((await open(await cipher.seal({ ...target, token: 'token-1' }, {}))).payload['sid']).toBe(hash);
  expect((await open(await cipher.seal(target, {}))).payload).not.toHaveProperty('sid');
});

test('includes a reply key that opens only its own answer', async () => {
  const { cipher, open } = await aCipher();
  const [one, two] = [await cipher.seal(target, {}), await cipher.seal(target, {})];
  const { x, y } = (await open(one)).payload['reply'] as { x: string; y: string };
  const jwe = await new CompactEncrypt(new TextEncoder().encode('the answer'))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', typ: 'wps+jwe' })
    .encrypt(await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ECDH-ES'));
  expect(await one.openAnswer({ jwe })).toBe('the answer');
  expect(await two.openAnswer({ jwe })).toBeNull();
  for (const value of ['the answer', { token: 'x' }, null, { jwe: `${jwe}A` }]) expect(await one.openAnswer(value)).toBeNull();
});

test('gives every payload a new nonce, and fetches the keys once and again on request', async () => {
  const { cipher, open, fetches } = await aCipher();
  const [one, two] = [await open(await cipher.seal(target, {})), await open(await cipher.seal(target, {}))];
  expect(one.payload['jti']).not.toBe(two.payload['jti']);
  expect(fetches()).toBe(1);
  cipher.forgetKeys();
  await cipher.seal(target, {});
  expect(fetches()).toBe(2);
});

test('reports a page without https, which has no cryptography', async () => {
  const { cipher, fetches } = await aCipher();
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await expect(cipher.seal(target, {})).rejects.toMatchObject({ failure: { code: 'INSECURE_PAGE' } });
  expect(fetches()).toBe(0);
  vi.unstubAllGlobals();
});
