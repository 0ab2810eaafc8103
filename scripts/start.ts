// `npm start`: starts the gateway with its PostgreSQL, builds and serves every brand, and prints all addresses.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { TargetRefused } from '@livery/builder/target-refused';
import { tableOf } from '@livery/cli/table';
import { say } from '@livery/cli/terminal';
import { demoAccounts, openControlSecret } from '@livery/gateway';
import { closeOnSignal } from '@livery/sandbox/close-on-signal';
import { whyNotBuilt, whyNotServed } from '@livery/sandbox/left-out';
import { firstPorts, housePorts } from '@livery/sandbox/ports';
import { showStep } from '@livery/sandbox/progress';
import { readBrands } from '@livery/sandbox/read-brands';
import { startHouse, type House } from '@livery/sandbox/start-house';
import { root } from './root.ts';

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const wanted = values.port ?? process.env['PORT'] ?? String(firstPorts.start);
const ports = housePorts(Number(wanted));
const open = new AsyncDisposableStack();
const closing = closeOnSignal(open);

try {
  if (!Number.isInteger(ports.site) || ports.site < 1 || ports.site > 64_000)
    throw new Error(`PORT must be a number from 1 to 64000, not ${wanted}`);
  await start();
} catch (error) {
  if (!closing.isClosing()) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    if (error instanceof TargetRefused) process.stderr.write(`${error.hint}\n`);
    await open.disposeAsync();
    process.exit(3);
  }
}

async function start(): Promise<void> {
  const { served, refused } = await showStep('Reading the brands', () => readBrands(root));
  for (const report of refused) sayAll(whyNotServed(report, root));
  if (served.length === 0) throw new Error('No brand can be served: run `npm run livery -- check --all` and fix what it names.');
  const dataDir = path.join(root, '.livery');
  const secret = openControlSecret(dataDir);
  const { urls } = await startHouse(open, {
    root,
    ports,
    dataDir,
    environment: 'development',
    brands: served,
    controlSecret: secret.value,
    databaseUrl: process.env['DATABASE_URL'],
    onFailed: (brand) => sayAll(whyNotBuilt(brand, root)),
    step: showStep,
  });
  process.stdout.write(addresses(urls, secret));
}

function sayAll(lines: readonly string[]): void {
  for (const line of lines) say(line);
}

function addresses(urls: House['urls'], secret: { value: string; file: string }): string {
  const rows = urls.map(({ code, url, numberedUrl }) => [code, url, numberedUrl ?? '']);
  const accounts = demoAccounts.map(({ account, password, role }) => [role, account, password]);
  return `
Brands
${indented(rows)}

Demo accounts, in every brand (a visitor needs none)
${indented(accounts)}

Desk, for the operator’s people
  http://localhost:${ports.site}/control/#secret=${secret.value}

Sandbox, in place of the services that an operator connects
  http://127.0.0.1:${ports.signIn}/phones  codes sent to phones
  http://localhost:${ports.payments}/  pay deposits here
  http://localhost:${ports.vendors}/  calls of vendors’ games, and matches to end

The secret for control calls (header X-Control-Secret) is in ${secret.file}
Ctrl-C stops everything, PostgreSQL included.
`;
}

function indented(rows: readonly (readonly string[])[]): string {
  return tableOf(rows)
    .map((line) => `  ${line}`)
    .join('\n');
}
