import type { ControlValueOf } from '@livery/contract/control/shapes';
import { cliError } from '../../errors/cli-error.ts';
import { ControlRefused, openControl, type AskControl, type ControlledGateway } from '../../gateway/control-calls.ts';
import { ignoreProgress, type Progress } from '../../terminal/progress.ts';

export interface SettleRequest extends ControlledGateway {
  /** The code of a merchant or of its brand; all merchants of the gateway when absent. */
  merchant?: string;
  onProgress?: Progress;
}

interface OfMerchant {
  readonly brand: string;
  readonly merchant: string;
}

export type SettledMerchant = OfMerchant & ControlValueOf<'runSettlement'>;
export type TriedMerchant = OfMerchant & ControlValueOf<'drySettlement'>;
export type ExplainedLine = OfMerchant & ControlValueOf<'settlementLine'>;

/**
 * Settles everything due in agents' contracts. Running it twice pays nothing twice.
 *
 * @throws CliError NoControl, SettlementRefused
 */
export async function settleFor(cwd: string, request: SettleRequest): Promise<SettledMerchant[]> {
  const settled = await forEach(cwd, request, 'Settling', (ask, merchant) => ask('runSettlement', {}, merchant));
  const windows = settled.flatMap((each) => each.windows);
  if (windows.length > 0 && windows.every(({ isBusy }) => isBusy)) throw cliError('SettlementRefused', { case: 'running' });
  return settled;
}

/**
 * The amounts that uncalculated windows would have now.
 *
 * @throws CliError NoControl, SettlementRefused
 */
export function tryFor(cwd: string, request: SettleRequest): Promise<TriedMerchant[]> {
  return forEach(cwd, request, 'Calculating', (ask, merchant) => ask('drySettlement', {}, merchant));
}

/**
 * A line of any merchant, with its explanation.
 *
 * @throws CliError NoControl, SettlementRefused
 */
export async function explainFor(cwd: string, line: number, request: SettleRequest): Promise<ExplainedLine> {
  const ask = await openControl(cwd, request);
  for (const { merchant, brand } of await chosenMerchants(ask, request.merchant)) {
    const found = await ask('settlementLine', { line }, merchant).catch((error: unknown) => {
      if (error instanceof ControlRefused && error.code === 'NOT_FOUND') return null;
      throw refusalOf(error, merchant);
    });
    if (found !== null) return { brand, merchant, ...found };
  }
  throw cliError('SettlementRefused', { case: 'line', line });
}

async function forEach<Value>(
  cwd: string,
  { onProgress = ignoreProgress, ...request }: SettleRequest,
  doing: string,
  call: (ask: AskControl, merchant: string) => Promise<Value>,
): Promise<(OfMerchant & Value)[]> {
  const ask = await openControl(cwd, request);
  const merchants = await chosenMerchants(ask, request.merchant);
  const answers: (OfMerchant & Value)[] = [];
  for (const { brand, merchant } of merchants) {
    onProgress(`${doing} ${brand}`, { done: answers.length, of: merchants.length });
    const answer = await call(ask, merchant).catch((error: unknown) => {
      throw refusalOf(error, merchant);
    });
    answers.push({ brand, merchant, ...answer });
  }
  return answers;
}

async function chosenMerchants(ask: AskControl, asked: string | undefined): Promise<OfMerchant[]> {
  const { merchants } = await ask('health', {}, null);
  const all = merchants.map(({ code, brand }) => ({ brand, merchant: code }));
  const chosen = asked === undefined ? all : all.filter(({ brand, merchant }) => brand === asked || merchant === asked);
  if (asked !== undefined && chosen.length === 0)
    throw cliError('SettlementRefused', { case: 'merchant', merchant: asked, known: all.map(({ brand }) => brand) });
  return chosen;
}

function refusalOf(error: unknown, merchant: string): unknown {
  return error instanceof ControlRefused
    ? cliError('SettlementRefused', { case: 'refused', merchant, code: error.code }, { cause: error })
    : error;
}
