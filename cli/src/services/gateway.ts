import path from 'node:path';
import { loadBrands, themeOf, toThemeSpec, type BrandReport, type ResolvedBrand } from '@livery/brand';
import { currencies } from '@livery/contract/money';
import type { DemoAccount, Gateway, MerchantSeed } from '@livery/gateway';
import { CliError, usageError } from '../errors/cli-error.ts';
import { exitCode } from '../errors/exit-codes.ts';
import { makeFolder } from '../files/make-folder.ts';
import { findTargets } from '../project/targets.ts';
import { openWorkFolder } from '../project/work-folder.ts';
import { readCatalogues } from '../project/catalogues.ts';
import { requireDataFolder } from '../gateway/data-folder.ts';
import { isPostgresUrl } from '../gateway/database-url.ts';
import { findDesk } from '../gateway/find-desk.ts';
import { loadGateway, toEnvironmentError } from '../gateway/gateway-errors.ts';
import { readAggregatorSettings } from '../gateway/aggregator-settings.ts';
import { readSignInSettings } from '../gateway/sign-in-settings.ts';
import { readPaymentSettings } from '../gateway/payment-settings.ts';

export interface GatewayRequest {
  port: number;
  /** 127.0.0.1 when absent. */
  host?: string;
  poolSize?: number;
  metricsPort?: number;
  metricsHost?: string;
  /** An entry of the brands' environments. */
  environment?: string;
  /** Port of `livery preview`, under which browsers reach the games. */
  sitePort: number;
  /** `.livery` beside brands/ when absent. */
  data?: string;
  databaseUrl?: string;
  databaseDirectUrl?: string;
  replicaUrl?: string;
  /** The file of login providers; that of LIVERY_SIGN_IN when absent. */
  signIn?: string;
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
  /** Holds what the calls below `/control/` want. */
  controlSecretFile: string;
  /** Where the operator's desk is; null where its package is not installed. */
  deskUrl: string | null;
}

/** The brands that a gateway answers for, and why it leaves the others out; none may be left. */
export async function findMerchants(
  cwd: string,
  environment: string | undefined,
): Promise<{ root: string; brands: ResolvedBrand[]; refused: RefusedBrand[] }> {
  const { root, codes } = await findTargets(cwd, [], { all: true });
  const reports = await loadBrands({
    root,
    codes,
    catalogues: await readCatalogues(),
    ...(environment === undefined ? {} : { environment }),
  });
  const refused = reports.flatMap((report) => refusalOf(report) ?? []);
  const brands = reports.flatMap((report) => (report.brand === null || refusalOf(report) !== null ? [] : [report.brand]));
  return { root, brands, refused };
}

/** Says in one sentence why no brand is left. */
export function describeRefused(refused: readonly RefusedBrand[]): string {
  return `Every brand is left out: ${refused
    .slice(0, 3)
    .map(({ code, reason }) => `${code}, since ${reason}`)
    .join('; ')}.`;
}

/** Starts the reference gateway for every brand that is right, for trials. Closing it stops the PostgreSQL that it started. */
export async function runGatewayFor(
  cwd: string,
  { port, host, sitePort, data, environment, poolSize, metricsPort, metricsHost, signIn, onProgress, ...database }: GatewayRequest,
): Promise<RunningGateway> {
  const { databaseUrl, databaseDirectUrl: directUrl, replicaUrl } = database;
  // Without the address itself, which may hold a password.
  for (const [flag, address] of Object.entries({
    '--database-url': databaseUrl,
    '--database-direct-url': directUrl,
    '--replica-url': replicaUrl,
  }))
    if (address !== undefined && !isPostgresUrl(address))
      throw usageError('BadValue', `${flag} is no address of a PostgreSQL.`, 'Write postgres://user:password@host:5432/name.');
  const { settings, problems } = readSignInSettings(signIn, process.env);
  const [problem] = problems;
  if (problem !== undefined) throw usageError('BadSignIn', problem.what, problem.hint);
  const payments = readPaymentSettings(process.env);
  const [lack] = payments.problems;
  if (lack !== undefined) throw usageError('BadPayments', lack.what, lack.hint);
  const aggregators = readAggregatorSettings(process.env);
  const [unclear] = aggregators.problems;
  if (unclear !== undefined) throw usageError('BadAggregators', unclear.what, unclear.hint);
  const { root, brands, refused } = await findMerchants(cwd, environment);
  if (brands.length === 0) {
    throw new CliError(exitCode.findings, {
      name: 'NoGoodBrand',
      title: 'There is no brand to answer for',
      message: describeRefused(refused),
      hint: 'Fix one of them at least: livery check --all names errors, format.currency is the currency.',
    });
  }
  if (data !== undefined) {
    requireDataFolder(root, path.resolve(cwd, data));
    await makeFolder(path.resolve(cwd, data));
  }
  const { startGateway, demoAccounts, openControlSecret } = await loadGateway();
  const dataDir = data === undefined ? await openWorkFolder(root) : path.resolve(cwd, data);
  const controlSecret = openControlSecret(dataDir);
  const deskFolder = findDesk();
  const games = `http://games.localhost:${sitePort}`;
  try {
    const gateway = await startGateway({
      port,
      dataDir,
      ...(host === undefined ? {} : { host }),
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
      ...(directUrl === undefined ? {} : { directUrl }),
      ...(replicaUrl === undefined ? {} : { replicaUrl }),
      ...(poolSize === undefined ? {} : { poolSize }),
      ...(metricsPort === undefined ? {} : { metricsPort }),
      ...(metricsHost === undefined ? {} : { metricsHost }),
      ...(onProgress === undefined ? {} : { onProgress }),
      merchants: brands.map(merchantOf),
      leftOut: refused.map(({ code }) => code),
      signIn: settings,
      aggregators: aggregators.settings,
      gamesOrigins: { named: games, numbered: games },
      environment: 'development',
      controlSecret: controlSecret.value,
      ...(deskFolder === null ? {} : { deskFolder }),
      ...(payments.settings === undefined ? {} : { payments: payments.settings }),
    });
    return {
      gateway,
      merchants: brands.map(({ code }) => code),
      refused,
      accounts: demoAccounts,
      controlSecretFile: controlSecret.file,
      deskUrl: deskFolder === null ? null : `${gateway.url}/control/`,
    };
  } catch (error) {
    throw toEnvironmentError(error, 'Choose another folder with --data, or a PostgreSQL of yours with --database-url.');
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

function profileOf(brand: ResolvedBrand): MerchantSeed['profile'] {
  const { identity, license, customerService, features, security, compliance, format } = brand;
  const [mode = 'light'] = toThemeSpec(brand).modes;
  const { ground, surface, line, ink, inkSoft, action, onAction, band, onBand } = themeOf(brand).palettes[mode];
  return {
    identity: { legalName: identity.legalName, taxId: identity.taxId, address: identity.address, minimumAge: identity.ageMark },
    license: { number: license.number, authority: license.authority, url: license.url },
    support: { email: customerService.email, url: customerService.url },
    switchedOff: Object.entries(features).flatMap(([feature, isOn]) => (isOn ? [] : [feature])),
    security: { revealAccounts: security.revealAccounts, withdrawalHoldHours: security.withdrawalHoldHours },
    compliance: { jurisdiction: compliance.jurisdiction, raffleAuthorisation: compliance.raffleAuthorisation },
    amounts: format.amounts,
    look: { ground, surface, line, ink, inkSoft, action, onAction, band, onBand },
  };
}
