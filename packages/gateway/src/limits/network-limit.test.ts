import { routes } from '@livery/contract/routes';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestGateway, openTestGateway } from '../../test/test-gateway.ts';
import { defaultNetworkLimit } from './network-limit.ts';

const limited = { networkLimit: { calls: 20, window: 60_000 } };
const gateway = await openTestGateway({ app: limited });

const ask = (ip: string, url: string = routes.systemStatus.path, headers: Record<string, string> = {}) =>
  gateway.inject({ method: 'GET', url, headers: { merchant: 'ALPHA', 'x-forwarded-for': ip, ...headers } });
async function statuses(times: number, ip: (turn: number) => string): Promise<number[]> {
  const answers: number[] = [];
  for (let turn = 0; turn < times; turn += 1) answers.push((await ask(ip(turn))).statusCode);
  return answers;
}
const refused = (answers: readonly number[]): number => answers.filter((status) => status === 429).length;

describe('a network', () => {
  it('that calls too often is told when to retry, for any call, while other networks are answered', async () => {
    expect(refused(await statuses(20, () => '203.0.113.1'))).toBe(0);
    const answer = await ask('203.0.113.1');
    expect(answer.json()).toMatchObject({
      success: false,
      value: { code: 'RATE_LIMITED', retryAfter: Number(answer.headers['retry-after']) },
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    for (const url of ['/wps/no/such/call', '/art/avatar/one.svg', '/slot/'])
      expect((await ask('203.0.113.1', url)).statusCode, url).toBe(429);
    expect((await ask('203.0.113.2')).statusCode).toBe(200);
  });

  it('is one for all addresses of an IPv6 /64', async () => {
    expect(refused(await statuses(25, (turn) => `2001:db8:7:7::${turn.toString(16)}`))).toBe(5);
    expect((await ask('2001:db8:7:8::1')).statusCode).toBe(200);
  });

  it('is refused before its body is read', async () => {
    await statuses(20, () => '203.0.113.3');
    const answer = await gateway.inject({
      method: 'POST',
      url: routes.login.path,
      headers: { merchant: 'ALPHA', 'x-forwarded-for': '203.0.113.3', 'content-type': 'application/json' },
      payload: '{"no JSON',
    });
    expect(answer.statusCode).toBe(429);
  });

  it('gets the refusal on the pages of its merchant too', async () => {
    await statuses(20, () => '203.0.113.4');
    const { statusCode, headers } = await ask('203.0.113.4', routes.systemStatus.path, { origin: 'https://alpha.example' });
    expect(statusCode).toBe(429);
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://alpha.example',
      'access-control-expose-headers': expect.stringContaining('Retry-After'),
      'cache-control': 'no-store',
    });
  });
});

describe('this machine', () => {
  it('is not limited in tests and benches', async () => {
    expect(refused(await statuses(100, () => '127.0.0.1'))).toBe(0);
    expect(refused(await statuses(100, () => '::1'))).toBe(0);
  });

  it('is limited like any other in production', async () => {
    const production = await createTestGateway({ environment: 'production', app: limited });
    afterAll(() => production.close());
    const answers: number[] = [];
    for (let turn = 0; turn < 25; turn += 1) answers.push((await production.call('systemStatus')).status);
    expect(refused(answers)).toBe(5);
  });
});

describe('by default', () => {
  it('a network may load the pages of hundreds of members', async () => {
    const ordinary = await createTestGateway();
    afterAll(() => ordinary.close());
    const get = () =>
      ordinary.inject({ method: 'GET', url: routes.keySet.path, headers: { merchant: 'ALPHA', 'x-forwarded-for': '203.0.113.1' } });
    const answers: number[] = [];
    for (let turn = 0; turn <= defaultNetworkLimit.calls; turn += 1) answers.push((await get()).statusCode);
    expect(answers.slice(0, -1)).not.toContain(429);
    expect(answers.at(-1)).toBe(429);
  });

  it('nothing is counted when the gateway is configured that way', async () => {
    const open = await createTestGateway({ environment: 'production', app: { networkLimit: null } });
    afterAll(() => open.close());
    const get = () => open.inject({ method: 'GET', url: '/no-such-page' });
    const answers = await Promise.all(Array.from({ length: 50 }, get));
    expect(answers.map(({ statusCode }) => statusCode)).not.toContain(429);
  });
});
