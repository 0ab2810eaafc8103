import { connect, type Socket } from 'node:net';
import { routes } from '@livery/contract/routes';
import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../test/test-gateway.ts';
import { defaultTimeouts } from './timeouts.ts';

const short = { headers: 300, request: 600, connection: 1_500, keepAlive: 400, check: 50 };
const gateway = await openTestGateway({ app: { timeouts: short } });
const url = new URL(await gateway.app.listen({ port: 0, host: '127.0.0.1' }));

/** Everything received until the connection ended, including by a reset. */
function ended(socket: Socket): Promise<string> {
  const received: Buffer[] = [];
  socket.on('data', (data: Buffer) => received.push(data));
  socket.on('error', () => {});
  return new Promise((resolve) => socket.on('close', () => resolve(Buffer.concat(received).toString())));
}

/**
 * Sends the start at once and then one character at a time, for as long as the gateway listens. Returns what came back.
 */
async function trickle(start: string, rest: string): Promise<string> {
  const socket = connect(Number(url.port), url.hostname);
  socket.write(start);
  const characters = rest[Symbol.iterator]();
  const timer = setInterval(() => socket.write(characters.next().value ?? ' '), 20);
  return ended(socket).finally(() => clearInterval(timer));
}

const head = `POST ${routes.login.path} HTTP/1.1\r\nHost: gateway.test\r\nMerchant: ALPHA\r\nContent-Type: application/json\r\n`;

describe('a connection', () => {
  it('that sends its body byte by byte is closed, and other callers are served meanwhile', async () => {
    const slow = Promise.all(Array.from({ length: 20 }, () => trickle(`${head}Content-Length: 60000\r\n\r\n{"jwe":"`, 'a'.repeat(60_000))));
    let isOver = false;
    void slow.then(() => (isOver = true));
    const answered: number[] = [];
    while (!isOver) answered.push((await fetch(new URL(routes.systemStatus.path, url), { headers: { merchant: 'ALPHA' } })).status);
    expect(new Set(answered)).toEqual(new Set([200]));
    for (const answer of await slow) expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it('that sends its headers byte by byte is closed', async () => {
    expect(await trickle(`${head}X-Long: `, 'a'.repeat(10_000))).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it('that sends nothing is closed, before its first request and after one', async () => {
    expect(await ended(connect(Number(url.port), url.hostname))).toMatch(/^(HTTP\/1\.1 408 |$)/);
    const kept = connect(Number(url.port), url.hostname);
    kept.write(`GET ${routes.systemStatus.path} HTTP/1.1\r\nHost: gateway.test\r\nMerchant: ALPHA\r\n\r\n`);
    expect(await ended(kept)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('has default limits', async () => {
    const { app } = await openTestGateway();
    const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = app.server;
    const { headers, request, connection, keepAlive, check } = defaultTimeouts;
    expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout, ...checkOf(app.server) }).toEqual({
      headersTimeout: headers,
      requestTimeout: request,
      timeout: connection,
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: check,
    });
  });

  it('closes within the time docs/security.md states, even if the check runs a full interval late', async () => {
    const { app } = await openTestGateway();
    const { connectionsCheckingInterval: late } = checkOf(app.server);
    expect([app.server.headersTimeout + late, app.server.requestTimeout + late]).toEqual([10_000, 30_000]);
  });
});

/** Node's types do not declare it. */
function checkOf(server: object): { connectionsCheckingInterval: number } {
  const { connectionsCheckingInterval } = server as { connectionsCheckingInterval?: number };
  return { connectionsCheckingInterval: connectionsCheckingInterval ?? expect.fail('Node checks at no interval') };
}
