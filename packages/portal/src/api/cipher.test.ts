import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
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

const target = { audience: 'ACME', method: 'POST', path: '/wps/session/login' };

test('binds the payload to tenant, call and the moment of the gateway', async () => {
  const { cipher, open } = await aCipher();
  const { header, payload } = await open(await cipher.seal(target, { username: 'a' }));
  expect(header).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'k1', typ: 'wps+jwe' });
  expect(payload).toMatchObject({ aud: 'ACME', htm: 'POST', htu: '/wps/session/login', iat: 1_000_000_000, body: { username: 'a' } });
  expect(payload['jti']).toMatch(/^[\w-]{22}$/);
});

test('gives every payload a nonce of its own and asks for the keys once, and again when told to', async () => {
  const { cipher, open, fetches } = await aCipher();
  const [one, two] = [await open(await cipher.seal(target, {})), await open(await cipher.seal(target, {}))];
  expect(one.payload['jti']).not.toBe(two.payload['jti']);
  expect(fetches()).toBe(1);
  cipher.forgetKeys();
  await cipher.seal(target, {});
  expect(fetches()).toBe(2);
});
