import { compactDecrypt, CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { AxiosAdapter } from 'axios';
import { expect, test } from 'vitest';
import { createJweCipher } from './cipher.ts';
import { createApiClient } from './client.ts';
import { guards } from './guards/session.gen.js';

const minute = 60_000;
const memberInfo = {
  id: 1,
  account: 'a',
  nickname: 'A',
  type: 0,
  currency: 'BRL',
  vipLevel: 0,
  sendsToUpline: false,
  sendsToDownline: false,
};
const value = { token: 'x', firstTimeLogin: false, passwordExpired: false, memberInfo };

/**
 * A gateway that refuses payloads sealed more than two minutes away from its time, and a device whose clock the test
 * sets.
 */
async function aPair() {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  const { x = '', y = '' } = await exportJWK(publicKey);
  const key = { kty: 'EC', crv: 'P-256', x, y, kid: 'k1', use: 'enc', alg: 'ECDH-ES' };
  const times = { gateway: Date.UTC(2026, 0, 1), device: Date.UTC(2026, 0, 1) };
  const sent: string[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const { plaintext } = await compactDecrypt((JSON.parse(String(config.data)) as { jwe: string }).jwe, privateKey);
    const { iat, reply } = JSON.parse(new TextDecoder().decode(plaintext)) as { iat: number; reply: { x: string; y: string } };
    const isOld = Math.abs(times.gateway - iat * 1000) > 2 * minute;
    sent.push(isOld ? 'refused' : 'opened');
    const refusal = { success: false, value: { code: 'DECRYPTION_FAILED', requestId: 'r' }, message: 'DECRYPTION_FAILED' };
    const jwe = async () =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ success: true, value, message: null })))
        .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', typ: 'wps+jwe' })
        .encrypt(await importJWK({ kty: 'EC', crv: 'P-256', ...reply }, 'ECDH-ES'));
    const body = isOld ? refusal : { success: true, value: { jwe: await jwe() }, message: null };
    return { data: JSON.stringify(body), status: isOld ? 400 : 200, statusText: '', headers: {}, config };
  };
  const cipher = createJweCipher({
    fetchKeys: async () => ({ keys: [key], serverTime: times.gateway }),
    now: () => times.device,
  });
  const client = createApiClient({
    baseUrl: '',
    merchantCode: 'ACME',
    readToken: () => null,
    readLanguage: () => 'pt',
    onTokenRefused: () => undefined,
    onPasswordChangeRequired: () => undefined,
    onConfirmationRequired: async () => false,
    onClosed: () => undefined,
    onMoneyMoving: () => () => undefined,
    loadCipher: async () => cipher,
    makeRequestId: () => 'request-1',
    wait: async () => undefined,
    random: () => 0,
    adapter,
  });
  const logIn = () => client.call('login', guards.login, { body: { username: 'a', password: 'b', type: 'username' } });
  return { times, sent, logIn };
}

test.each([-10 * minute, 10 * minute, -365 * 24 * 60 * minute])(
  'a request from a device whose clock is off by %i ms works at once',
  async (off) => {
    const { times, sent, logIn } = await aPair();
    times.device += off;
    expect(await logIn()).toEqual(value);
    expect(sent).toEqual(['opened']);
  },
);

test.each(['gateway', 'device'] as const)('a jump of ten minutes on the clock of the %s costs one retry', async (whose) => {
  const { times, sent, logIn } = await aPair();
  await logIn();
  times[whose] += 10 * minute;
  expect(await logIn()).toEqual(value);
  expect(sent).toEqual(['opened', 'refused', 'opened']);
});
