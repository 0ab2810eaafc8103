import { cliError } from '../../errors/cli-error.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { nextSignal } from '../../process/interruption.ts';
import { runProductionGateway, type ProductionRequest } from '../../gateway/gateway-production.ts';
import { runGatewayFor, type GatewayRequest } from '../../services/run/gateway.ts';
import type { RefusedBrand } from '../../gateway/merchants.ts';
import { tableOf } from '../../terminal/table.ts';
import { withProgress } from '../../terminal/progress.ts';
import { print, say, sayWarnings, styled } from '../../terminal/terminal.ts';
import { printDocument } from '../../json/print-document.ts';
import { runSettle, type SettleOptions } from './settle.ts';

type Options = GatewayRequest & ProductionRequest & SettleOptions & { production?: boolean; json?: boolean };

export async function runGateway(action: 'settle' | undefined, { production = false, ...options }: Options): Promise<number> {
  if (action === 'settle') return runSettle(options);
  const { merchant, explain, dryRun = false, ...request } = options;
  const flags = { '--merchant': merchant !== undefined, '--explain': explain !== undefined, '--dry-run': dryRun };
  const [flag] = Object.entries(flags).find(([, isGiven]) => isGiven) ?? [];
  if (flag !== undefined) throw cliError('BadValue', { case: 'settle', flag });
  return production ? runInPublic(request) : runForTrials(request);
}

async function runForTrials({ json = false, ...request }: Omit<Options, 'production'>): Promise<number> {
  // Listen before PostgreSQL starts, so that Ctrl-C works during startup too.
  const interrupted = nextSignal();
  say('For development: accounts with a password that everybody knows, and calls that steer it. In public: livery gateway --production.');
  const { gateway, merchants, refused, accounts, controlSecretFile, deskUrl } = await withProgress((onProgress) =>
    runGatewayFor(process.cwd(), { ...request, onProgress }),
  );
  sayRefused(refused);

  if (json)
    printDocument('gateway', { url: gateway.url, merchants, refused: refused.map(({ code }) => code), accounts, controlSecretFile });
  else {
    print(`${gateway.url}  for ${merchants.join(', ')}\n`);
    for (const line of tableOf(accounts.map(({ role, account, password }) => [role, account, password]))) print(line);
  }
  const desk = deskUrl === null ? '' : `The desk asks for it at ${deskUrl}\n`;
  say(
    `\nIn another terminal: livery preview --all --port ${request.sitePort} --gateway ${gateway.url}\nThe secret of control calls is in ${controlSecretFile}\n${desk}Ctrl-C stops it, its PostgreSQL included.`,
  );
  await interrupted;
  await gateway.close();
  return exitCode.interrupted;
}

/** Standard output is the log, one JSON document per line. Messages for people go to standard error. */
async function runInPublic({ json = false, ...request }: Omit<Options, 'production'>): Promise<number> {
  const interrupted = nextSignal();
  const { gateway, merchants, refused, warnings, gamesOrigin } = await runProductionGateway(process.cwd(), { ...request, onProgress: say });
  gateway.guardProcess();
  sayRefused(refused);
  sayWarnings(warnings);
  if (json)
    printDocument('gateway', { url: gateway.url, merchants, refused: refused.map(({ code }) => code), gamesOrigin }, { isLine: true });
  say(`In production: ${gateway.url} for ${merchants.join(', ')}, games on ${gamesOrigin}.`);
  const signal = await interrupted;
  say('Answering what is under way, then closing. A second signal ends it at once.');
  await gateway.close();
  // A supervisor sends SIGTERM and treats any exit code but 0 as a failure.
  return signal === 'SIGTERM' ? exitCode.fine : exitCode.interrupted;
}

function sayRefused(refused: readonly RefusedBrand[]): void {
  for (const { code, reason } of refused) say(`${styled('yellow', code, process.stderr)} is left out: ${reason}.`);
}
