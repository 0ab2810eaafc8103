import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A system program. Null if not installed (`apt-get install nginx libnginx-mod-http-brotli-static caddy openssl`). */
export function findProgram(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}

const brotliModule = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules']
  .map((folder) => join(folder, 'ngx_http_brotli_static_module.so'))
  .find((file) => existsSync(file));

export const hasBrotliModule = brotliModule !== undefined;

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface WebServer {
  /** Its output since the start. */
  log(): string;
  stop(): Promise<void>;
}

/** Runs the real nginx as the current user, everything that it writes below `dir`. */
export function startNginx(dir: string, config: string, port: number): Promise<WebServer> {
  mkdirSync(dir, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`).join(' ');
  const file = join(dir, 'nginx.conf');
  writeFileSync(join(dir, 'livery.conf'), config);
  writeFileSync(
    file,
    [
      ...(brotliModule === undefined ? [] : [`load_module ${brotliModule};`]),
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `daemon off; pid ${dir}/nginx.pid; error_log stderr; events {}`,
      `http { access_log off; ${temporary} include ${dir}/livery.conf; }`,
    ].join('\n'),
  );
  return start(findProgram('nginx') ?? 'nginx', ['-c', file, '-p', dir, '-e', 'stderr'], {}, port);
}

/** Runs the real caddy as the current user, everything that it writes below `dir`. */
export async function startCaddy(dir: string, config: string, port: number): Promise<WebServer> {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, 'Caddyfile');
  writeFileSync(file, config);
  const environment = { CADDY_ADMIN: `127.0.0.1:${await freePort()}`, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir };
  return start(findProgram('caddy') ?? 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], environment, port);
}

async function start(program: string, args: string[], environment: Record<string, string>, port: number): Promise<WebServer> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  for (;;) {
    if (hasEnded(child)) throw new Error(`${program} ended at once:\n${log}`);
    if (await accepts(port)) return { log: () => log, stop };
    await wait(20);
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });
}

/** A certificate that its own key signed, as `fullchain.pem` and `privkey.pem` in `dir`. */
export function writeCertificate(dir: string, host: string): void {
  mkdirSync(dir, { recursive: true });
  const args = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${host}`,
  ];
  const { status, stderr } = spawnSync('openssl', [
    ...args,
    '-addext',
    `subjectAltName=DNS:${host}`,
    '-keyout',
    join(dir, 'privkey.pem'),
    '-out',
    join(dir, 'fullchain.pem'),
  ]);
  if (status !== 0) throw new Error(String(stderr));
}
