import { routes } from '@livery/contract/routes';
import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../test/test-gateway.ts';

const gateway = await openTestGateway();
const production = await openTestGateway({ environment: 'production' });

describe('a page', () => {
  const write = (origin: string, host = 'gateway.test', extra: Record<string, string> = {}, from = gateway) =>
    from.inject({ method: 'POST', url: routes.login.path, payload: { jwe: 'x' }, headers: { merchant: 'ALPHA', host, origin, ...extra } });

  it('may write from the gateway’s own origin and from a merchant’s', async () => {
    for (const response of [await write('http://alpha.localhost:4000', 'alpha.localhost:4000'), await write('https://www.alpha.example')]) {
      expect(response.json()).toMatchObject({ value: { code: 'DECRYPTION_FAILED' } });
    }
  });

  it('may not write from any other origin, nor cross-site without naming one', async () => {
    const crossSite = await gateway.inject({
      method: 'POST',
      url: routes.login.path,
      payload: { jwe: 'x' },
      headers: { merchant: 'ALPHA', 'sec-fetch-site': 'cross-site' },
    });
    for (const response of [await write('https://evil.example'), await write('null'), crossSite]) {
      expect(response.statusCode).toBe(403);
      expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('of a merchant may send cross-origin requests and read the answers', async () => {
    const preflight = await gateway.inject({
      method: 'OPTIONS',
      url: routes.balance.path,
      headers: {
        origin: 'https://alpha.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,merchant',
      },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({ 'access-control-allow-origin': 'https://alpha.example', vary: 'Origin' });
    expect(preflight.headers['access-control-allow-headers']).toMatch(/Merchant.*Authorization/);
    const stranger = await gateway.inject({
      method: 'OPTIONS',
      url: routes.balance.path,
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
    });
    expect(stranger.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('of one merchant may not read or write for another', async () => {
    const origin = 'https://beta.example';
    for (const [merchant, isOwn] of [
      ['BETA', true],
      ['ALPHA', false],
      ['NOBODY', false],
    ] as const) {
      const read = await gateway.inject({ method: 'GET', url: routes.balance.path, headers: { merchant, origin } });
      expect(read.headers['access-control-allow-origin'], merchant).toBe(isOwn ? origin : undefined);
      expect(read.headers['vary']).toBe('Origin');
      expect((await write(origin, 'gateway.test', { merchant })).statusCode, merchant).toBe(isOwn ? 400 : 403);
    }
    expect((await write(origin, 'alpha.example', { merchant: 'BETA' })).statusCode, 'against the host').toBe(403);
    expect((await write('http://beta.localhost:4000', 'alpha.localhost:4000')).statusCode, 'a neighbour of the same machine').toBe(403);
  });

  it('of one merchant learns no more about another’s host than a stranger does', async () => {
    const ask = (host: string) =>
      gateway.inject({
        method: 'OPTIONS',
        url: routes.balance.path,
        headers: { host, origin: 'https://beta.example', 'access-control-request-method': 'GET' },
      });
    expect((await ask('beta.example')).statusCode).not.toBe(500);
    expect((await ask('gateway.test')).headers['access-control-allow-origin']).toBe('https://beta.example');
    expect((await ask('alpha.example')).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('of a merchant counts as foreign in production over http, on another port or on its local address', async () => {
    for (const origin of ['http://alpha.example', 'http://alpha.localhost:4000', 'https://www.alpha.example:8443']) {
      expect((await write(origin, 'gateway.test', {}, production)).statusCode).toBe(403);
    }
  });
});

describe('production', () => {
  it('lets a page on the gateway’s own host write only over https', async () => {
    for (const [origin, status] of [
      ['http://alpha.example', 403],
      ['https://alpha.example', 400],
    ] as const) {
      const headers = { host: 'alpha.example', origin };
      const answer = await production.inject({ method: 'POST', url: routes.login.path, payload: { jwe: 'x' }, headers });
      expect(answer.statusCode, origin).toBe(status);
    }
  });

  it('has no control calls, no local tenant addresses and no demo accounts', async () => {
    expect((await production.control('health')).statusCode).toBe(404);
    expect((await production.control('grant', { account: 'demo', amount: 1 })).statusCode).toBe(404);
    expect(
      (await production.inject({ method: 'GET', url: routes.systemStatus.path, headers: { host: 'alpha.localhost' } })).statusCode,
    ).toBe(421);
  });
});
