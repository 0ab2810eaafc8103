import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '@livery/contract/routes';
import { openControlSecret, type GatewayOptions } from '@livery/gateway';
import { merchantOf } from '@livery/cli/merchants';
import { freePortFrom } from '@livery/cli/free-port';
import { startEmbeddedServer } from '@livery/gateway/embedded-server';
import { startPayments } from '@livery/sandbox/payments';
import { firstPorts, gamesOrigins, housePorts } from '@livery/sandbox/ports';
import { readBrands, type ServedBrand } from '@livery/sandbox/read-brands';
import { root } from '../root.ts';
import { send } from './send.ts';
import { soakAggregator, soakVendor } from './vendor.ts';

export interface Fleet {
  readonly brands: readonly ServedBrand['brand'][];
  readonly controlSecret: string;
  readonly ports: readonly number[];
  readonly databaseUrl: string;
  /** The payment provider, which is never killed. It signs its notices with the secret. */
  readonly paymentsPort: number;
  readonly paymentsSecret: string;
  /** By merchant, the secret that signs the vendor's calls. The soak itself is the vendor. */
  readonly vendorKeys: Readonly<Record<string, string>>;
  /**
   * Kills a gateway or PostgreSQL like `kill -9`. They start again. Returns false while the last victim is still down.
   */
  readonly kill: (which: 'gateway' | 'postgres') => boolean;
  /** The gateway's memory, in bytes. */
  readonly memoryOf: (port: number) => Promise<number>;
  /** Waits until one gateway answers. */
  readonly alive: () => Promise<void>;
  /** Waits until every gateway answers. */
  readonly healed: () => Promise<void>;
}

const housed = housePorts(firstPorts.fleet);
const script = path.join(import.meta.dirname, 'gateway-process.ts');

/** Two gateway processes on one PostgreSQL in a folder, and a payment provider. All end when `open` is disposed. */
export async function startFleet(open: AsyncDisposableStack, dataDir: string, logFile: string): Promise<Fleet> {
  const brands = (await readBrands(root)).served.map(({ brand }) => brand);
  const merchants = brands.map(merchantOf);
  const controlSecret = openControlSecret(dataDir).value;
  const server = await startEmbeddedServer({ dataDir });
  open.defer(server.stop);
  const databaseUrl = await server.databaseUrl('livery');
  const first = await freePortFrom(firstPorts.fleet);
  const ports = [first, await freePortFrom(first + 1)];
  const paymentsPort = await freePortFrom(first + 2);
  const door = await openDoor(ports);
  open.defer(door.close);
  const payments = { url: `http://127.0.0.1:${paymentsPort}`, secret: randomBytes(32).toString('base64url') };
  open.defer(await startPayments({ port: paymentsPort, gatewayUrl: `http://127.0.0.1:${door.port}`, secret: payments.secret }));
  const vendorKeys = Object.fromEntries(merchants.map(({ merchantCode }) => [merchantCode, randomBytes(32).toString('base64url')]));
  const log = openSync(logFile, 'w');
  open.defer(() => closeSync(log));
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
      aggregators: [{ name: soakAggregator, url: `http://localhost:${housed.vendors}`, vendors: [soakVendor], keys: keysOf(vendorKeys) }],
      networkLimit: null,
      gamesOrigins: gamesOrigins(housed),
      environment: 'test',
      log: 'info',
    } satisfies GatewayOptions;
    const child = spawn(process.execPath, ['--conditions=livery-source', script, JSON.stringify(options)], {
      stdio: ['ignore', log, log, 'ipc'],
      // They always start again.
      env: { ...process.env, NODE_COMPILE_CACHE: path.join(dataDir, 'compiled') },
    });
    running.set(port, child);
    child.once('exit', () => {
      running.delete(port);
      // A gateway that starts while PostgreSQL is down ends by itself.
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
  open.defer(async () => {
    isOver = true;
    const children = [...running.values()];
    await Promise.all(children.map((child) => new Promise((resolve) => (child.once('exit', resolve), child.kill('SIGTERM')))));
  });
  // The first one creates and seeds the database.
  for (const port of ports) {
    start(port);
    await answers(port);
  }
  return {
    brands,
    controlSecret,
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
  };
}

const keysOf = (keys: Readonly<Record<string, string>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(keys).map(([merchant, key]) => [merchant, [key]]));

/** The address of the provider's notices. Either gateway may take one, as behind a load balancer. */
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
