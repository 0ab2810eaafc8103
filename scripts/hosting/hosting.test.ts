import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoAccounts } from '@livery/gateway';
import { chromium } from '@playwright/test';
import { routes } from '@livery/contract/routes';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArguments } from '@livery/cli/chromium';
import { findProgram, freePort, startNginx, writeCertificate, type WebServer } from '@livery/builder/testing/web-server';
import { startEmbeddedServer, type EmbeddedServer } from '@livery/gateway/embedded-server';
import { farHome } from '@livery/gateway/run-as';
import { findChromium } from '@livery/sandbox/chromium';
import { root } from '../root.ts';
import { placed, readSteps, runShell, startUnit, type Places, type Service } from './manual.ts';
import { logInSealed } from '@livery/sandbox/sealed-login';

const steps = readSteps();
const step = (name: string): string => steps.get(name) ?? expect.fail(`docs/hosting.md has no step ${name}`);
const [hosts, brandHost, gamesHost] = [['acme.example', 'games.acme.example'], 'acme.example', 'games.acme.example'] as const;
const memberPassword = randomBytes(9).toString('base64url');
const minutes = 60_000;

let folder: string;
let database: EmbeddedServer;
let superuser: pg.Client;
let places: Places;
let ports: { gateway: number; site: number };
let gateway: Service;
let site: WebServer;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks nginx over TLS, like a browser that resolves these hosts to this machine. */
function ask(host: string, address: string, { method = 'GET', headers = {} as Record<string, string>, body = '' } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: ports.site, path: address, method, servername: host, rejectUnauthorized: false };
    const call = request({ ...options, headers: { Host: host, ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    call.on('error', reject).end(body);
  });
}

const logIn = (username: string, password: string) =>
  logInSealed((address, options) => ask(brandHost, address, options), 'ACME', { username, password });

