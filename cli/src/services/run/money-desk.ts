import type { MoneyDesk } from '@livery/gateway';
import { currencies, type Currency } from '@livery/contract/money';
import { cliError } from '../../errors/cli-error.ts';
import { requireDatabase } from './database.ts';
import { loadGateway, toGatewayError } from '../../gateway/load-gateway.ts';
import { requireBrand } from '../../project/one-brand.ts';
import { readPaymentSettings } from '../../gateway/payment-settings.ts';

export interface MoneyRequest {
  databaseUrl?: string;
  operator?: string;
  reason?: string;
  after?: string;
  dryRun?: boolean;
}

export const pageLength = 50;

/** Connects to a merchant's money with the gateway's own login, runs `work`, and disconnects. */
export async function withMoneyDesk<Result>(
  cwd: string,
  brandCode: string,
  { databaseUrl, operator = '' }: MoneyRequest,
  work: (desk: MoneyDesk) => Promise<Result>,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<{ brand: string; warnings: string[]; result: Result }> {
  const { value, warnings } = requireDatabase({ given: databaseUrl, flag: '--database-url', variable: 'LIVERY_DATABASE_URL', environment });
  const payments = readPaymentSettings(environment);
  const [lack] = payments.problems;
  if (lack !== undefined) throw cliError('BadPayments', lack);
  const { brand } = await requireBrand(cwd, brandCode, {}, 'merchant');
  const { openMoneyDesk } = await loadGateway();
  try {
    const desk = await openMoneyDesk({ databaseUrl: value, merchantCode: brand.merchantCode, operator, payments: payments.settings });
    const result = await work(desk).finally(() => desk.close());
    return { brand: brand.code, warnings: [...warnings, ...payments.warnings], result };
  } catch (error) {
    throw toGatewayError(error, 'money');
  }
}

/** The number of the withdrawal or deposit, and the person who acts. */
export function requireAct(
  id: string | undefined,
  { operator, reason }: MoneyRequest,
  wantsReason: boolean,
): { id: string; reason?: string } {
  if (id === undefined) throw cliError('MissingValue', { case: 'number' });
  if (operator === undefined || operator.trim() === '') throw cliError('MissingValue', { case: 'operator' });
  if (wantsReason && (reason ?? '').trim() === '') throw cliError('MissingValue', { case: 'reason' });
  return { id, ...(reason === undefined ? {} : { reason }) };
}

/** For a dry run: checks that a list contains the item. @throws MoneyRefused */
export async function requireListed<Item>(
  read: (page: { limit: number; after?: string }) => Promise<{ items: readonly Item[]; next: string | null }>,
  isWanted: (item: Item) => boolean,
): Promise<void> {
  let after: string | null | undefined;
  while (after !== null) {
    const { items, next } = await read({ limit: pageLength, ...(after === undefined ? {} : { after }) });
    if (items.some(isWanted)) return;
    after = next;
  }
  const { MoneyRefused } = await loadGateway();
  throw new MoneyRefused('Nothing with that number waits.');
}

/** An amount of minor units in readable form: `12.50 EUR`. */
export function amountText(amount: number, unit: string): string {
  const digits = Object.hasOwn(currencies, unit) ? currencies[unit as Currency].digits : 2;
  return `${(amount / 10 ** digits).toFixed(digits)} ${unit}`;
}
