// `npm start`: the gateway on its own PostgreSQL, every brand built and served, one table of addresses.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildBrands, loadCatalogues, startPreview } from '@livery/builder';
import { TargetRefused } from '@livery/builder/target-refused';
import { demoAccounts, openControlSecret, startGateway } from '@livery/gateway';
import { merchantOf, refusalOf } from '../cli/src/services/gateway.ts';
import { brandsOf } from './merchants.ts';
import { Progress } from './progress.ts';
import { root } from './steps.ts';

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const port = Number(values.port ?? process.env['PORT'] ?? 4000);
const progress = new Progress(process.stderr);

try {
  if (!Number.isInteger(port) || port < 1 || port > 64_000)
    throw new Error(`PORT is a number from 1 to 64000, not ${values.port ?? process.env['PORT']}`);
  await start();
} catch (error) {
  progress.stop();
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof TargetRefused) process.stderr.write(`${error.hint}\n`);
  process.exit(3);
}

async function start(): Promise<void> {
  const reports = await progress.step('Reading the brands', () => brandsOf(root, loadCatalogues()));
  const refused = reports.flatMap((report) => refusalOf(report) ?? []);
  for (const { code, reason } of refused) process.stderr.write(`  ${code} is left out: ${reason}\n`);
  const kept = reports.filter((report) => refusalOf(report) === null);
  const brands = kept.flatMap(({ brand }) => (brand === null ? [] : [brand]));
  if (brands.length === 0) throw new Error('No brand can be served: run `npm run livery -- check --all` and mend what it names.');

  const gamesPort = port + 90;
  const dataDir = path.join(root, '.livery');
  const controlSecret = openControlSecret(dataDir);
  const gateway = await progress.step('Starting the gateway and its PostgreSQL', (say) =>
    startGateway({
      dataDir,
      ...(process.env['DATABASE_URL'] === undefined ? {} : { databaseUrl: process.env['DATABASE_URL'] }),
      merchants: brands.map(merchantOf),
      gamesOrigins: { named: `http://games.localhost:${port}`, numbered: `http://localhost:${gamesPort}` },
      environment: 'development',
      controlSecret: controlSecret.value,
      onProgress: say,
    }),
  );

  const closing: (() => Promise<void>)[] = [() => gateway.close()];
  let isClosing = false;
  const close = async (code: number): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    for (const end of closing.toReversed()) await end().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close(signal === 'SIGINT' ? 130 : 0));

  try {
    const report = await progress.step('Building the brands', (say) =>
      buildBrands({
        root,
        reports: kept,
        onProgress: (event) =>
          say(
            event.step === 'brand'
              ? `${event.brand.code} (${event.done} of ${event.of})`
              : event.step === 'core'
                ? 'stamping'
                : `${event.step} the portal`,
          ),
      }),
    );
    const outputs = report.brands.map(({ code, out }) => ({
      code,
      dir: out,
      hosts: [...(brands.find((brand) => brand.code === code)?.hosts ?? [])],
    }));
    const brandPorts = Object.fromEntries(outputs.map(({ code }, index) => [code, port + 1 + index]));
    const preview = await progress.step('Serving', () => startPreview({ outputs, port, brandPorts, gamesPort, gatewayUrl: gateway.url }));
    closing.push(() => preview.close());
    process.stdout.write(
      table(
        preview.urls.map(({ code, url, numberedUrl }) => [code, url, numberedUrl ?? '']),
        controlSecret.file,
      ),
    );
  } catch (error) {
    await Promise.allSettled(closing.map((end) => end()));
    throw error;
  }
}

function table(rows: [string, string, string][], controlSecretFile: string): string {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`);
  const accounts = demoAccounts.map(({ account, password, role }) => `  ${role.padEnd(8)} ${account.padEnd(8)} ${password}`);
  return `\nBrands\n${lines.join('\n')}\n\nDemo accounts, in every brand (a visitor needs none)\n${accounts.join('\n')}\n\nThe secret of control calls, for X-Control-Secret, is in ${controlSecretFile}\nCtrl-C stops everything, PostgreSQL included.\n`;
}
