import path from 'node:path';
import type { DemoAccount, Gateway } from '@livery/gateway';
import { cliError } from '../../errors/cli-error.ts';
import { makeFolder } from '../../files/make-folder.ts';
import type { Progress } from '../../terminal/progress.ts';
import { openWorkFolder } from '../../project/work-folder.ts';
import { describeRefused, findMerchants, merchantOf, type RefusedBrand } from '../../gateway/merchants.ts';
import { requireDataFolder } from '../../gateway/data-folder.ts';
import { isPostgresUrl } from '../../gateway/database-url.ts';
import { findDesk } from '../../gateway/find-desk.ts';
import { loadGateway, toGatewayError } from '../../gateway/load-gateway.ts';
import { readAggregatorSettings } from '../../gateway/aggregator-settings.ts';
import { readSignInSettings } from '../../gateway/sign-in-settings.ts';
import { readPaymentSettings } from '../../gateway/payment-settings.ts';

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
  onProgress?: Progress;
}

export interface RunningGateway {
  gateway: Gateway;
  /** The served brands, and those left out. */
  merchants: string[];
  refused: RefusedBrand[];
  accounts: readonly DemoAccount[];
  /** The file with the secret of the calls below `/control/`. */
  controlSecretFile: string;
  /** The address of the operator's desk; null if its package is not installed. */
  deskUrl: string | null;
}

/** Starts the reference gateway for trials, for every valid brand. Closing it stops the PostgreSQL that it started. */
export async function runGatewayFor(
  cwd: string,
  { port, host, sitePort, data, environment, poolSize, metricsPort, metricsHost, signIn, onProgress, ...database }: GatewayRequest,
): Promise<RunningGateway> {
  const { databaseUrl, databaseDirectUrl: directUrl, replicaUrl } = database;
  for (const [flag, address] of Object.entries({
    '--database-url': databaseUrl,
    '--database-direct-url': directUrl,
    '--replica-url': replicaUrl,
  }))
    if (address !== undefined && !isPostgresUrl(address)) throw cliError('BadValue', { case: 'database', flag });
  const { settings, problems } = readSignInSettings(signIn, process.env);
  const [problem] = problems;
  if (problem !== undefined) throw cliError('BadSignIn', problem);
  const payments = readPaymentSettings(process.env);
  const [lack] = payments.problems;
  if (lack !== undefined) throw cliError('BadPayments', lack);
  const aggregators = readAggregatorSettings(process.env);
  const [unclear] = aggregators.problems;
  if (unclear !== undefined) throw cliError('BadAggregators', unclear);
  const { root, brands, refused } = await findMerchants(cwd, environment);
  if (brands.length === 0) throw cliError('NoGoodBrand', { message: describeRefused(refused) });
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
    throw toGatewayError(error, 'trial');
  }
}
