import { headers, routes } from '@livery/contract/routes';
import { beforeEach, expect, it } from 'vitest';
import { runSweeps } from '../../../test/run-sweeps.ts';
import { openTestGateway, sealedPayload } from '../../../test/test-gateway.ts';
import { sessionAge } from '#identity/session-life.ts';
import { trialSweeps } from './trial.sweeps.ts';
import { trialLimits } from './trial.service.ts';

const gateway = await openTestGateway({ poolSize: 32 });
const { owner, platform } = gateway;

beforeEach(async () => {
  platform.clock.shiftTo(0);
  await gateway.control('reset');
});

const random = 'a random string of somebody';
const nonce = async (body: unknown = random) => gateway.seal(sealedPayload('ALPHA', 'loginFreePlay', body, platform.clock.now()));

interface Trial {
  readonly sealed?: string | undefined;
  readonly version?: string;
  readonly body?: object;
  readonly ip?: string;
}

const start = async ({ sealed, version = '3', body = { os: 'Linux', platform: 'W' }, ip = '203.0.113.1' }: Trial = {}) => {
  const { method, path: url } = routes.loginFreePlay;
  const response = await gateway.inject({
    method,
    url,
    headers: { merchant: 'ALPHA', [headers.gatewayVersion]: version, [headers.nonce]: sealed ?? (await nonce()), 'x-forwarded-for': ip },
    payload: body,
  });
  return { status: response.statusCode, value: response.json().value as Record<string, unknown> };
};

it('opens an account of type 4 with play money, by os, platform, version and a sealed random string [wire-session-login-freeplay, role-06]', async () => {
  const { status, value } = await start();
  expect(status).toBe(200);
  expect(value).toMatchObject({
    firstTimeLogin: false,
    passwordExpired: false,
    memberInfo: { type: 4, currency: 'PLAY', nickname: 'Trial' },
  });
  const token = String(value['token']);
  expect((await gateway.call('balance', { token })).envelope.value).toMatchObject({ balance: 100_000 });
  expect((await gateway.call('launchGame', { token, body: {} })).envelope.value).toMatchObject({ code: 'TRIAL_REFUSED' });
});

it('opens a different account each time', async () => {
  const accounts = await Promise.all(Array.from({ length: 4 }, async () => (await start()).value['memberInfo']));
  expect(new Set(accounts.map((account) => (account as { account: string }).account)).size).toBe(4);
});

it.each([
  ['no random string', { sealed: '' }, 'DECRYPTION_FAILED'],
  ['one in plain text', { sealed: random }, 'DECRYPTION_FAILED'],
  ['another version', { version: '2' }, 'INVALID_REQUEST'],
  ['another platform', { body: { os: 'Linux', platform: 'X' } }, 'INVALID_REQUEST'],
  ['no os', { body: { platform: 'W' } }, 'INVALID_REQUEST'],
])('refuses %s [wire-session-login-freeplay]', async (_name, trial, code) => {
  expect((await start(trial)).value).toMatchObject({ code });
});

it('refuses a random string that is short, missing or used [wire-session-login-freeplay]', async () => {
  for (const body of ['short', 7, { random }])
    expect((await start({ sealed: await nonce(body) })).value).toMatchObject({ code: 'DECRYPTION_FAILED' });
  const sealed = await nonce();
  expect([(await start({ sealed })).status, (await start({ sealed })).value['code']]).toEqual([200, 'DECRYPTION_FAILED']);
});

it('is available only where the merchant has enabled it [role-25]', async () => {
  const setFlag = (enabled: boolean) => owner.updateTable('feature_node').set({ enabled }).where('mod_id', '=', 'FREEPLAY3').execute();
  await setFlag(false);
  expect((await start()).value).toMatchObject({ code: 'NOT_AVAILABLE' });
  await setFlag(true);
});

it('opens a limited number of accounts per network', async () => {
  const uses = trialLimits.at(-1)?.uses ?? 0;
  const answers = await Promise.all(Array.from({ length: uses + 3 }, () => start({ ip: '198.51.100.1' })));
  expect(answers.filter(({ value }) => value['code'] === 'RATE_LIMITED')).toHaveLength(3);
  expect((await start({ ip: '198.51.100.2' })).status).toBe(200);
});

it('ends with its session: the account is closed, and the seeded trial account stays', async () => {
  const { value } = await start();
  const { account } = value['memberInfo'] as { account: string };
  const states = async () =>
    Object.fromEntries(
      (await owner.selectFrom('member').select(['username', 'state']).where('username', 'in', [account, 'trial']).execute()).map(
        ({ username, state }) => [username, state],
      ),
    );
  const sweepAfter = (age: number) => runSweeps(platform, trialSweeps, new Date(platform.clock.now().getTime() + age));
  await sweepAfter(sessionAge);
  expect(await states()).toEqual({ [account]: 'active', trial: 'active' });
  await sweepAfter(2 * sessionAge + 1_000);
  expect(await states()).toEqual({ [account]: 'closed', trial: 'active' });
});
