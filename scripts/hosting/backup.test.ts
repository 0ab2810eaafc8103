import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { routes } from '@livery/contract/routes';
import { demoAccounts, migrateDatabase, startGateway, type GatewayOptions } from '@livery/gateway';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBinaries } from '@livery/gateway/embedded-binaries';
import { startEmbeddedServer, type EmbeddedServer } from '@livery/gateway/embedded-server';
import { farHome } from '@livery/gateway/run-as';
import { alpha, testControlSecret, testGamesOrigins, testKeySecret } from '@livery/gateway/test/merchants';
import { logInSealed } from '@livery/sandbox/sealed-login';
import { root } from '../root.ts';
import { placed, readSteps, runShell, type Places } from './manual.ts';

const steps = readSteps();
const step = (name: string): string => steps.get(name) ?? expect.fail(`docs/hosting.md has no step ${name}`);
const minute = 60_000;
const { account: username, password } = demoAccounts[0] ?? expect.fail('there is no demo account');
const passwords = [
  ['OWNER-PASSWORD', randomBytes(24).toString('hex')],
  ['APP-PASSWORD', randomBytes(24).toString('hex')],
] as const;

const serverVersion = Number.parseInt(findBinaries().version, 10);
/** Whether the clients on the PATH are as new as the server, which refuses older ones. */
const isClientMissing = ['pg_dump', 'pg_restore'].some((program) => {
  try {
    return Number(/\d+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0]) < serverVersion;
  } catch {
    return true;
  }
});

/** A PostgreSQL server seen by its superuser, and where the manual's paths are on it. */
interface Machine {
  readonly server: EmbeddedServer;
  readonly superuser: pg.Client;
  readonly places: Places;
  readonly urlOf: (role: 'livery_owner' | 'livery_app' | 'stranger') => string;
  readonly environment: Record<string, string>;
}

interface Account {
  readonly status: number;
  readonly balance: unknown;
}

let folder: string;
const machines: Machine[] = [];
let original: Machine;
let before: { rights: unknown[]; demo: Account };

async function openMachine(name: string): Promise<Machine> {
  const server = await startEmbeddedServer({ dataDir: path.join(folder, name) });
  const url = new URL(await server.databaseUrl('postgres'));
  const superuser = new pg.Client({ connectionString: url.href });
  await superuser.connect();
  const [[, ownerPassword], [, appPassword]] = passwords;
  const secrets = { livery_owner: ownerPassword, livery_app: appPassword, stranger: 'any' };
  const project = path.join(folder, name, 'srv/acme');
  mkdirSync(project, { recursive: true });
  const machine: Machine = {
    server,
    superuser,
    places: [
      ...passwords,
      ['127.0.0.1:5432', url.host],
      ['/etc/livery', path.join(folder, name, 'etc/livery')],
      ['/var/lib/postgresql', folder],
      ['/srv/acme', project],
      ['npx livery', `"${process.execPath}" --conditions=livery-source "${path.join(root, 'cli/src/livery.ts')}"`],
      // Here the manual's system group is the group of this process.
      ['-g livery', `-g ${process.getgid?.() ?? 0}`],
      ['chgrp livery', `chgrp ${process.getgid?.() ?? 0}`],
    ],
    urlOf: (role) => Object.assign(new URL(url), { username: role, password: secrets[role], pathname: '/livery' }).href,
    environment: { PGHOST: url.hostname, PGPORT: url.port, PGUSER: url.username, PGPASSWORD: decodeURIComponent(url.password) },
  };
  machines.push(machine);
  mkdirSync(path.join(folder, name, 'etc'), { recursive: true });
  await runShell(placed(step('secrets'), machine.places), {});
  return machine;
}

/** Step 1 as the superuser, one statement at a time. */
async function runSql({ superuser, places }: Machine, text: string): Promise<void> {
  for (const statement of placed(text, places).split(';')) if (statement.trim() !== '') await superuser.query(statement);
}

/** Owners, permissions and row security in the database. */
async function readRights({ server }: Machine): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: await server.databaseUrl('livery') });
  await client.connect();
  const { rows } = await client.query({
    rowMode: 'array',
    text: `
      WITH ours AS (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'job_queue')), owned (kind, name, owner, acl) AS (
        SELECT 'database', datname::text, datdba, coalesce(datacl, acldefault('d', datdba)) FROM pg_database WHERE datname = current_database()
        UNION ALL SELECT 'schema', nspname, nspowner, coalesce(nspacl, acldefault('n', nspowner)) FROM pg_namespace JOIN ours USING (oid)
        UNION ALL SELECT 'function', oid::regprocedure::text, proowner, coalesce(proacl, acldefault('f', proowner)) FROM pg_proc
          WHERE pronamespace IN (SELECT oid FROM ours)
        UNION ALL SELECT relkind::text, oid::regclass::text, relowner,
            coalesce(relacl, acldefault(CASE relkind WHEN 'S' THEN 's' ELSE 'r' END::"char", relowner))
          FROM pg_class WHERE relnamespace IN (SELECT oid FROM ours) AND relkind IN ('r', 'p', 'v', 'S')
      )
      SELECT kind, name, pg_get_userbyid(owner), ARRAY(
        SELECT concat_ws(' ', CASE grantee WHEN 0 THEN 'PUBLIC' ELSE pg_get_userbyid(grantee) END, privilege_type, is_grantable)
        FROM aclexplode(acl) ORDER BY 1
      ) FROM owned
      UNION ALL SELECT 'policy', concat_ws(' ', polrelid::regclass, polname, polcmd), pg_get_expr(polqual, polrelid), polroles::regrole[]::text[]
        FROM pg_policy
      UNION ALL SELECT 'secured', oid::regclass::text, relrowsecurity::text, ARRAY[relforcerowsecurity::text] FROM pg_class
        WHERE relnamespace IN (SELECT oid FROM ours) AND relkind IN ('r', 'p')
      ORDER BY 1, 2`,
  });
  await client.end();
  return rows;
}

