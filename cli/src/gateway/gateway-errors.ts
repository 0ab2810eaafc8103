import { CliError } from '../errors/cli-error.ts';
import { exitCode } from '../errors/exit-codes.ts';

/** An operator with a platform of their own has no need of PostgreSQL: the gateway is installed by those who want it. */
export async function loadGateway() {
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

export const namelessHint =
  'Give the user id a name in /etc/passwd, run as a user that has one, or name a PostgreSQL of yours with --database-url.';

/** What the gateway refuses in one sentence, as an error of the environment; anything else stays as it is. */
export function toEnvironmentError(error: unknown, hint: string): unknown {
  if (!(error instanceof Error)) return error;
  const refusal = (name: string, title: string, advice: string): CliError =>
    new CliError(exitCode.environment, { name, title, message: error.message, hint: advice }, { cause: error });
  if (error.name === 'GatewayPortBusy') return refusal('PortBusy', 'The port is taken', 'Choose another one with --port.');
  if (error.name === 'DatabaseBehind')
    return refusal(
      'DatabaseBehind',
      'The database is behind',
      'Run livery database migrate first; with --dry-run it only says what it would do.',
    );
  if (error.name === 'MoneyRefused')
    return new CliError(exitCode.findings, { name: 'MoneyRefused', title: 'Nothing was done', message: error.message, hint });
  if (error.name === 'AccountRefused') return refusal('AccountRefused', 'The account is not added', hint);
  if (/could not look up effective user ID/.test(error.message))
    return refusal('DatabaseUnusable', 'The database cannot be used', namelessHint);
  if (/^Database|^KeySecret/.test(error.name)) return refusal('DatabaseUnusable', 'The database cannot be used', hint);
  return error;
}
