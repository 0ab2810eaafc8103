// `npm start`: the gateway on its own PostgreSQL, every brand built and served, one table of addresses.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildBrands, loadCatalogues, startPreview } from '@livery/builder';
import { TargetRefused } from '@livery/builder/target-refused';
import { demoAccounts, openControlSecret, startGateway, type ControlSecret } from '@livery/gateway';
import { merchantOf, refusalOf } from '../cli/src/services/gateway.ts';
import { tableOf } from '../cli/src/table.ts';
import { say } from '../cli/src/terminal.ts';
import { builtDesk } from '../packages/sandbox/src/desk/built-desk.ts';
import { whyNotBuilt, whyNotServed } from '../packages/sandbox/src/left-out.ts';
import { brandsOf } from '../packages/sandbox/src/read-brands.ts';
import { step } from '../packages/sandbox/src/progress.ts';
import { startSignInSandbox } from '../packages/sandbox/src/sign-in/sign-in.ts';
import { startPayments } from '../packages/sandbox/src/payments/start-payments.ts';
import { vendorSandbox } from '../packages/sandbox/src/vendors/start-vendors.ts';
import { root } from './steps.ts';

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const port = Number(values.port ?? process.env['PORT'] ?? 4000);

try {
  if (!Number.isInteger(port) || port < 1 || port > 64_000)
    throw new Error(`PORT is a number from 1 to 64000, not ${values.port ?? process.env['PORT']}`);
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof TargetRefused) process.stderr.write(`${error.hint}\n`);
  process.exit(3);
}

async function start(): Promise<void> {
  const reports = await step('Reading the brands', () => brandsOf(root, loadCatalogues()));
  for (const report of reports) sayAll(whyNotServed(report));
  const kept = reports.filter((report) => refusalOf(report) === null);
  const brands = kept.flatMap(({ brand }) => (brand === null ? [] : [brand]));
  if (brands.length === 0) throw new Error('No brand can be served: run `npm run livery -- check --all` and fix what it names.');

  const gamesPort = port + 90;
  const paymentsPort = port + 92;
  const paymentsSecret = randomBytes(32).toString('base64url');
  const vendors = vendorSandbox(
    port + 93,
    brands.map(({ merchantCode }) => merchantCode),
  );
  const dataDir = path.join(root, '.livery');
  const controlSecret = openControlSecret(dataDir);
  const deskFolder = await step('Building the desk', () => builtDesk());
  const signIn = await step('Starting the sandbox', () => startSignInSandbox(brands, { site: port, own: port + 91 }));
  const gateway = await step('Starting the gateway and its PostgreSQL', (tell) =>
    startGateway({
      dataDir,
      ...(process.env['DATABASE_URL'] === undefined ? {} : { databaseUrl: process.env['DATABASE_URL'] }),
      merchants: brands.map(merchantOf),
      gamesOrigins: { named: `http://games.localhost:${port}`, numbered: `http://localhost:${gamesPort}` },
      environment: 'development',
      controlSecret: controlSecret.value,
      deskFolder,
      signIn: signIn.settings,
      payments: { url: `http://127.0.0.1:${paymentsPort}`, secret: paymentsSecret },
      aggregators: [vendors.settings],
      onProgress: tell,
    }),
  ).catch(async (error: unknown) => {
    await signIn.close();
    throw error;
  });

  const closing: (() => Promise<void>)[] = [() => signIn.close(), () => gateway.close()];
  let isClosing = false;
  const close = async (code: number): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    for (const end of closing.toReversed()) await end().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close(signal === 'SIGINT' ? 130 : 0));

  try {
    closing.push(await startPayments({ port: paymentsPort, gatewayUrl: gateway.url, secret: paymentsSecret }));
    closing.push(await vendors.start(gateway.url));
    const report = await step('Building the brands', (tell) =>
      buildBrands({
        root,
        reports: kept,
        onProgress: (event) =>
          tell(
            event.step === 'brand'
              ? `${event.brand.code} (${event.done} of ${event.of})`
              : event.step === 'core'
                ? 'stamping'
                : `${event.step} the portal`,
          ),
      }),
    );
    const failed = report.brands.filter(({ status }) => status === 'failed');
    for (const { code, problems } of failed) sayAll(whyNotBuilt(code, problems));
    if (failed.length === report.brands.length) throw new Error('No brand could be built: fix what is named above, and start again.');
    const built = report.brands.filter(({ status }) => status !== 'failed');
    const outputs = built.map(({ code, out }) => ({
      code,
      dir: out,
      hosts: [...(brands.find((brand) => brand.code === code)?.hosts ?? [])],
    }));
    const brandPorts = Object.fromEntries(outputs.map(({ code }, index) => [code, port + 1 + index]));
    const vendorOrigins = [vendors.url];
    const preview = await step('Serving', () =>
      startPreview({ outputs, port, brandPorts, gamesPort, vendorOrigins, gatewayUrl: gateway.url }),
    );
    closing.push(() => preview.close());
    process.stdout.write(
      addresses(
        preview.urls.map(({ code, url, numberedUrl }) => [code, url, numberedUrl ?? '']),
        controlSecret,
        signIn.phonesUrl,
        { payments: `http://localhost:${paymentsPort}/`, vendors: `${vendors.url}/` },
      ),
    );
  } catch (error) {
    await Promise.allSettled(closing.map((end) => end()));
    throw error;
  }
}

function sayAll(lines: readonly string[]): void {
  for (const line of lines) say(line);
}

function addresses(
  rows: [string, string, string][],
  { value: secret, file }: ControlSecret,
  phonesUrl: string,
  { payments, vendors }: { payments: string; vendors: string },
): string {
  const accounts = demoAccounts.map(({ account, password, role }) => [role, account, password]);
  const [brands, demo] = [rows, accounts].map((cells) =>
    tableOf(cells)
      .map((line) => `  ${line}`)
      .join('\n'),
  );
  return `\nBrands\n${brands}\n\nDemo accounts, in every brand (a visitor needs none)\n${demo}\n\nDesk, for the operator’s people\n  http://localhost:${port}/control/#secret=${secret}\n\nSandbox, in place of others whom a brand names\n  ${phonesUrl}  codes that phones were sent\n  ${payments}  where deposits are paid\n  ${vendors}  what vendors’ games call, and matches to end\n\nThe secret of control calls, for X-Control-Secret, is in ${file}\nCtrl-C stops everything, PostgreSQL included.\n`;
}
