import path from 'node:path';
import { loadBrands, type BrandReport, type ResolvedBrand } from '@livery/brand';
import { currencies } from '@livery/contract/money';
import type { DemoAccount, Gateway, MerchantSeed } from '@livery/gateway';
import { CliError, usageError } from '../cli-error.ts';
import { exitCode } from '../exit-codes.ts';
import { makeFolder } from '../make-folder.ts';
import { findTargets } from '../targets.ts';
import { openWorkFolder } from '../work-folder.ts';
import { readCatalogues } from './catalogues.ts';
import { requireDataFolder } from './data-folder.ts';

export interface GatewayRequest {
  port: number;
  /** Port of `livery preview`, under which browsers reach the games. */
  sitePort: number;
  /** `.livery` beside brands/ when absent. */
  data?: string;
  databaseUrl?: string;
  onProgress?: (step: string) => void;
}

export interface RefusedBrand {
  code: string;
  /** A clause. */
  reason: string;
}

export interface RunningGateway {
  gateway: Gateway;
  /** Codes of the brands that it answers for, and those that it leaves out. */
  merchants: string[];
  refused: RefusedBrand[];
  accounts: readonly DemoAccount[];
}

/** Starts the reference gateway for every brand that is right. Closing it stops the PostgreSQL that it started. */
export async function runGatewayFor(
  cwd: string,
  { port, sitePort, data, databaseUrl, onProgress }: GatewayRequest,
): Promise<RunningGateway> {
  // Without the address itself, which may hold a password.
  if (databaseUrl !== undefined && !(URL.canParse(databaseUrl) && /^postgres(?:ql)?:/i.test(databaseUrl)))
    throw usageError('BadValue', '--database-url is no address of a PostgreSQL.', 'Write postgres://user:password@host:5432/name.');
  const { root, codes } = await findTargets(cwd, [], { all: true });
  if (data !== undefined) requireDataFolder(root, path.resolve(cwd, data));
  const reports = await loadBrands({ root, codes, catalogues: await readCatalogues() });
  const refused = reports.flatMap((report) => refusalOf(report) ?? []);
  const brands = reports.flatMap((report) => (report.brand === null || refusalOf(report) !== null ? [] : [report.brand]));
  if (brands.length === 0) {
    throw new CliError(exitCode.findings, {
      name: 'NoGoodBrand',
      title: 'There is no brand to answer for',
      message: `Every brand is left out: ${refused
        .slice(0, 3)
        .map(({ code, reason }) => `${code}, since ${reason}`)
        .join('; ')}.`,
      hint: 'Mend one of them at least: livery check --all names errors, format.currency is the currency.',
    });
  }
  if (data !== undefined) await makeFolder(path.resolve(cwd, data));
  const { startGateway, demoAccounts } = await loadGateway();
  const games = `http://games.localhost:${sitePort}`;
  try {
    const gateway = await startGateway({
      port,
      dataDir: data === undefined ? await openWorkFolder(root) : path.resolve(cwd, data),
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
      merchants: brands.map(merchantOf),
      gamesOrigins: { named: games, numbered: games },
      environment: 'development',
      ...(onProgress === undefined ? {} : { onProgress }),
    });
    return { gateway, merchants: brands.map(({ code }) => code), refused, accounts: demoAccounts };
  } catch (error) {
    throw toEnvironmentError(error);
  }
}

/** Why the gateway does not answer for a brand; null when it does. A platform of an operator's own may know more currencies. */
export function refusalOf({ code, brand }: BrandReport): RefusedBrand | null {
  if (brand === null) return { code, reason: `its files have errors (see: livery check ${code})` };
  const { currency } = brand.format;
  if (Object.hasOwn(currencies, currency)) return null;
  return { code, reason: `the reference gateway keeps no ${currency}, only ${Object.keys(currencies).join(', ')}` };
}

/** What the gateway is told of a brand. */
export function merchantOf(brand: ResolvedBrand): MerchantSeed {
  return {
    brand: brand.code,
    merchantCode: brand.merchantCode,
    name: brand.identity.name,
    hosts: [...brand.hosts],
    currency: brand.format.currency,
    languages: [...brand.languages.supported],
    timeZone: brand.format.timeZone,
    profile: profileOf(brand),
  };
}

function profileOf({ identity, license, customerService, features }: ResolvedBrand): MerchantSeed['profile'] {
  return {
    identity: { legalName: identity.legalName, taxId: identity.taxId, address: identity.address, minimumAge: identity.ageMark },
    license: { number: license.number, authority: license.authority, url: license.url },
    support: { email: customerService.email, url: customerService.url },
    switchedOff: Object.entries(features).flatMap(([feature, isOn]) => (isOn ? [] : [feature])),
  };
}

/** An operator with a platform of their own has no need of PostgreSQL: the gateway is installed by those who want it. */
async function loadGateway() {
  try {
    return await import('@livery/gateway');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const report = {
      name: 'GatewayMissing',
      title: 'The gateway is not installed',
      message: 'The reference gateway and its PostgreSQL are a package of their own.',
      hint: 'Run: npm install --save-dev @livery/gateway',
    };
    throw new CliError(exitCode.environment, report, { cause: error });
  }
}

function toEnvironmentError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const refusal = (name: string, title: string, hint: string): CliError =>
    new CliError(exitCode.environment, { name, title, message: error.message, hint }, { cause: error });
  if (error.name === 'GatewayPortBusy') return refusal('PortBusy', 'The port is taken', 'Choose another one with --port.');
  if (error.name === 'KeySecretUnusable')
    return refusal(
      'KeySecretUnusable',
      'The keys of sealed calls cannot be read or stored',
      'Their secret is the file key-secret of the data folder.',
    );
  if (error.name === 'DatabaseUnusable' || error.name === 'DatabaseTooNew')
    return refusal(
      'DatabaseUnusable',
      'The database cannot be used',
      'Choose another folder with --data, or a PostgreSQL of yours with --database-url.',
    );
  return error;
}