/** The machine of the manual: its PostgreSQL server, its folders and its programs. */
async function furnish(): Promise<void> {
  folder = mkdtempSync(path.join(tmpdir(), 'livery-hosting-'));
  chmodSync(folder, 0o755);
  database = await startEmbeddedServer({ dataDir: path.join(folder, 'postgresql') });
  const url = new URL(await database.databaseUrl('postgres'));
  superuser = new pg.Client({ connectionString: url.href });
  await superuser.connect();
  ports = { gateway: await freePort(), site: await freePort() };
  const project = path.join(folder, 'srv/acme');
  const bin = path.join(project, 'node_modules/.bin');
  for (const dir of [bin, path.join(project, '.livery'), path.join(folder, 'etc'), path.join(folder, 'www')])
    mkdirSync(dir, { recursive: true });
  const livery = path.join(bin, 'livery');
  writeFileSync(
    livery,
    `#!/bin/sh\nexec "${process.execPath}" --conditions=livery-source "${path.join(root, 'cli/src/livery.ts')}" "$@"\n`,
    { mode: 0o755 },
  );
  // A portal already compiled in this checkout is not compiled again.
  mkdirSync(path.join(root, '.livery/core'), { recursive: true });
  cpSync(path.join(root, '.livery/core'), path.join(project, '.livery/core'), { recursive: true });
  writeFileSync(path.join(project, 'password-file'), `${memberPassword}\n`);
  places = [
    ['OWNER-PASSWORD', randomBytes(24).toString('hex')],
    ['APP-PASSWORD', randomBytes(24).toString('hex')],
    ['127.0.0.1:5432', url.host],
    ['127.0.0.1:4100', `127.0.0.1:${ports.gateway}`],
    ['/etc/livery', path.join(folder, 'etc/livery')],
    ['/etc/nginx/conf.d/livery.conf', path.join(folder, 'livery.conf')],
    ['/var/www', path.join(folder, 'www')],
    ['/srv/acme', project],
    ['npx livery', livery],
    // Here the manual's system group is the group of this process.
    ['-g livery', `-g ${process.getgid?.() ?? 0}`],
    ['chgrp livery', `chgrp ${process.getgid?.() ?? 0}`],
  ];
  await runShell(placed('cd /srv/acme && npx livery new acme --name Acme --lang en --yes', places), {});
  const file = path.join(project, 'brands/acme/brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...brand, hosts: [brandHost] }, null, 2));
}

const missing = [findProgram('nginx') === null && 'nginx', findProgram('openssl') === null && 'openssl'].filter((name) => name !== false);

describe.skipIf(missing.length > 0)('a server set up by docs/hosting.md', () => {
  beforeAll(async () => {
    await furnish();
    for (const statement of placed(step('roles'), places).split(';')) if (statement.trim() !== '') await superuser.query(statement);
    await runShell(placed(step('secrets'), places), {});
    await runShell(placed(step('migrate'), places), {});
    writeFileSync(
      path.join(folder, 'etc/livery/gateway.env'),
      // Two gateways on one machine cannot share a port, so the test uses its own.
      `${placed(step('environment'), places).replace(/^LIVERY_METRICS_PORT=.*$/m, `LIVERY_METRICS_PORT=${await freePort()}`)}LIVERY_PORT=${ports.gateway}\n`,
    );
    gateway = startUnit(step('unit'), places);
    const certificates = path.join(folder, 'certificates');
    for (const host of hosts) writeCertificate(path.join(certificates, host), host);
    const relocated = {
      LIVERY_PORT: String(ports.site),
      LIVERY_ROOT: path.join(folder, 'www'),
      LIVERY_CERTIFICATES: `${certificates}/{host}`,
    };
    await runShell(placed(step('sites'), places), relocated);
    site = await startNginx(path.join(folder, 'nginx'), readFileSync(path.join(folder, 'livery.conf'), 'utf8'), ports.site);
    while ((await ask(brandHost, routes.systemStatus.path)).status !== 200) {
      if (gateway.child.exitCode !== null) throw new Error(gateway.stderr());
      await wait(50);
    }
    await runShell(placed(step('account'), places), {});
  }, 5 * minutes);

  afterAll(async () => {
    await site?.stop();
    await gateway?.stop();
    await superuser?.end();
    await database?.stop();
    for (const each of [folder, farHome(path.join(folder, 'postgresql/postgres'))]) rmSync(each, { recursive: true, force: true });
  });

  it('protects its secrets, and does not start with published ones', async () => {
    const mode = (name: string): number => statSync(path.join(folder, 'etc/livery', name)).mode & 0o777;
    expect([mode('database-url'), mode('key-secret'), mode('database-owner-url')]).toEqual([0o640, 0o640, 0o600]);
    expect(gateway.stderr()).not.toContain('Note:');
    const printed = placed(step('secrets'), [
      ['/etc/livery', path.join(folder, 'etc/printed')],
      ...places.filter(([written]) => !written.endsWith('-PASSWORD')),
    ]);
    await runShell(printed, {});
    const environment = placed(step('environment'), [['/etc/livery', path.join(folder, 'etc/printed')]]);
    writeFileSync(path.join(folder, 'etc/printed/gateway.env'), environment);
    const refused = startUnit(step('unit'), [['/etc/livery', path.join(folder, 'etc/printed')], ...places]);
    await new Promise((resolve) => refused.child.once('close', resolve));
    expect(refused.child.exitCode).toBe(2);
    expect(refused.stderr()).toContain('an attacker tries');
  });

  it('has only the operator’s own player, and no published password works', async () => {
    expect((await logIn('maria', memberPassword)).status).toBe(200);
    for (const { account, password } of [...demoAccounts, { account: 'maria', password: demoAccounts[0]?.password ?? '' }])
      expect(await logIn(account, password), account).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    const livery = new pg.Client({ connectionString: await database.databaseUrl('livery') });
    await livery.connect();
    const { rows: members } = await livery.query(`SELECT username FROM member`);
    const { rows: acts } = await livery.query(`SELECT act, subject FROM audit_log`);
    const { rows: owners } = await livery.query(`SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname = 'public'`);
    await livery.end();
    expect({ members, acts, owners }).toEqual({
      members: [{ username: 'maria' }],
      acts: [{ act: 'account.add', subject: 'maria' }],
      owners: [{ tableowner: 'livery_owner' }],
    });
  });

  it('exposes no control calls, not even locally', async () => {
    for (const address of ['/control/health', '/control/reset', '/control', '/%63ontrol/reset', '//control/reset'])
      for (const host of hosts) expect((await ask(host, address)).status, `${host}${address}`).toBe(404);
    for (const method of ['GET', 'POST', 'DELETE'])
      for (const name of ['health', 'reset', 'balance', 'clock', 'faults', 'status']) {
        const headers = { 'X-Control-Secret': 'any', Merchant: 'ACME' };
        expect((await fetch(`http://127.0.0.1:${ports.gateway}/control/${name}`, { method, headers })).status, name).toBe(404);
      }
  });

  it('serves pages with their policy, art from the gateway and games from their own origin', async () => {
    const home = await ask(brandHost, '/');
    expect(home).toMatchObject({ status: 200, headers: { 'strict-transport-security': expect.stringContaining('max-age=') } });
    const policy = String(home.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toContain(`https://${gamesHost}`);
    expect(await ask(brandHost, '/art/avatar/1.svg')).toMatchObject({ status: 200, body: expect.stringContaining('<svg') });

    const { token } = await logIn('maria', memberPassword);
    const game = {
      nodeId: 27_002,
      vassalage: 'HOUSE',
      gameType: 'INHOUSE',
      language: 'en',
      device: 'WEB',
      backUrl: `https://${brandHost}/`,
    };
    const launched = await ask(brandHost, routes.launchGame.path, {
      method: routes.launchGame.method,
      headers: { Merchant: 'ACME', Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(game),
    });
    const { url } = (JSON.parse(launched.body) as { value: { url: string } }).value;
    expect(new URL(url).origin).toBe(`https://${gamesHost}`);
    const page = await ask(gamesHost, new URL(url).pathname + new URL(url).search);
    expect([page.status, page.headers['content-security-policy']]).toEqual([
      200,
      expect.stringContaining(`frame-ancestors https://${brandHost}`),
    ]);
    expect((await ask(gamesHost, routes.systemStatus.path, { headers: { Merchant: 'ACME' } })).status).toBe(404);
  });

  it(
    'passes `livery verify` against the built bundles',
    async () => {
      const certificate = path.join(folder, 'certificates', brandHost, 'fullchain.pem');
      const verify = (text: string): Promise<string> =>
        runShell(text.replace(`https://${brandHost} `, `https://${brandHost} --connect 127.0.0.1:${ports.site} `), {
          NODE_EXTRA_CA_CERTS: certificate,
        });
      expect(await verify(placed(step('verify'), places))).toContain('✓');
      await expect(verify(placed(step('verify'), places).replace(/--games-origin \S+/, ''))).rejects.toThrow('frame-src');
    },
    2 * minutes,
  );

  it('lets a player log in over https', async ({ skip }) => {
    const executablePath = findChromium();
    skip(executablePath === undefined, 'there is no Chromium');
    const rules = hosts.map((host) => `MAP ${host} 127.0.0.1:${ports.site}`).join(',');
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      // The certificate is the test's own, and only this flag makes workers trust it too.
      args: [...chromiumArguments, `--host-resolver-rules=${rules}`, '--ignore-certificate-errors'],
    });
    try {
      const page = await browser.newPage();
      const wrong: string[] = [];
      page.on('pageerror', ({ message }) => wrong.push(message));
      page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
      await page.goto(`https://${brandHost}/`);
      await page.locator('#root:not([data-prerendered])').waitFor({ timeout: minutes });
      await page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Log in' });
      await dialog.getByRole('textbox', { name: 'Username' }).fill('maria');
      await dialog.getByLabel('Password', { exact: true }).fill(memberPassword);
      await dialog.getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('banner').getByRole('group', { name: 'Balance' }).waitFor({ timeout: minutes });
      expect(await page.evaluate(async () => new URL((await navigator.serviceWorker.ready).active?.scriptURL ?? '').pathname)).toBe(
        '/sw.js',
      );
      expect(wrong).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  it('logs one JSON document per line without passwords, and exits with 0 on SIGTERM', async () => {
    expect(await gateway.stop()).toBe(0);
    const lines = gateway.log();
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(JSON.parse(line), line).toMatchObject({ time: expect.anything() });
    const everything = lines.join('\n') + gateway.stderr();
    for (const [written, here] of places) if (written.endsWith('-PASSWORD')) expect(everything).not.toContain(here);
    expect(everything).not.toContain(memberPassword);
    // It keeps answering for a while before it closes.
  }, 30_000);
});
