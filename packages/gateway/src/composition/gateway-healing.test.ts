import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '@livery/contract/routes';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { logInAt } from '../../test/session/log-in.ts';
import { alpha, testControlSecret, testGamesOrigins } from '../../test/test-merchants.ts';
import { startEmbeddedServer } from '#database/embedded/embedded-server.ts';
import { isAlive } from '#database/embedded/postmaster.ts';
import { farHome } from '#database/embedded/run-as.ts';
import { startGateway, type Gateway } from './gateway.ts';

const asked = {
  merchants: [alpha],
  gamesOrigins: testGamesOrigins,
  environment: 'test',
  controlSecret: testControlSecret,
  // Every call that PostgreSQL cuts off logs an error line, and these tests cut off hundreds.
  log: 'silent',
} as const;
const closing: (() => Promise<unknown>)[] = [];
const said: string[] = [];
let dataDir: string;

// These tests run in order on the same data, which is created and seeded once.
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'livery-healing-'));
  chmodSync(dataDir, 0o755);
  const gateway = await start();
  await gateway.close();
});

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  said.length = 0;
});

afterAll(() => {
  for (const folder of [dataDir, farHome(path.join(dataDir, 'postgres'))]) rmSync(folder, { recursive: true, force: true });
});

async function start(databaseUrl?: string): Promise<Gateway> {
  const options = { ...asked, dataDir, onIncident: (sentence: string) => said.push(sentence) };
  const gateway = await startGateway(databaseUrl === undefined ? options : { ...options, databaseUrl });
  closing.push(gateway.close);
  return gateway;
}

const statusOf = async (gateway: Gateway, token?: string): Promise<number> => {
  const call = token === undefined ? routes.siteSettings : routes.balance;
  const headers = { merchant: alpha.merchantCode, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  return (await fetch(`${gateway.url}${call.path}`, { headers })).status;
};

/** The gateway's answers until the first 200. */
async function untilHealed(gateway: Gateway, token: string): Promise<Set<number>> {
  const met = new Set<number>();
  for (;;) {
    const status = await statusOf(gateway, token);
    met.add(status);
    if (status === 200) return met;
    await wait(25);
  }
}

const postmasterOf = (folder: string) => Number(readFileSync(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n', 1)[0]);

describe('a gateway whose own PostgreSQL is killed', () => {
  it('restarts it with all its data, and reports it in two sentences', async () => {
    const gateway = await start();
    const token = await logInAt(gateway.url, alpha.merchantCode, 'demo');
    for (const _ of [1, 2]) {
      const before = postmasterOf(dataDir);
      process.kill(before, 'SIGKILL');
      while (said.length === 0) await statusOf(gateway, token);
      const met = await untilHealed(gateway, token);
      expect([...met].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      while (said.length < 2) await wait(10);
      expect(postmasterOf(dataDir)).not.toBe(before);
      expect(said.splice(0)).toEqual([expect.stringMatching(/^PostgreSQL has ended.*started again/), 'PostgreSQL runs again.']);
    }
    const last = postmasterOf(dataDir);
    await gateway.close();
    expect([isAlive(last), said]).toEqual([false, []]);
  });

  it('recovers when a single backend dies and PostgreSQL drops every connection', async () => {
    const gateway = await start();
    const token = await logInAt(gateway.url, alpha.merchantCode, 'demo');
    const client = new pg.Client({ connectionString: gateway.databaseUrl });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
    while (said.length < 2) await statusOf(gateway, token);
    await untilHealed(gateway, token);
    expect(said.at(-1)).toBe('PostgreSQL runs again.');
  });
});

describe('a gateway on an external PostgreSQL', () => {
  it('answers 503 while PostgreSQL is down and resumes when it is back', async () => {
    const server = await startEmbeddedServer({ dataDir });
    closing.push(server.stop);
    const gateway = await start(await server.databaseUrl('livery'));
    const token = await logInAt(gateway.url, alpha.merchantCode, 'demo');
    for (const signal of ['SIGINT', 'SIGKILL'] as const) {
      process.kill(postmasterOf(dataDir), signal);
      while ((await statusOf(gateway, token)) === 200) await wait(1);
      expect([...(await untilHealed(gateway, token))].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    }
    const away = said.filter((sentence) => /^PostgreSQL is away \(.*\): calls are answered with 503/.test(sentence));
    expect(said.filter((sentence) => sentence !== 'PostgreSQL is back.')).toEqual(away);
  });
});

describe('two gateways on one PostgreSQL', () => {
  it('restart one at a time or together, and every session survives', async () => {
    const server = await startEmbeddedServer({ dataDir });
    closing.push(server.stop);
    const url = await server.databaseUrl('livery');
    const [first, second] = [await start(url), await start(url)];
    const token = await logInAt(first.url, alpha.merchantCode, 'demo');
    await first.close();
    expect(await statusOf(second, token)).toBe(200);
    const again = await start(url);
    expect(await statusOf(again, token)).toBe(200);
    await Promise.all([second.close(), again.close()]);
    const [third, fourth] = await Promise.all([start(url), start(url)]);
    expect([await statusOf(third, token), await statusOf(fourth, token)]).toEqual([200, 200]);
  });
});
