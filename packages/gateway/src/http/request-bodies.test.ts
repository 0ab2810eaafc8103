import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { bodyLimits, largestBody } from '@livery/contract/body-limits';
import { routes } from '@livery/contract/routes';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestGateway } from '../../test/test-gateway.ts';
import { loadGameAssets } from '#modules/house-games/game-assets.service.ts';
import { createApp } from './app.ts';

const gateway = await openTestGateway();
const { platform } = gateway;

/** A gateway with one more call, a form that returns its input. */
const echoing = await createApp(
  {
    ...platform,
    modules: [
      ...platform.modules,
      {
        name: 'echo',
        register: (app) => app.post('/echo', { config: { encoding: 'form' } }, ({ body }) => ({ body: body ?? null })),
      },
    ],
  },
  { logLevel: 'silent' },
);
afterAll(() => echoing.close());

const form = 'application/x-www-form-urlencoded';
const path = routes.resetPasswordByEmail.path;
const host = 'alpha.localhost:4000';

function post(app: FastifyInstance, url: string, payload: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  return app.inject({ method: 'POST', url, payload, headers: { host, 'content-type': form, origin: `http://${host}`, ...headers } });
}
const codeOf = (response: LightMyRequestResponse): unknown => response.json<{ value: { code: unknown } }>().value.code;

