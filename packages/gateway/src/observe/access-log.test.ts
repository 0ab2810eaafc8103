import { randomBytes } from 'node:crypto';
import { routes } from '@livery/contract/routes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestGateway } from '../../test/test-gateway.ts';
import { testProvider } from '../../test/money/test-provider.ts';
import { demoPassword } from '#modules/member/demo-accounts.seed.ts';

type Line = Record<string, unknown>;

const written: string[] = [];
const logStream = { write: (line: string) => void written.push(line) };
const bank = testProvider();
const gateway = await openTestGateway({ app: { logLevel: 'info', logStream }, payments: [bank.provider] });
const production = await openTestGateway({ environment: 'production', app: { logLevel: 'info', logStream } });

beforeEach(() => {
  written.length = 0;
});
afterEach(() => vi.restoreAllMocks());

const lines = (): Line[] => written.map((line) => JSON.parse(line) as Line);
const requests = (): Line[] => lines().filter(({ msg }) => msg === 'request');

describe('the access log', () => {
  it('writes one line of JSON per request, with its result and its caller', async () => {
    const token = await gateway.logIn('demo', 'BETA');
    written.length = 0;
    const { response } = await gateway.call('balance', {
      token,
      merchant: 'BETA',
      headers: { 'user-agent': `Browser/1 ${'x'.repeat(400)}`, 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' },
    });
    expect(written).toHaveLength(1);
    expect(written[0]?.trimEnd()).not.toContain('\n');
    const [line] = requests();
    expect(line).toMatchObject({
      level: 'info',
      requestId: response.headers['x-request-id'],
      merchant: 'BETA',
      route: 'balance',
      method: 'GET',
      status: 200,
      code: null,
      network: '2001:db8:1:2::/64',
      member: expect.any(Number),
      bytes: Buffer.byteLength(response.body),
      query: [],
    });
    expect(String(line?.['time'])).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(line?.['ms']).toBeTypeOf('number');
    expect(String(line?.['agent'])).toMatch(/^Browser\/1 x{150}$/);
    expect(JSON.stringify(line)).not.toContain('3:4:5:6');
  });

  it('logs the id sent in the answer for refused, unknown and failed requests', async () => {
    await gateway.platform.db.updateTable('merchant').set({ site: '{"broken":true}' }).where('code', '=', 'BETA').execute();
    const answers = [
      await gateway.call('balance'),
      await gateway.call('siteSettings', { merchant: 'BETA' }),
      await gateway.call('systemStatus', { merchant: 'NOBODY', headers: { 'x-request-id': 'portal-12345678' } }),
    ];
    await gateway.inject({ method: 'GET', url: '/no/such/place', headers: { 'x-request-id': 'nowhere-12345678' } });
    expect(requests().map(({ requestId }) => requestId)).toEqual([
      ...answers.map(({ response }) => response.headers['x-request-id']),
      'nowhere-12345678',
    ]);
    expect(requests()).toMatchObject([
      { route: 'balance', status: 401, code: 'NOT_LOGGED_IN', merchant: 'ALPHA', member: null },
      { route: 'siteSettings', status: 500, code: 'INTERNAL', merchant: 'BETA' },
      { route: 'systemStatus', status: 421, code: 'MERCHANT_MISMATCH', merchant: '' },
      { route: 'unknown', status: 404, code: 'NOT_FOUND', merchant: '' },
    ]);
    const broken = answers[1]?.response.headers['x-request-id'];
    expect(lines().filter(({ msg, requestId }) => msg === 'INTERNAL' && requestId === broken)).toHaveLength(1);
  });

  it('does not log health checks', async () => {
    await gateway.inject({ method: 'GET', url: '/healthz' });
    await gateway.inject({ method: 'GET', url: '/readyz' });
    expect(written).toEqual([]);
  });

  it('logs a caller who left before the answer', async () => {
    await gateway.control('addFault', { path: routes.whitelabel.path, delay: 2_000, count: 1 });
    const url = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    // Another program on this machine may call a port that this test has just opened.
    gateway.app.server.on('request', ({ url: asked }) => asked === routes.whitelabel.path && leaving.abort());
    await expect(fetch(`${url}${routes.whitelabel.path}`, { headers: { merchant: 'ALPHA' }, signal: leaving.signal })).rejects.toThrow();
    await expect
      .poll(requests, { timeout: 20_000 })
      .toContainEqual(expect.objectContaining({ route: 'whitelabel', status: 499, network: '127.0.0.1' }));
  });

  it.each([
    ['outside production', gateway],
    ['in production', production],
  ])('never holds a password, a token, a ticket or a query value %s', async (_where, { app, call, inject, platform, seal }) => {
    const direct: string[] = [];
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((chunk) => direct.push(String(chunk)) > 0);
    const canary = (kind: string): string => `canary${kind}${randomBytes(24).toString('hex')}`.slice(0, 43);
    const [password, token, ticket, value, body, cookie] = ['Pw', 'Tk', 'Ti', 'Va', 'Bo', 'Co'].map(canary) as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const headers = { merchant: 'ALPHA', 'content-type': 'application/json', cookie: `s=${cookie}`, authorization: `Bearer ${token}` };
    const post = (url: string, payload: string) => inject({ method: 'POST', url, headers, payload });

    await call('login', { body: { username: 'demo', password, type: 'username' } });
    await call('login', { plain: true, body: { username: 'demo', password, type: 'username' } });
    await call('login', { body: { username: body, password, type: body } });
    await call('balance', { token, headers: { cookie } });
    await call('hotGames', { query: { merchantCode: 'ALPHA', platform: value, language: value } });
    await post(routes.login.path, `{"password":"${body}`);
    await post(routes.login.path, JSON.stringify({ jwe: await seal({ body: { password } }) }));
    await post(routes.login.path, JSON.stringify({ jwe: `${body}.${body}` }));
    await post(`/slot/api/spin?ticket=${ticket}`, JSON.stringify({ session: token, ticket }));
    for (const url of [`/slot/?ticket=${ticket}`, `/slot/?${ticket}`, `/no/${ticket}?t=${ticket}`, `/art/cover/${value}.svg?l=${value}`])
      for (const host of ['gateway.test', 'games.localhost:4000']) await inject({ method: 'GET', url, headers: { ...headers, host } });
    // An error whose message contains a value, and one that PostgreSQL explains with a row.
    await platform.db.updateTable('merchant').set({ site: '{"broken":true}' }).where('code', '=', 'BETA').execute();
    await call('siteSettings', { merchant: 'BETA', query: { language: value } });
    const broken = Object.assign(new Error('x', { cause: Object.assign(new Error('y'), { detail: value }) }), {
      detail: `Key (account)=(${value})`,
      where: value,
      client: { secret: password },
    });
    app.log.error({ err: broken, request: { password, token } }, 'x');

    expect(requests().length).toBeGreaterThan(15);
    const output = [...written, ...direct].join('\n');
    for (const secret of [password, token, ticket, value, body, cookie]) expect(output).not.toContain(secret);
    expect(requests()).toContainEqual(expect.objectContaining({ query: ['ticket'] }));
  });

  it('never holds the password or the token of a successful login', async () => {
    const token = await gateway.logIn();
    await gateway.call('memberInfo', { token });
    await gateway.call('logout', { token });
    expect(requests()).toHaveLength(3);
    expect(written.join('\n')).not.toContain(token);
    expect(written.join('\n')).not.toContain(demoPassword);
  });
});

it('the log says once that a payment provider is silent, and once that it is back', async () => {
  const token = await gateway.logIn();
  written.length = 0;
  for (const answer of ['take', 'stay silent on methods', 'stay silent on methods', 'take', 'take'] as const) {
    bank.behaviour.answer = answer;
    await gateway.call('depositMethods', { token });
  }
  const pair = { level: 'warn', provider: 'bank', merchant: 'ALPHA' };
  expect(lines().filter(({ level }) => level === 'warn')).toEqual([
    expect.objectContaining({ ...pair, reason: 'away', msg: 'payment provider is silent' }),
    expect.objectContaining({ ...pair, msg: 'payment provider is back' }),
  ]);
});

describe('without request logging', () => {
  it('answered and refused requests are not logged', async () => {
    const quiet: string[] = [];
    const silent = await openTestGateway({ app: { logLevel: 'error', logStream: { write: (line) => void quiet.push(line) } } });
    await silent.call('balance');
    await silent.call('systemStatus');
    expect(quiet).toEqual([]);
    await silent.platform.db.updateTable('merchant').set({ site: '{"broken":true}' }).where('code', '=', 'BETA').execute();
    await silent.call('siteSettings', { merchant: 'BETA' });
    expect(quiet).toHaveLength(1);
  });
});
