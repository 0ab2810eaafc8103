import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { routes } from '@livery/contract/routes';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway, sealedPayload, type TestAnswer } from '../../../test/test-gateway.ts';
import { networkLimit, pairLimit } from './login.limits.ts';
import { passwordQueue } from '#identity/password.ts';

const gateway = await openTestGateway({ poolSize: 64 });
const url = new URL(await gateway.app.listen({ port: 0, host: '127.0.0.1' }));

beforeEach(async () => {
  await gateway.owner.deleteFrom('rate_count').execute();
});

/** Each from its own network, so that no rate limit gets in the way. */
const logIn = (turn: number): Promise<TestAnswer> =>
  gateway.call('login', {
    body: { username: `nobody${turn}`, password: 'Wrong#2026', type: 'username' },
    headers: { 'x-forwarded-for': `203.0.113.${turn}` },
  });

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
};

/** Keeps the threads busy until the returned function is called. */
function holdThreads(): () => Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = Promise.all(Array.from({ length: passwordQueue.atOnce }, () => passwordQueue.admit((place) => place.inTurn(() => promise))));
  return () => {
    resolve();
    return held;
  };
}

describe('a burst of logins', () => {
  it('is admitted up to the queue’s length; the rest must retry and count for nothing, and other calls work', async () => {
    const token = await gateway.logIn();
    const release = holdThreads();
    const room = passwordQueue.places - passwordQueue.atOnce;
    let answered = 0;
    const burst = Array.from({ length: 200 }, async (_, turn) => {
      const answer = await logIn(turn);
      answered++;
      return answer;
    });
    await until(() => passwordQueue.waiting === room && answered === 200 - room);
    expect((await gateway.call('balance', { token })).status).toBe(200);
    const picture = await gateway.inject({ method: 'GET', url: '/art/cover/27002-p.svg', headers: { 'accept-encoding': 'br' } });
    expect(picture.statusCode).toBe(200);
    await release();

    const answers = await Promise.all(burst);
    const looked = answers.filter(({ envelope }) => envelope.value['code'] === 'INVALID_CREDENTIALS');
    const refused = answers.filter(({ envelope }) => envelope.value['code'] === 'UNAVAILABLE');
    expect([looked.length, refused.length]).toEqual([room, 200 - room]);
    for (const { status, envelope, response } of refused)
      expect([status, Number(response.headers['retry-after'])]).toEqual([503, envelope.value['retryAfter']]);
    const counted = await gateway.owner.selectFrom('rate_count').select('subject').where('scope', '=', pairLimit.scope).execute();
    expect(counted).toHaveLength(looked.length);
    expect((await logIn(201)).status).toBe(401);
  });

  it('from one network is admitted in full with right passwords, where as many wrong ones would block it', async () => {
    expect(passwordQueue.places).toBeGreaterThan(networkLimit.uses);
    // Many accounts, since three pending logins of one would count as failures and require a captcha.
    const accounts = ['demo', 'agent', 'agent2', 'agent41', 'agent42', 'lucas', 'marina', 'rafael', 'sofia', 'novo', 'helena'];
    const burst = Array.from({ length: passwordQueue.places }, (_, turn) =>
      gateway.call('login', { body: { username: accounts[turn % accounts.length] ?? '', password: 'Livery#2026', type: 'username' } }),
    );
    expect(new Set((await Promise.all(burst)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('frees the place of a caller who hung up', async () => {
    const release = holdThreads();
    const sockets = await Promise.all(Array.from({ length: 40 }, (_, turn) => ask(turn)));
    await until(() => passwordQueue.waiting === 40);
    for (const socket of sockets.slice(20)) socket.destroy();
    await until(() => passwordQueue.waiting === 20);
    const answers = sockets.slice(0, 20).map((socket) => once(socket, 'data'));
    await release();
    for (const [text] of await Promise.all(answers)) expect(String(text)).toMatch(/^HTTP\/1\.1 401 /);
    for (const socket of sockets) socket.destroy();
    expect(passwordQueue.waiting).toBe(0);
  });
});

/** A login over a new connection. */
async function ask(turn: number): Promise<Socket> {
  const body = { username: `nobody${turn}`, password: 'Wrong#2026', type: 'username' };
  const text = JSON.stringify({ jwe: await gateway.seal(sealedPayload('ALPHA', 'login', body, gateway.platform.clock.now())) });
  const socket = connect(Number(url.port), url.hostname);
  const head = ['Host: gateway.test', 'Merchant: ALPHA', `X-Forwarded-For: 203.0.113.${turn}`, 'Content-Type: application/json'];
  socket.write(`POST ${routes.login.path} HTTP/1.1\r\n${head.join('\r\n')}\r\nContent-Length: ${text.length}\r\n\r\n${text}`);
  return socket;
}
