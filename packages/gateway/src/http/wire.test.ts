import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorStatus } from '@livery/contract/errors';
import { routes, type RouteName } from '@livery/contract/routes';
import { shapes, type ServedRoute } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../test/test-gateway.ts';

const names = Object.keys(routes) as RouteName[];

const gateway = await openTestGateway();
const token = await gateway.logIn();

function code({ envelope }: { envelope: { value: Record<string, unknown> } }): unknown {
  return envelope.value['code'];
}

describe('every call of the contract', () => {
  it.each(names.filter((name) => !routes[name].isStream))(
    '%s answers with success, value and message, or with a documented refusal [wire-envelope]',
    async (name) => {
      // A file has no envelope, but its refusal does.
      const query = routes[name].isFile ? { query: { from: 'never' } } : {};
      const bearer = name === 'logout' ? await gateway.logIn() : token;
      const { status, envelope, response } = await gateway.call(name, { token: bearer, ...query });
      expect(Object.keys(envelope).toSorted()).toEqual(['message', 'success', 'value']);
      expect(response.headers['content-type']).toMatch(/^application\/json/);
      expect(response.headers['cache-control']).toBe('no-store');
      if (envelope.success) {
        expect({ status, message: envelope.message }).toEqual({ status: 200, message: null });
      } else {
        const refused = envelope.value['code'] as keyof typeof errorStatus;
        expect(errorStatus[refused]).toBe(status);
        expect(envelope).toMatchObject({ message: refused, value: { requestId: response.headers['x-request-id'] } });
        expect(status).not.toBe(500);
      }
    },
  );

  it.each(names)('%s listens only on its own method and path [wire-methods]', async (name) => {
    const { method, path } = routes[name];
    expect(gateway.app.hasRoute({ method, url: path })).toBe(true);
    for (const other of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      const isAnothers = Object.values(routes).some((route) => route.path === path && route.method === other);
      if (!isAnothers) expect((await gateway.inject({ method: other, url: path, headers: { merchant: 'ALPHA' } })).statusCode).toBe(404);
    }
  });

  it.each(names.filter((name) => !Object.hasOwn(shapes, name)))('%s has no handler yet and answers so', async (name) => {
    expect(code(await gateway.call(name, { token }))).toBe('NOT_AVAILABLE');
  });

  it('returns only the fields named in the shape', async () => {
    const { envelope } = await gateway.call('memberInfo', { token });
    expect(Object.keys(envelope.value).toSorted()).toEqual(
      Object.keys(shapes['memberInfo' satisfies ServedRoute].value.properties).toSorted(),
    );
  });
});

describe('the tenant', () => {
  const at = (host: string, merchant?: string) =>
    gateway.inject({ method: 'GET', url: routes.systemStatus.path, headers: { host, ...(merchant === undefined ? {} : { merchant }) } });

  it('is named by the header or owns the host [wire-host]', async () => {
    expect((await at('gateway.test', 'ALPHA')).statusCode).toBe(200);
    expect((await at('alpha.example')).statusCode).toBe(200);
    expect((await at('alpha.localhost:4000', 'ALPHA')).statusCode).toBe(200);
  });

  it('is refused when header and host disagree, when it is unknown or when it is missing [wire-host]', async () => {
    for (const response of [
      await at('beta.example', 'ALPHA'),
      await at('gateway.test', 'NOBODY'),
      await at('alpha.example', 'NOBODY'),
      await at('gateway.test'),
    ]) {
      expect(response.statusCode).toBe(421);
      expect(response.json()).toMatchObject({ success: false, value: { code: 'MERCHANT_MISMATCH' } });
    }
  });

  it('is never taken from a forwarded host', async () => {
    const response = await gateway.inject({
      method: 'GET',
      url: routes.systemStatus.path,
      headers: { host: 'beta.example', 'x-forwarded-host': 'alpha.example', merchant: 'ALPHA' },
    });
    expect(response.statusCode).toBe(421);
  });

  it('has no calls on the games origin', async () => {
    for (const host of ['games.localhost:4000', 'localhost:4090']) expect((await at(host, 'ALPHA')).statusCode).toBe(404);
  });

  it('keeps its tokens separate from other tenants’', async () => {
    expect(code(await gateway.call('memberInfo', { token, merchant: 'BETA' }))).toBe('NOT_LOGGED_IN');
  });
});

describe('a request', () => {
  it('is refused with the field and the rule, without repeating the value', async () => {
    const { status, envelope, response } = await gateway.call('hotGames', {
      query: { merchantCode: 'ALPHA', isPlatform: 9, platform: 'secret-value', language: 'en' },
    });
    expect(status).toBe(400);
    expect(envelope.value['fields']).toMatchObject({ '/platform': 'enum', '/isPlatform': 'const' });
    expect(response.body).not.toContain('secret-value');
  });

  it('keeps a valid request id, and replaces an invalid one', async () => {
    const sent = await gateway.call('systemStatus', { headers: { 'x-request-id': 'portal-12345678' } });
    expect(sent.response.headers['x-request-id']).toBe('portal-12345678');
    const bad = await gateway.call('systemStatus', { headers: { 'x-request-id': '<script>' } });
    expect(bad.response.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  it('is refused when its Host, Authorization or Content-Type appears twice', async () => {
    const { port, hostname } = new URL(await gateway.app.listen({ port: 0, host: '127.0.0.1' }));
    const own = ['Host: alpha.example', 'Authorization: Bearer x', 'Content-Type: application/json'];
    for (const twice of ['host: beta.example', 'AUTHORIZATION: Bearer y', 'Content-type: image/png']) {
      const socket = connect(Number(port), hostname);
      socket.write(`GET ${routes.systemStatus.path} HTTP/1.1\r\n${[...own, twice, 'Connection: close'].join('\r\n')}\r\n\r\n`);
      const answer = await text(socket);
      expect(answer, twice).toMatch(/^HTTP\/1\.1 400 [^]*"code":"INVALID_REQUEST"/);
    }
  });

  it('is refused when it is too large, not JSON, or a form', async () => {
    const send = (payload: string, type: string) =>
      gateway.inject({ method: 'POST', url: routes.login.path, payload, headers: { merchant: 'ALPHA', 'content-type': type } });
    expect((await send(JSON.stringify({ jwe: 'x'.repeat(70_000) }), 'application/json')).json()).toMatchObject({
      value: { code: 'PAYLOAD_TOO_LARGE' },
    });
    expect((await send('{"jwe":', 'application/json')).json()).toMatchObject({ value: { code: 'INVALID_REQUEST' } });
    expect((await send('{"__proto__":{"x":1}}', 'application/json')).json()).toMatchObject({ value: { code: 'INVALID_REQUEST' } });
    expect((await send('jwe=x', 'application/x-www-form-urlencoded')).json()).toMatchObject({ value: { code: 'INVALID_REQUEST' } });
    expect((await send('{"jwe":"x"}', 'text/plain')).json()).toMatchObject({ value: { code: 'INVALID_REQUEST' } });
  });

  it('reveals nothing about an internal error', async () => {
    const { db } = gateway.platform;
    await db.updateTable('merchant').set({ site: '{"broken":true}' }).where('code', '=', 'BETA').execute();
    const { status, envelope, response } = await gateway.call('siteSettings', { merchant: 'BETA' });
    expect(status).toBe(500);
    expect(envelope.value).toEqual({ code: 'INTERNAL', requestId: response.headers['x-request-id'] });
  });
});
