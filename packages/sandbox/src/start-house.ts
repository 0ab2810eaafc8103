import { randomBytes } from 'node:crypto';
import { buildBrands, startPreview, type BuildEvent, type BuildReport, type PreviewServer } from '@livery/builder';
import { merchantOf } from '@livery/cli/merchants';
import { openControlSecret, startGateway, type Gateway, type MerchantSeed } from '@livery/gateway';
import { builtDesk } from './desk/built-desk.ts';
import { startPayments } from './payments/start-payments.ts';
import { brandPorts, gamesOrigins, type HousePorts } from './ports.ts';
import { hideStep, type Step } from './progress.ts';
import type { ServedBrand } from './read-brands.ts';
import { startSignInSandbox } from './sign-in/sign-in.ts';
import { vendorSandbox } from './vendors/start-vendors.ts';

type Part = 'desk' | 'sign-in' | 'payments' | 'vendors' | 'sites';

export interface HouseRequest {
  /** The checkout, which contains `brands/`. */
  readonly root: string;
  readonly ports: HousePorts;
  /** The folder for the gateway's database and secrets. */
  readonly dataDir: string;
  readonly environment: 'development' | 'test';
  readonly brands: readonly ServedBrand[];
  /** A merchant without a brand. Its site is the first brand's bundle. */
  readonly spare?: { readonly code: string; readonly brand: string; readonly name: string };
  /** Parts not to start. */
  readonly without?: readonly Part[];
  /** A running PostgreSQL. By default the gateway starts its own. */
  readonly databaseUrl?: string | undefined;
  /** Read from the data folder when absent. */
  readonly controlSecret?: string | undefined;
  /** The folder of the bundles. `dist/` when absent. */
  readonly sitesDir?: string;
  /** Called for each brand that could not be built. The house serves the other brands, unless this throws. */
  readonly onFailed?: (brand: BuildReport['brands'][number]) => void;
  readonly step?: Step;
}

export interface House {
  readonly gateway: Gateway;
  readonly controlSecret: string;
  /** Empty if the house has no sites. */
  readonly urls: PreviewServer['urls'];
}

/** Starts everything that `npm start` serves, or only some parts. Disposing `open` closes it. */
export async function startHouse(open: AsyncDisposableStack, request: HouseRequest): Promise<House> {
  const { root, ports, dataDir, environment, brands: served, spare, databaseUrl, step = hideStep } = request;
  const has = (part: Part): boolean => request.without?.includes(part) !== true;
  const brands = served.map(({ brand }) => brand);
  const merchants = withSpare(brands.map(merchantOf), spare);
  const controlSecret = request.controlSecret ?? openControlSecret(dataDir).value;
  const deskFolder = has('desk') ? await step('Building the desk', () => builtDesk(root)) : null;
  const signIn = has('sign-in') ? await step('Starting the sandbox', () => startSignInSandbox(brands, ports)) : null;
  if (signIn !== null) open.defer(signIn.close);
  const payments = { url: `http://127.0.0.1:${ports.payments}`, secret: randomBytes(32).toString('base64url') };
  const vendors = vendorSandbox(
    ports.vendors,
    merchants.map(({ merchantCode }) => merchantCode),
  );

  const starting = step('Starting the gateway and its PostgreSQL', (tell) =>
    startGateway({
      dataDir,
      merchants,
      environment,
      controlSecret,
      gamesOrigins: gamesOrigins(ports),
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
      ...(deskFolder === null ? {} : { deskFolder }),
      ...(signIn === null ? {} : { signIn: signIn.settings }),
      ...(has('payments') ? { payments } : {}),
      ...(has('vendors') ? { aggregators: [vendors.settings] } : {}),
      onProgress: tell,
    }),
  );
  // Registered before the gateway is up, so that an early stop ends its PostgreSQL too.
  open.defer(() =>
    starting.then(
      (gateway) => gateway.close(),
      () => {},
    ),
  );
  const [gateway, bundles] = await Promise.all([starting, has('sites') ? buildSites(request, step) : []]);
  if (has('payments')) open.defer(await startPayments({ port: ports.payments, gatewayUrl: gateway.url, secret: payments.secret }));
  if (has('vendors')) open.defer(await vendors.start(gateway.url));
  if (!has('sites')) return { gateway, controlSecret, urls: [] };

  const outputs = bundles.map(({ code, out }) => ({
    code,
    dir: out,
    hosts: brands.flatMap((brand) => (brand.code === code ? [...brand.hosts] : [])),
  }));
  const spareSite = outputs.slice(0, 1).flatMap(({ dir }) => (spare === undefined ? [] : [{ code: spare.brand, dir, hosts: [] }]));
  const preview = await step('Serving', () =>
    startPreview({
      outputs: [...outputs, ...spareSite],
      port: ports.site,
      brandPorts: brandPorts(
        ports,
        outputs.map(({ code }) => code),
      ),
      gamesPort: ports.games,
      vendorOrigins: [vendors.url],
      gatewayUrl: gateway.url,
    }),
  );
  open.defer(() => preview.close());
  return { gateway, controlSecret, urls: preview.urls };
}

function withSpare(merchants: readonly MerchantSeed[], spare: HouseRequest['spare']): MerchantSeed[] {
  if (spare === undefined) return [...merchants];
  const { code: merchantCode, brand, name } = spare;
  return [...merchants, ...merchants.slice(0, 1).map((like) => ({ ...like, merchantCode, brand, name, hosts: [] }))];
}

async function buildSites(
  { root, brands, sitesDir, onFailed = () => {} }: HouseRequest,
  step: Step,
): Promise<BuildReport['brands'][number][]> {
  const report = await step('Building the brands', (tell) =>
    buildBrands({
      root,
      reports: brands,
      ...(sitesDir === undefined ? {} : { outDir: sitesDir }),
      onProgress: (event) => tell(describe(event)),
    }),
  );
  for (const brand of report.brands) if (brand.status === 'failed') onFailed(brand);
  const built = report.brands.filter(({ status }) => status !== 'failed');
  if (built.length === 0) throw new Error('No brand could be built: fix the errors above, and start again.');
  return built;
}

function describe(event: BuildEvent): string {
  if (event.step === 'brand') return `${event.brand.code} (${event.done} of ${event.of})`;
  return event.step === 'core' ? 'stamping' : `${event.step} the portal`;
}
