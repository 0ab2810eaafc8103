// The whole house for one run of the journeys: a fresh database, every brand built and served. Ends with the signal that ends the run.
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildBrands, loadCatalogues, startPreview } from '@livery/builder';
import { openControlSecret, startGateway } from '@livery/gateway';
import { merchantOf } from '../../cli/src/services/gateway.ts';
import { builtDesk } from '../../packages/sandbox/src/desk/built-desk.ts';
import { startPayments } from '../../packages/sandbox/src/payments/start-payments.ts';
import { vendorSandbox } from '../../packages/sandbox/src/vendors/start-vendors.ts';
import { brandsOf } from '../../packages/sandbox/src/read-brands.ts';
import { startSignInSandbox } from '../../packages/sandbox/src/sign-in/sign-in.ts';
import { root } from '../../scripts/steps.ts';
import { databaseFile, paymentsPort, port, vendorsPort } from './address.ts';
import { controlSecretVariable } from './control-secret.ts';
import { spare, spareMerchant } from './spare.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'livery-e2e-'));
// PostgreSQL runs as a user of its own when this is root.
await chmod(dataDir, 0o755);
const reports = await brandsOf(root, loadCatalogues());
const refused = reports.find(({ ok }) => !ok);
if (refused !== undefined) throw new Error(`${refused.code}: ${refused.problems.map(({ message }) => message).join('; ')}`);
const brands = reports.flatMap(({ brand }) => (brand === null ? [] : [brand]));

const gamesPort = port + 90;
const given = process.env[controlSecretVariable];
const own = given === undefined ? openControlSecret(dataDir) : null;
if (own !== null) process.stdout.write(`for journeys: ${controlSecretVariable}=$(cat ${own.file})\n`);
const controlSecret = own?.value ?? given ?? '';
const signIn = await startSignInSandbox(brands, { site: port, own: port + 91 });
const paymentsSecret = randomBytes(32).toString('base64url');
const merchants = [...brands.map(merchantOf), ...brands.slice(0, 1).map((brand) => spareMerchant(merchantOf(brand)))];
const vendors = vendorSandbox(
  vendorsPort,
  merchants.map(({ merchantCode }) => merchantCode),
);
const [gateway, report] = await Promise.all([
  startGateway({
    dataDir,
    merchants,
    gamesOrigins: { named: `http://games.localhost:${port}`, numbered: `http://localhost:${gamesPort}` },
    environment: 'test',
    controlSecret,
    deskFolder: await builtDesk(),
    signIn: signIn.settings,
    payments: { url: `http://127.0.0.1:${paymentsPort}`, secret: paymentsSecret },
    aggregators: [vendors.settings],
  }),
  buildBrands({ root, codes: brands.map(({ code }) => code), outDir: path.join(root, 'out/e2e/sites') }),
]);
await mkdir(path.dirname(databaseFile), { recursive: true });
await writeFile(databaseFile, gateway.databaseUrl, { mode: 0o600 });
const endPayments = await startPayments({ port: paymentsPort, gatewayUrl: gateway.url, secret: paymentsSecret });
const endVendors = await vendors.start(gateway.url);
// A site of an earlier run may still stand where this one's was refused.
const failed = report.brands.find(({ status }) => status === 'failed');
if (failed !== undefined) throw new Error(`${failed.code}: ${failed.problems.map(({ message }) => message).join('; ')}`);
const outputs = report.brands.map(({ code, out }) => ({
  code,
  dir: out,
  hosts: [...(brands.find((brand) => brand.code === code)?.hosts ?? [])],
}));
const brandPorts = Object.fromEntries(outputs.map(({ code }, index) => [code, port + 1 + index]));
const spareOutput = outputs.slice(0, 1).map(({ dir }) => ({ code: spare.brand, dir, hosts: [] }));
const preview = await startPreview({
  outputs: [...outputs, ...spareOutput],
  port,
  brandPorts,
  gamesPort,
  vendorOrigins: [vendors.url],
  gatewayUrl: gateway.url,
});
process.stdout.write(`serving ${outputs.map(({ code }) => code).join(', ')} on ${port}\n`);

let isClosing = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isClosing) return;
    isClosing = true;
    void Promise.allSettled([preview.close(), gateway.close(), signIn.close(), endPayments(), endVendors()])
      .then(() => Promise.all([dataDir, databaseFile].map((place) => rm(place, { recursive: true, force: true }))))
      .then(() => process.exit(0));
  });
}