/** Logs the demo member in at a gateway of this machine, and asks for the balance. */
async function readDemo(options: GatewayOptions): Promise<Account> {
  const gateway = await startGateway(options);
  const send: Parameters<typeof logInSealed>[0] = (address, { method = 'GET', headers = {}, body = '' } = {}) =>
    new Promise((resolve, reject) => {
      const own = { ...headers, Host: alpha.hosts[0] ?? '' };
      const call = request(`${gateway.url}${address}`, { method, headers: own }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      });
      call.on('error', reject).end(body);
    });
  try {
    const { status, token } = await logInSealed(send, alpha.merchantCode, { username, password });
    const { body } = await send(routes.balance.path, { headers: { Merchant: alpha.merchantCode, Authorization: `Bearer ${token}` } });
    return { status, balance: (JSON.parse(body) as { value: { balance?: unknown } }).value.balance };
  } finally {
    await gateway.close();
  }
}

const common = { merchants: [alpha], gamesOrigins: testGamesOrigins, keySecrets: [testKeySecret], log: 'silent', drainFor: 0 } as const;
const inProduction = ({ urlOf }: Machine): GatewayOptions => ({ ...common, environment: 'production', databaseUrl: urlOf('livery_app') });

async function expectAsBefore(machine: Machine): Promise<void> {
  // A gateway running meanwhile creates the partitions of further months.
  expect(await readRights(machine)).toEqual(expect.arrayContaining(before.rights));
  // It exits with 1 if a law is broken.
  await runShell(placed(step('audit'), machine.places), {});
  await machine.superuser.query(`CREATE ROLE stranger LOGIN PASSWORD 'any'`);
  const stranger = new pg.Client({ connectionString: machine.urlOf('stranger') });
  await expect(stranger.connect().finally(() => stranger.end())).rejects.toThrow('permission denied for database');
  expect(await readDemo(inProduction(machine))).toEqual(before.demo);
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'livery-backup-'));
  chmodSync(folder, 0o755);
  original = await openMachine('original');
  await runSql(original, step('roles'));
  await migrateDatabase(original.urlOf('livery_owner'), { phase: 'expand', isDryRun: false });
  // A trial fills the owner's tables with members and money.
  const trial = {
    environment: 'test',
    controlSecret: testControlSecret,
    databaseUrl: await original.server.databaseUrl('livery'),
  } as const;
  expect(await readDemo({ ...common, ...trial })).toMatchObject({ status: 200 });
  before = { rights: await readRights(original), demo: await readDemo(inProduction(original)) };
  expect(before.demo).toMatchObject({ status: 200, balance: expect.any(Number) });
}, 2 * minute);

afterAll(async () => {
  for (const { superuser, server } of machines) {
    await superuser.end();
    await server.stop();
  }
  for (const name of ['original', 'new']) rmSync(farHome(path.join(folder, name, 'postgres')), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(isClientMissing)(`docs/hosting.md’s backup, with pg_dump ${serverVersion} or newer`, () => {
  it(
    'restores completely on a new server',
    async () => {
      await runShell(placed(step('dump'), original.places), original.environment);
      const machine = await openMachine('new');
      await runSql(machine, step('roles'));
      await runShell(placed(step('restore'), machine.places), machine.environment);
      await expectAsBefore(machine);
    },
    2 * minute,
  );
});

describe('docs/hosting.md’s rollback with a server-side copy', () => {
  it(
    'creates a database beside the broken one, with the right owner and permissions',
    async () => {
      const words = readFileSync(path.join(root, 'docs/hosting.md'), 'utf8');
      const rename = /`(ALTER DATABASE livery RENAME TO \w+)`/.exec(words)?.[1] ?? expect.fail('docs/hosting.md renames no database');
      await runSql(original, rename);
      const roles = step('roles');
      const copied = roles
        .slice(roles.indexOf('CREATE DATABASE'))
        .replace(';', ` TEMPLATE ${rename.split(' ').at(-1) ?? ''} STRATEGY FILE_COPY;`);
      await runSql(original, copied);
      await expectAsBefore(original);
    },
    2 * minute,
  );
});
