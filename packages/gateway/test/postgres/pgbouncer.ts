import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const program = '/usr/sbin/pgbouncer';
export const isPgBouncerMissing = !existsSync(program);

interface PgBouncerOptions {
  readonly mode: 'session' | 'transaction';
  /** Connections to the server. */
  readonly size?: number;
}

/** A real PgBouncer in front of a database, with the settings of its manual's first example: it takes no startup parameter of ours. */
export async function startPgBouncer(
  databaseUrl: string,
  { mode, size = 6 }: PgBouncerOptions,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = new URL(databaseUrl);
  const folder = mkdtempSync(path.join(tmpdir(), 'livery-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const config = path.join(folder, 'pgbouncer.ini');
  const login = `user=${server.username} password=${decodeURIComponent(server.password)}`;
  writeFileSync(
    config,
    `[databases]
* = host=${server.hostname} port=${server.port || 5432} ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${size}
max_client_conn = 500
`,
  );
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(program, ['-q', ...user, config], { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended at once:\n${log}`);
    await wait(20);
  }
  const url = new URL(databaseUrl);
  url.port = String(port);
  return { url: url.href, stop };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });
}
