import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedServer, type EmbeddedServer } from './embedded-server.ts';
import { isAlive, stopPostmaster } from './postmaster.ts';
import { farHome } from './run-as.ts';

const ownerProgram = fileURLToPath(new URL('../../../test/postgres/database-owner.ts', import.meta.url));

let dataDir: string;
const servers: EmbeddedServer[] = [];

/** One folder for a group of tests, which share its data. */
function openDataDir(): void {
  beforeAll(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'livery-embedded-'));
    chmodSync(dataDir, 0o755);
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function start(): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir });
  servers.push(server);
  return server;
}

/** Another program that owns the server, and the server's process id. */
async function startOwner(): Promise<{ child: ChildProcess; pid: number }> {
  const child = spawn(process.execPath, ['--conditions=livery-source', ownerProgram, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = await new Promise<number>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(Number(chunk.toString())));
    child.once('exit', (code) => reject(new Error(`the owner ended with ${code}`)));
  });
  return { child, pid };
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  openDataDir();

  it.runIf(process.getuid?.() === 0)(
    'runs where its user can reach it when root starts it in a closed folder, and reports the location',
    async () => {
      chmodSync(dataDir, 0o700);
      const far = farHome(path.join(dataDir, 'postgres'));
      const said: string[] = [];
      const server = await startEmbeddedServer({ dataDir, onProgress: (step) => said.push(step) });
      try {
        expect(await query(await server.databaseUrl('livery'), 'SHOW data_directory')).toEqual([
          { data_directory: path.join(far, 'data') },
        ]);
        expect(said.filter((step) => step.includes(far))).toHaveLength(1);
      } finally {
        await server.stop();
        rmSync(far, { recursive: true, force: true });
      }
    },
  );
});

describe('the data of the embedded PostgreSQL', () => {
  openDataDir();

  it('keeps its data between starts, with fsync on', async () => {
    const first = await start();
    const url = await first.databaseUrl('livery');
    await query(url, 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (7)');
    expect(await query(url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    await first.stop();
    expect(isAlive(first.pid())).toBe(false);
    const second = await start();
    expect(await query(await second.databaseUrl('livery'), 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
  });

  it('starts despite a lock file left by a machine that crashed', async () => {
    const first = await start();
    await first.stop();
    // The process id is this test's own, so the process is alive but not PostgreSQL.
    writeFileSync(
      path.join(dataDir, 'postgres', 'data', 'postmaster.pid'),
      [process.pid, path.join(dataDir, 'postgres', 'data'), 0, 1, '', '127.0.0.1', '', 'ready', ''].join('\n'),
    );
    const second = await start();
    expect(await query(await second.databaseUrl('livery'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('reports the problem when its data comes from another major version', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(path.join(dataDir, 'postgres', 'data', 'PG_VERSION'), '9\n');
    await expect(startEmbeddedServer({ dataDir })).rejects.toMatchObject({
      name: 'DatabaseUnusable',
      message: expect.stringContaining('PostgreSQL 9'),
    });
  });
});

describe('an embedded PostgreSQL started by another program', () => {
  openDataDir();
  let owner: { child: ChildProcess; pid: number };

  beforeAll(async () => {
    owner = await startOwner();
  });

  afterAll(async () => {
    owner.child.kill('SIGKILL');
    await stopPostmaster(owner.pid);
  });

  it('is refused to a second program while the first one runs', async () => {
    await expect(startEmbeddedServer({ dataDir })).rejects.toMatchObject({
      name: 'DatabaseUnusable',
      message: expect.stringContaining('Another program'),
    });
  });

  it('is taken over, data included, when its owner was killed', async () => {
    const { child, pid } = owner;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    expect(isAlive(pid)).toBe(true);
    const server = await start();
    expect(server.pid()).toBe(pid);
    expect(await query(await server.databaseUrl('livery'), 'SELECT n FROM owned')).toEqual([{ n: 1 }]);
    await server.stop();
    expect(isAlive(pid)).toBe(false);
  });
});
