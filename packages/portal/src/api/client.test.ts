import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import { AxiosError } from 'axios';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import { createApiClient, type ClientOptions } from './client.ts';
import { guards as account } from './guards/account.gen.js';
import { guards as games } from './guards/games.gen.js';
import { guards as protection } from './guards/protection.gen.js';
import { guards as session } from './guards/session.gen.js';
import { guards as system } from './guards/system.gen.js';
import { guards as wallet } from './guards/wallet.gen.js';

type Answer = { status?: number; body?: unknown; headers?: Record<string, string>; error?: string };

const success = (value: unknown): Answer => ({ body: { success: true, value, message: null } });
const failure = (code: string, status: number, more: object = {}): Answer => ({
  status,
  body: { success: false, value: { code, requestId: 'gateway-1', ...more }, message: code },
});
const balance = { balance: 100, currency: 'BRL', currencySymbol: 'R$', asOf: '2025-01-01T00:00:00Z' };

const openAnswer = async (value: unknown) => /^sealed:(.*)/.exec(String(value))?.[1] ?? null;

function aClient(answers: Answer[], options: Partial<ClientOptions> = {}) {
  const sent: InternalAxiosRequestConfig[] = [];
  const waits: number[] = [];
  const refused: string[] = [];
  const closed: string[] = [];
  const money: string[] = [];
  const adapter: AxiosAdapter = async (config) => {
    sent.push(config);
    const { status = 200, body, headers = {}, error } = answers[Math.min(sent.length, answers.length) - 1] ?? {};
    if (error !== undefined) throw new AxiosError(error, error, config);
    const data = typeof body === 'string' ? body : JSON.stringify(body);
    return { data, status, statusText: '', headers, config };
  };
  const client = createApiClient({
    baseUrl: '',
    merchantCode: 'ACME',
    readToken: () => 'token-1',
    readLanguage: () => 'pt',
    onTokenRefused: (token) => void refused.push(token),
    onPasswordChangeRequired: () => void refused.push('password'),
    onConfirmationRequired: async () => false,
    onClosed: (code) => void closed.push(code),
    onMoneyMoving: () => (money.push('moves'), () => void money.push('rests')),
    loadCipher: async () => ({
      seal: async (_target, body) => ({ jwe: `sealed:${JSON.stringify(body)}`, openAnswer }),
      forgetKeys: () => undefined,
    }),
    makeRequestId: () => 'request-1',
    wait: async (milliseconds) => void waits.push(milliseconds),
    random: () => 1,
    adapter,
    ...options,
  });
  return { client, sent, waits, refused, closed, money };
}

async function failureFrom(promise: Promise<unknown>) {
  const error = await promise.catch((caught: unknown) => caught);
  if (!(error instanceof ApiFailure)) throw new Error(`Not an ApiFailure: ${String(error)}`);
  return error.failure;
}

describe('a call that requires confirmation', () => {
  const asking = failure('CONFIRMATION_REQUIRED', 403, { ways: ['password', 'code', 'else'] });
  const removed = (client: ReturnType<typeof createApiClient>) =>
    client.call('removePasskey', protection.removePasskey, { body: { id: 'AAAA' } });

  test('is sent again once the member has confirmed', async () => {
    const asked: string[][] = [];
    const onConfirmationRequired = async (ways: string[]) => (asked.push(ways), true);
    const { client, sent } = aClient([asking, success({})], { onConfirmationRequired });
    await expect(removed(client)).resolves.toEqual({});
    expect([asked, sent.map(({ data }) => data)]).toEqual([[['password', 'code']], Array(2).fill('{"id":"AAAA"}')]);
  });

  test('is refused when the member declines, or when it requires a second confirmation', async () => {
    const once = aClient([asking]);
    expect(await failureFrom(removed(once.client))).toMatchObject({ code: 'CONFIRMATION_REQUIRED' });
    const twice = aClient([asking], { onConfirmationRequired: async () => true });
    expect(await failureFrom(removed(twice.client))).toMatchObject({ code: 'CONFIRMATION_REQUIRED' });
    expect([once.sent.length, twice.sent.length]).toEqual([1, 2]);
  });
});

