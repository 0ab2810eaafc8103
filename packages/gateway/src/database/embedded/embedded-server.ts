import { randomBytes } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnusable } from '../database-errors.ts';
import { binary, findBinaries } from './binaries.ts';
import { findPostmaster, removeStrangersLock, stopPostmaster, type Postmaster } from './postmaster.ts';
import { findHome, giveTo, type PostgresHome } from './run-as.ts';
import { keepRunning, type Owned } from './keep-running.ts';

export interface EmbeddedServer {
  /** The address of a database on the server. It is created if missing. */
  readonly databaseUrl: (name: string) => Promise<string>;
  /** Changes when the server is started again. */
  readonly pid: () => number;
  /** Stops the server. */
  readonly stop: () => Promise<void>;
}

export interface EmbeddedServerOptions {
  /** The parent folder of `postgres/`. */
  readonly dataDir: string;
  readonly maxConnections?: number;
  readonly onProgress?: (step: string) => void;
  /** Called with a sentence when the server has crashed, and when it is running again. */
  readonly onIncident?: (sentence: string) => void;
}

/**
 * The program that owns a server holds this lock, on a connection to the database `postgres` that dies with the
 * program.
 */
const ownerLock = 7_262_003;
/** SQLSTATE of a server that is starting up or shutting down. */
const cannotConnectNow = '57P03';
const startLimit = 30_000;

/**
 * Starts the PostgreSQL of a data folder, and creates it the first time. It takes over a server whose owner was killed.
 * A server that ends by accident is restarted on the same port.
 *
 * @throws DatabaseUnusable if another program owns it, its data is of another major version, or it does not start
 */
export async function startEmbeddedServer({
  dataDir,
  maxConnections = 200,
  onProgress = () => {},
  onIncident = () => {},
}: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const home = findHome(dataDir, findBinaries(), onProgress);
  const data = path.join(home.dir, 'data');
  if (!existsSync(data)) {
    onProgress('Making the database');
    await initialise(home, data);
  }
  const password = readFileSync(path.join(home.dir, 'password'), 'utf8');
  const open = async (port?: number): Promise<Owned> => {
    const adopted = await own(data, password);
    if (adopted !== null) return adopted;
    await launch(home, data, maxConnections, port ?? (await freePort()));
    return (await own(data, password)) ?? unreachable(data);
  };
  const kept = keepRunning(await open(), open, onIncident);

  return {
    pid: () => kept.current().running.pid,
    databaseUrl: async (name) => {
      const { owner, running } = kept.current();
      const { rowCount } = await owner.query('SELECT FROM pg_database WHERE datname = $1', [name]);
      if (rowCount === 0) await owner.query(`CREATE DATABASE ${owner.escapeIdentifier(name)}`);
      return addressOf(running, password, name);
    },
    stop: async () => {
      await kept.end();
      const { owner, running } = kept.current();
      await owner.end();
      // The process id of a dead server may now belong to another process.
      if (findPostmaster(data)?.pid === running.pid) await stopPostmaster(running.pid);
    },
  };
}

/**
 * The new cluster appears as a whole or not at all, so a killed first start leaves nothing that a second one would
 * trust.
 */
async function initialise(home: PostgresHome, data: string): Promise<void> {
  const unfinished = `${data}.unfinished`;
  const passwordForInitdb = path.join(home.dir, 'password.initdb');
  const password = randomBytes(24).toString('base64url');
  for (const file of ['password', 'password.initdb']) writeFileSync(path.join(home.dir, file), password, { mode: 0o600 });
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  for (const owned of [unfinished, passwordForInitdb]) giveTo(owned, home.runAs);

  const args = [
    '--pgdata',
    unfinished,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--pwfile',
    passwordForInitdb,
    '--encoding=UTF8',
    '--locale=C',
  ];
  const initdb = spawn(binary(home.binaries, 'initdb'), [...args, '--locale-provider=builtin', '--builtin-locale=C.UTF-8'], {
    ...home.runAs,
    cwd: '/',
  });
  const output: string[] = [];
  for (const stream of [initdb.stdout, initdb.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const code = await exitOf(initdb).finally(() => rmSync(passwordForInitdb, { force: true }));
  if (code !== 0)
    throw new DatabaseUnusable(`PostgreSQL could not make its database: ${output.join('').trim().split('\n').at(-1) ?? `exit ${code}`}`);
  renameSync(unfinished, data);
}

/**
 * glibc returns freed memory to the system after each statement, and the next statement faults it in again. With these
 * limits a session keeps up to 64 MB, and a statement that plans for long runs up to a third faster.
 */
const allocator = { MALLOC_TRIM_THRESHOLD_: '67108864', MALLOC_MMAP_THRESHOLD_: '16777216' };

/** The server runs in its own session, so that Ctrl-C reaches only the gateway, which then stops it. */
async function launch(home: PostgresHome, data: string, maxConnections: number, port: number): Promise<void> {
  checkMajorVersion(home, data);
  removeStrangersLock(data);
  const logFile = path.join(home.dir, 'postgres.log');
  const log = openSync(logFile, 'w', 0o600);
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', `max_connections=${maxConnections}`];
  const server = spawn(binary(home.binaries, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...home.runAs,
    cwd: '/',
    env: { ...allocator, ...process.env },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  server.unref();
  let hasExited = false;
  void exitOf(server).finally(() => (hasExited = true));
  for (let waited = 0; waited < startLimit && !hasExited; waited += 20) {
    if (findPostmaster(data)?.pid === server.pid && isReady(data)) return;
    await wait(20);
  }
  const said = readFileSync(logFile, 'utf8').trim().split('\n');
  throw new DatabaseUnusable(
    `PostgreSQL did not start: ${said.find((line) => line.includes('FATAL')) ?? said.at(-1) ?? 'it said nothing'} (${logFile})`,
  );
}

function isReady(data: string): boolean {
  return readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim() === 'ready';
}

function checkMajorVersion(home: PostgresHome, data: string): void {
  const written = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const ours = home.binaries.version.split('.', 1)[0];
  if (written !== ours)
    throw new DatabaseUnusable(
      `The data in ${data} is of PostgreSQL ${written}, this program brings ${ours}: move the data with pg_dump, or use another data folder.`,
    );
}

/**
 * Takes ownership of the server that runs on a data folder, once it has finished starting or stopping. Null if none
 * runs.
 *
 * @throws DatabaseUnusable while another program owns it
 */
async function own(data: string, password: string): Promise<Owned | null> {
  for (let waited = 0; waited < startLimit; waited += 50) {
    const running = findPostmaster(data);
    if (running === null) return null;
    const owner = new pg.Client({ connectionString: addressOf(running, password, 'postgres') });
    owner.on('error', () => {});
    try {
      await owner.connect();
      const { rows } = await owner.query<{ owned: boolean }>('SELECT pg_try_advisory_lock($1) AS owned', [ownerLock]);
      if (rows[0]?.owned === true) return { owner, running };
    } catch (error) {
      await owner.end().catch(() => {});
      const { code } = error as { code?: string };
      if (code !== cannotConnectNow && code !== 'ECONNRESET' && code !== 'ECONNREFUSED') throw error;
      await wait(50);
      continue;
    }
    await owner.end();
    throw new DatabaseUnusable(`Another program is running on the database in ${data}: stop it first, or use another data folder.`);
  }
  return unreachable(data);
}

function unreachable(data: string): never {
  throw new DatabaseUnusable(`PostgreSQL runs on ${data} but lets nobody in: stop it and start again.`);
}

function addressOf({ port }: Postmaster, password: string, database: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}
