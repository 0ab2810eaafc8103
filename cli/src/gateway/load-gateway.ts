import { cliError } from '../errors/cli-error.ts';
import type { ErrorValues } from '../errors/error-table.ts';

/** An operator with their own platform does not need PostgreSQL, so the gateway is installed separately. */
export async function loadGateway() {
  try {
    return await import('@livery/gateway');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw cliError('GatewayMissing', {}, { cause: error });
  }
}

const plain = ['DatabaseBehind', 'MoneyRefused', 'AccountRefused'] as const;

/** Converts a gateway refusal to a CLI error. Other errors stay unchanged. `purpose` says why its database was opened. */
export function toGatewayError(error: unknown, purpose: Exclude<ErrorValues<'DatabaseUnusable'>['case'], 'nameless'>): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message } = error;
  const known = plain.find((each) => each === name);
  if (known !== undefined) return cliError(known, { message }, { cause: error });
  if (name === 'GatewayPortBusy') return cliError('PortBusy', { message }, { cause: error });
  if (/could not look up effective user ID/.test(message))
    return cliError('DatabaseUnusable', { case: 'nameless', message }, { cause: error });
  return /^Database|^KeySecret/.test(name) ? cliError('DatabaseUnusable', { case: purpose, message }, { cause: error }) : error;
}