describe('a request', () => {
  test('sends a picture unchanged, with its content type', async () => {
    const { client, sent } = aClient([success({ contentType: 'image/png', image: '' })]);
    const picture = new Blob(['pixels'], { type: 'image/png' });
    await client.call('changePicture', account.changePicture, { body: picture });
    expect(sent[0]?.data).toBe(picture);
    expect(sent[0]?.headers).toMatchObject({ 'Content-Type': 'image/png' });
  });

  test('carries the merchant code, the token and a request id [system-08]', async () => {
    const { client, sent } = aClient([success(balance)]);
    await client.call('balance', wallet.balance);
    expect(sent[0]?.headers).toMatchObject({
      Merchant: 'ACME',
      Authorization: 'Bearer token-1',
      'X-Request-Id': 'request-1',
      'Accept-Language': 'pt',
    });
  });

  test('omits the token where none belongs', async () => {
    const { client, sent } = aClient([success({ categories: [] })]);
    await client.call('gameMenus', games.gameMenus);
    expect(sent[0]?.headers).not.toHaveProperty('Authorization');
  });

  test('seals the body of an encrypted call', async () => {
    const { client, sent } = aClient([failure('INVALID_CREDENTIALS', 401)]);
    await failureFrom(client.call('login', session.login, { body: { username: 'a', password: 'b', type: 'username' } }));
    expect(JSON.parse(String(sent[0]?.data))).toEqual({ jwe: 'sealed:{"username":"a","password":"b","type":"username"}' });
  });

  test('seals an encrypted call for its own session, even if the session changes meanwhile', async () => {
    let token: string | null = 'token-1';
    const sealedFor: (string | null)[] = [];
    const { client, sent } = aClient([failure('DECRYPTION_FAILED', 400)], {
      readToken: () => token,
      loadCipher: async () => ({
        seal: async (target) => {
          sealedFor.push(target.token);
          token = 'token-2';
          return { jwe: 'x', openAnswer };
        },
        forgetKeys: () => undefined,
      }),
    });
    await failureFrom(client.call('changePassword' as 'login', session.login));
    await failureFrom(client.call('login', session.login));
    expect(sealedFor).toEqual(['token-1', 'token-2', null, null]);
    expect(sent.map(({ headers }) => headers['Authorization'] as unknown)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
      undefined,
      undefined,
    ]);
  });

  test('goes to the page’s own host, or to the one the brand configures [wire-host]', async () => {
    const own = aClient([success(balance)]);
    await own.client.call('balance', wallet.balance);
    expect(own.sent[0]).toMatchObject({ baseURL: '', url: '/wps/v2/wallets/balance' });
    const named = aClient([success(balance)], { baseUrl: 'https://gateway.example' });
    await named.client.call('balance', wallet.balance);
    expect(named.sent[0]).toMatchObject({ baseURL: 'https://gateway.example', url: '/wps/v2/wallets/balance' });
  });

  test('ends a session by DELETE with its token [session-12]', async () => {
    const { client, sent } = aClient([success({})]);
    await client.call('logout', session.logout);
    expect(sent[0]).toMatchObject({ method: 'delete', url: '/wps/session/logout' });
    expect(sent[0]?.headers).toMatchObject({ Authorization: 'Bearer token-1' });
  });

  test('times out after ten seconds for reads and fifteen for writes', async () => {
    const { client, sent } = aClient([success({}), success({ favGameIds: [] })]);
    await client.call('logout', session.logout);
    await failureFrom(client.call('balance', wallet.balance));
    expect(sent.map(({ timeout }) => timeout)).toEqual([15_000, 10_000]);
  });
});

describe('an answer', () => {
  test('returns the value of the envelope [wire-envelope]', async () => {
    const { client } = aClient([success(balance)]);
    expect(await client.call('balance', wallet.balance)).toEqual(balance);
  });

  test('opens the sealed answer of an encrypted call, and rejects a plain one', async () => {
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
    const body = { username: 'a', password: 'b', type: 'username' } as const;
    const sealed = success(`sealed:${JSON.stringify(success(value).body)}`);
    expect(await aClient([sealed]).client.call('login', session.login, { body })).toEqual(value);
    expect((await failureFrom(aClient([success(value)]).client.call('login', session.login, { body }))).code).toBe('MALFORMED_ANSWER');
  });

  test('throws the code of a refused call with its status, request id and fields [wire-envelope]', async () => {
    const { client } = aClient([failure('LIMIT_EXCEEDED', 409, { fields: { '/amount': 'maximum' }, captcha: true })]);
    expect(await failureFrom(client.call('balance', wallet.balance))).toEqual({
      code: 'LIMIT_EXCEEDED',
      status: 409,
      requestId: 'gateway-1',
      fields: { '/amount': 'maximum' },
      value: { captcha: true },
    });
  });

  test.each([
    ['no JSON', '<html>'],
    ['no envelope', { value: balance }],
    ['another shape', { success: true, value: { ...balance, balance: '100' }, message: null }],
  ])('is malformed if it is %s', async (_name, body) => {
    const { client } = aClient([{ body }]);
    expect(await failureFrom(client.call('balance', wallet.balance))).toMatchObject({ code: 'MALFORMED_ANSWER', requestId: 'request-1' });
  });

  test('maps an unrecognized code to unknown', async () => {
    const { client } = aClient([failure('SOMETHING_NEW', 418)]);
    expect((await failureFrom(client.call('balance', wallet.balance))).code).toBe('UNKNOWN');
  });

  test('distinguishes a timeout from a network failure', async () => {
    expect((await failureFrom(aClient([{ error: 'ECONNABORTED' }]).client.call('balance', wallet.balance))).code).toBe('TIMEOUT');
    expect((await failureFrom(aClient([{ error: 'ERR_NETWORK' }]).client.call('balance', wallet.balance))).code).toBe('NETWORK');
  });
});

