import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '@livery/contract/routes';
import type { GatewayOptions } from '@livery/gateway';
import { startEmbeddedServer } from '../../packages/gateway/src/database/embedded/embedded-server.ts';
import { freePortFrom } from '../../cli/src/services/free-port.ts';
import { startPayments } from '../../packages/sandbox/src/payments/start-payments.ts';
import { send } from './send.ts';
import { soakAggregator, soakVendor } from './vendor.ts';

type Settings = Pick<Extract<GatewayOptions, { environment: 'development' | 'test' }>, 'merchants' | 'controlSecret'> & {
  /** What the gateways say. */
  readonly logFile: string;
};

export interface Fleet {
  readonly ports: readonly number[];
  readonly databaseUrl: string;
  /** Of the provider that deposits are paid at, which is left alone; it signs its notices with the secret. */
  readonly paymentsPort: number;
  readonly paymentsSecret: string;
  /** By merchant: what calls of the vendor, which the soak itself is, are signed with. */
  readonly vendorKeys: Readonly<Record<string, string>>;
  /** Kills one of the gateways, or PostgreSQL, as `kill -9` does; false while what was killed before is not back. All of them start again. */
  readonly kill: (which: 'gateway' | 'postgres') => boolean;
  /** Bytes that the gateway has in memory. */
  readonly memoryOf: (port: number) => Promise<number>;
  /** Waits until one gateway answers. */
  readonly alive: () => Promise<void>;
  /** Waits until every gateway answers. */
  readonly healed: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Beside those of `npm start`, the journeys and the bench. */
const firstPort = 4_940;
const script = path.join(import.meta.dirname, 'gateway-process.ts');

/** Two gateways, each a process, on one PostgreSQL in a folder, and a provider of payments. */
export async function startFleet(dataDir: string, { merchants, controlSecret, logFile }: Settings): Promise<Fleet> {
  const server = await startEmbeddedServer({ dataDir });
  const databaseUrl = await server.databaseUrl('livery');
  const first = await freePortFrom(firstPort);
  const ports = [first, await freePortFrom(first + 1)];
  const paymentsPort = await freePortFrom(first + 2);
  const door = await openDoor(ports);
  const payments = { url: `http://127.0.0.1:${paymentsPort}`, secret: randomBytes(32).toString('base64url') };
  const stopPayments = await startPayments({ port: paymentsPort, gatewayUrl: `http://127.0.0.1:${door.port}`, secret: payments.secret });
  const vendorKeys = Object.fromEntries(merchants.map(({ merchantCode }) => [merchantCode, randomBytes(32).toString('base64url')]));
  const log = openSync(logFile, 'w');
  const running = new Map<number, ChildProcess>();
  let isOver = false;

  const start = (port: number): void => {
    const options = {
      port,
      dataDir,
      databaseUrl,
      merchants,
      controlSecret,
      payments,
      aggregators: [{ name: soakAggregator, url: 'http://localhost:4992', vendors: [soakVendor], keys: keysOf(vendorKeys) }],
      networkLimit: null,
      gamesOrigins: { named: 'http://games.localhost:4990', numbered: 'http://localhost:4991' },
      environment: 'test',
      log: 'info',
    } satisfies GatewayOptions;
    const child = spawn(process.execPath, ['--conditions=livery-source', script, JSON.stringify(options)], {
      stdio: ['ignore', log, log, 'ipc'],
      // They start again and again.
      env: { ...process.env, NODE_COMPILE_CACHE: path.join(dataDir, 'compiled') },
    });
    running.set(port, child);
    child.once('exit', () => {
      running.delete(port);
      // One that begins while PostgreSQL is away ends by itself.
      if (!isOver) setTimeout(() => start(port), 200);
    });
  };
  const answers = async (port: number): Promise<void> => {
    for (const deadline = Date.now() + 180_000; ; await wait(100)) {
      const headers = { Merchant: merchants[0]?.merchantCode ?? '' };
      const answer = await send(port, { method: 'GET', path: routes.siteSettings.path, headers }).catch(() => null);
      if (answer?.status === 200) return;
      if (Date.now() > deadline) throw new Error(`The gateway on port ${port} does not come back`);
    }
  };
  // The first one makes and seeds the database.
  for (const port of ports) {
    start(port);
    await answers(port);
  }
  return {
    ports,
    databaseUrl,
    paymentsPort,
    paymentsSecret: payments.secret,
    vendorKeys,
    kill: (which) => {
      const children = [...running.values()];
      if (which === 'gateway') return children[Math.floor(Math.random() * children.length)]?.kill('SIGKILL') ?? false;
      try {
        return process.kill(server.pid(), 'SIGKILL');
      } catch {
        return false;
      }
    },
    memoryOf: async (port) => {
      const child = running.get(port);
      if (child === undefined) throw new Error(`No gateway runs on port ${port}`);
      child.send('memory');
      const [bytes] = (await once(child, 'message')) as [number];
      return bytes;
    },
    alive: () => Promise.any(ports.map(answers)),
    healed: async () => void (await Promise.all(ports.map(answers))),
    stop: async () => {
      isOver = true;
      const children = [...running.values()];
      await Promise.all(children.map((child) => new Promise((resolve) => (child.once('exit', resolve), child.kill('SIGTERM')))));
      await stopPayments();
      door.close();
      await server.stop();
      closeSync(log);
    },
  };
}

const keysOf = (keys: Readonly<Record<string, string>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(keys).map(([merchant, key]) => [merchant, [key]]));

/** Where the provider brings its notices: either gateway may take one, the other where it is away, as behind any balancer. */
async function openDoor(ports: readonly number[]): Promise<{ port: number; close: () => void }> {
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const { method = '', url: path = '' } = request;
      const signature = Object.fromEntries(Object.entries(request.headers).filter(([name]) => name.startsWith('livery-')));
      const sent = { method, path, headers: signature as Record<string, string>, body: JSON.parse(text) as object };
      const [one = 0, other = 0] = Math.random() < 0.5 ? ports : ports.toReversed();
      send(one, sent)
        .catch(() => send(other, sent))
        .then(
          ({ status }) => response.writeHead(status).end(),
          () => response.writeHead(502).end(),
        );
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}