describe('a form', () => {
  it('is parsed on a call that takes one, with any charset', async () => {
    const sent = 'username=an+na&email=a%40b.example';
    for (const type of [form, `${form}; charset=UTF-8`, 'Application/X-WWW-Form-Urlencoded']) {
      const { body } = (await post(echoing, '/echo', sent, { 'content-type': type })).json();
      expect(body, type).toEqual({ username: 'an na', email: 'a@b.example' });
    }
    expect((await post(echoing, '/echo', '')).json()).toEqual({ body: null });
    expect(codeOf(await post(echoing, '/echo', 'email=a&email=b'))).toBe('INVALID_REQUEST');
    expect(codeOf(await post(echoing, '/echo', `email=${'x'.repeat(70_000)}`))).toBe('PAYLOAD_TOO_LARGE');
  });

  it('is the only body that such a call accepts', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
      expect(codeOf(await post(gateway.app, path, '{"email":"a@b.example"}', { 'content-type': type })), type).toBe('INVALID_REQUEST');
    expect((await post(gateway.app, path, 'username=nobody&email=a%40b.example')).statusCode).toBe(200);
  });

  it('is refused by every other call and on unknown paths', async () => {
    for (const { method, path: url, encoding } of Object.values(routes).filter((route) => route.method !== 'GET')) {
      if (encoding === 'form') continue;
      const answer = await gateway.inject({ method, url, payload: 'jwe=x', headers: { merchant: 'ALPHA', 'content-type': form } });
      expect(codeOf(answer), url).toBe('INVALID_REQUEST');
    }
    expect(codeOf(await post(gateway.app, '/no/such', 'a=b'))).toBe('INVALID_REQUEST');
  });

  it.each<[string, Record<string, string>]>([
    ['names a foreign origin', { origin: 'https://evil.example' }],
    ['names a foreign origin as its own site', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    ['hides its origin', { origin: 'null' }],
    ['is cross-site with an opaque origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['is cross-site without an origin', { origin: '', 'sec-fetch-site': 'cross-site' }],
    ['is same-site without an origin', { origin: '', 'sec-fetch-site': 'same-site' }],
    ['was typed in, without an origin', { origin: '', 'sec-fetch-site': 'none' }],
    ['has no origin or fetch metadata', { origin: '' }],
    ['comes from another merchant’s origin', { origin: 'https://beta.example' }],
  ])('is refused if it %s', async (_, { origin = '', ...rest }) => {
    for (const [app, url] of [
      [gateway.app, path],
      [echoing, '/echo'],
    ] as const) {
      const headers = { host, 'content-type': form, ...(origin === '' ? {} : { origin }), ...rest };
      const answer = await app.inject({ method: 'POST', url, payload: 'email=a%40b.example', headers });
      expect({ status: answer.statusCode, code: codeOf(answer) }).toEqual({ status: 403, code: 'FORBIDDEN' });
    }
  });

  it.each<[string, Record<string, string>]>([
    ['of the same origin', { origin: `http://${host}` }],
    ['of the same origin by fetch metadata', { 'sec-fetch-site': 'same-origin' }],
    ['of its merchant on another host', { origin: 'https://alpha.example', 'sec-fetch-site': 'cross-site' }],
  ])('is accepted from a page %s', async (_, headers) => {
    const sent = { method: 'POST', payload: 'email=a', headers: { host, 'content-type': form, ...headers } } as const;
    expect((await echoing.inject({ ...sent, url: '/echo' })).json()).toEqual({ body: { email: 'a' } });
  });
});

describe('the body of a game call', () => {
  const spin = { session: `1.${'x'.repeat(43)}`, idempotencyKey: 'x'.repeat(8), stake: 100, clientSeed: 'x' };
  const codeFor = async (payload: object): Promise<unknown> =>
    codeOf(await gateway.inject({ method: 'POST', url: '/slot/api/spin', headers: { host: 'games.localhost:4000' }, payload }));

  it('is used as sent: no value is converted and no property dropped', async () => {
    expect(await codeFor(spin)).not.toBe('INVALID_REQUEST');
    for (const stake of ['100', [20], [['100']], '', null, true, 100.5])
      expect(await codeFor({ ...spin, stake }), JSON.stringify(stake)).toBe('INVALID_REQUEST');
    for (const session of [[spin.session], 1]) expect(await codeFor({ ...spin, session })).toBe('INVALID_REQUEST');
    expect(await codeFor({ ...spin, bonus: 1 })).toBe('INVALID_REQUEST');
  });

  it('is stricter than a query, whose numbers arrive as text', async () => {
    const query = { gameCategory: 'ALL', language: 'en', limitNum: '5' };
    const { envelope } = await gateway.call('winners', { query });
    expect(envelope.value['list']).toHaveLength(5);
    expect((await gateway.call('winners', { query: { ...query, limitNum: 'five' } })).status).toBe(400);
  });
});

describe('the Vary header', () => {
  it('names everything the answer depends on', async () => {
    const slot = `/play/${loadGameAssets().version}/shell/page.css`;
    for (const [url, headers] of [
      ['/art/scene/27002.svg', {}],
      ['/art/scene/27002.svg', { origin: 'https://alpha.example', merchant: 'ALPHA' }],
      [slot, { host: 'games.localhost:4000' }],
      [slot, { host: 'games.localhost:4000', origin: 'http://games.localhost:4000' }],
    ] as const) {
      const answer = await gateway.inject({ method: 'GET', url, headers });
      expect({ url, status: answer.statusCode, vary: answer.headers['vary'] }).toEqual({
        url,
        status: 200,
        vary: 'Origin, Accept-Encoding',
      });
    }
  });
});

describe('a body that is too large', () => {
  it('is answered without closing the connection while the rest is still being sent', async () => {
    const { port, hostname } = new URL(await gateway.app.listen({ port: 0, host: '127.0.0.1' }));
    const head = (method: string, url: string, more: string) =>
      `${method} ${url} HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\n${more}\r\n`;
    const socket = connect(Number(port), hostname);
    for (const weight of [bodyLimits.text + 1, largestBody]) {
      const more = `Content-Type: application/json\r\nContent-Length: ${weight}\r\n`;
      socket.write(head('POST', routes.login.path, more));
      socket.write(Buffer.alloc(weight, 'x'));
    }
    socket.write(head('GET', routes.systemStatus.path, 'Connection: close\r\n'));
    const answers = await text(socket);
    expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 413', 'HTTP/1.1 200']);
    expect(answers.match(/"code":"PAYLOAD_TOO_LARGE"/g)).toHaveLength(2);
  });

  it('is larger than the highest limit of any call that a proxy passes on', async () => {
    const limits: [string, number][] = [];
    const watch = (app: FastifyInstance) =>
      void app.addHook('onRoute', ({ url, bodyLimit = bodyLimits.text }) => void limits.push([url, bodyLimit]));
    const app = await createApp({ ...platform, modules: [{ name: 'watch', register: watch }, ...platform.modules] });
    await app.close();
    const passedOn = limits.filter(([url]) => !url.startsWith('/control/'));
    expect(Math.max(...passedOn.map(([, limit]) => limit))).toBe(largestBody);
  });
});