describe('retries', () => {
  test('repeat a read up to three times after temporary failures, each after a longer delay', async () => {
    const { client, sent, waits } = aClient([{ status: 502, body: '' }, { error: 'ERR_NETWORK' }, success(balance)]);
    expect(await client.call('balance', wallet.balance)).toEqual(balance);
    expect(sent).toHaveLength(3);
    expect(waits).toEqual([500, 1000]);
  });

  test('stop after two repetitions', async () => {
    const { client, sent } = aClient([{ status: 503, body: '' }]);
    expect((await failureFrom(client.call('balance', wallet.balance))).code).toBe('UNAVAILABLE');
    expect(sent).toHaveLength(3);
  });

  test('wait as long as Retry-After asks, but give up if that is too long', async () => {
    const bearable = aClient([{ status: 503, body: '', headers: { 'retry-after': '2' } }, success(balance)]);
    await bearable.client.call('balance', wallet.balance);
    expect(bearable.waits).toEqual([2000]);
    const unbearable = aClient([{ status: 503, body: '', headers: { 'retry-after': '60' } }]);
    await failureFrom(unbearable.client.call('balance', wallet.balance));
    expect(unbearable.sent).toHaveLength(1);
  });

  test.each([
    ['a refusal', failure('FORBIDDEN', 403)],
    ['a closed site', failure('MAINTENANCE', 503)],
    ['a timeout', { error: 'ETIMEDOUT' }],
  ])('do not happen after %s', async (_name, answer) => {
    const { client, sent } = aClient([answer]);
    await failureFrom(client.call('balance', wallet.balance));
    expect(sent).toHaveLength(1);
  });

  test('never repeat a write', async () => {
    const { client, sent } = aClient([{ error: 'ERR_NETWORK' }]);
    await failureFrom(client.call('addFavourite', games.addFavourite, { body: { nodeId: 1, vendor: 'PG', gameType: 'RNG' } }));
    expect(sent).toHaveLength(1);
  });

  test('repeat an encrypted call once with fresh keys if the gateway could not open it', async () => {
    let forgotten = 0;
    const { client, sent } = aClient([failure('DECRYPTION_FAILED', 400)], {
      loadCipher: async () => ({ seal: async () => ({ jwe: 'x', openAnswer }), forgetKeys: () => (forgotten += 1) }),
    });
    const { code } = await failureFrom(client.call('login', session.login, { body: { username: 'a', password: 'b', type: 'username' } }));
    expect(code).toBe('DECRYPTION_FAILED');
    expect([sent.length, forgotten]).toEqual([2, 1]);
  });
});

describe('a refused token', () => {
  test('is reported with the token that was sent', async () => {
    const { client, refused } = aClient([failure('NOT_LOGGED_IN', 401)]);
    await failureFrom(client.call('balance', wallet.balance));
    expect(refused).toEqual(['token-1']);
  });

  test('differs from a wrong password', async () => {
    const { client, refused } = aClient([failure('INVALID_CREDENTIALS', 401)]);
    await failureFrom(client.call('login', session.login, { body: { username: 'a', password: 'b', type: 'username' } }));
    expect(refused).toEqual([]);
  });
});

describe('a refusal by the whole site', () => {
  test.each([
    ['MAINTENANCE', 503],
    ['IP_BLOCKED', 403],
    ['MERCHANT_MISMATCH', 421],
  ])('is reported for any call: %s [system-07]', async (code, status) => {
    const { client, closed } = aClient([failure(code, status)]);
    expect((await failureFrom(client.call('gameMenus', games.gameMenus))).code).toBe(code);
    expect((await failureFrom(client.call('balance', wallet.balance))).code).toBe(code);
    expect(closed).toEqual([code, code]);
  });

  test('differs from the refusal of a single call, and from answers of a closed site', async () => {
    const forbidden = aClient([failure('FORBIDDEN', 403)]);
    await failureFrom(forbidden.client.call('gameMenus', games.gameMenus));
    const status = aClient([failure('MAINTENANCE', 503)]);
    await failureFrom(status.client.call('systemStatus', system.systemStatus));
    expect([...forbidden.closed, ...status.closed]).toEqual([]);
  });
});

test('money counts as moving from the start of a money call until its outcome is known', async () => {
  const { client, money } = aClient([success(balance), failure('LIMIT_EXCEEDED', 409)]);
  await client.call('balance', wallet.balance);
  expect(money).toEqual([]);
  const asking = failureFrom(client.call('claimRaffle' as 'balance', wallet.balance));
  expect(money).toEqual(['moves']);
  await asking;
  expect(money).toEqual(['moves', 'rests']);
});
