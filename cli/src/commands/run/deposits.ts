import type { MoneyDesk } from '@livery/gateway';
import { exitCode } from '../../errors/exit-codes.ts';
import { amountText, pageLength, requireAct, requireListed, withMoneyDesk, type MoneyRequest } from '../../services/run/money-desk.ts';
import { tableOf } from '../../terminal/table.ts';
import { print, say, sayWarnings } from '../../terminal/terminal.ts';
import { printDocument } from '../../json/print-document.ts';

type Action = 'list' | 'credit' | 'refuse';
type Options = MoneyRequest & { json?: boolean };

export function runDeposits(action: Action, brand: string, id: string | undefined, options: Options): Promise<number> {
  return action === 'list' ? list(brand, options) : settle(action, brand, id, options);
}

async function list(code: string, { json = false, after, ...request }: Options): Promise<number> {
  const page = { state: 'review', limit: pageLength, ...(after === undefined ? {} : { after }) } as const;
  const { brand, warnings, result } = await withMoneyDesk(process.cwd(), code, request, (desk) => desk.deposits(page));
  sayWarnings(warnings);
  const { items, next } = result;
  if (json) printDocument('deposits', { brand, items, next });
  else {
    const rows = items.map(({ id, account, amount, unit, paidAmount, paidUnit, createdAt }) => [
      id,
      account,
      `asked ${amountText(amount, unit)}`,
      paidAmount === null || paidUnit === null ? 'paid nothing' : `paid ${amountText(paidAmount, paidUnit)}`,
      createdAt,
    ]);
    for (const line of tableOf(rows)) print(line);
    if (items.length === 0) say('Nothing is in review.');
    if (next !== null) say(`More: --after ${next}`);
  }
  return exitCode.fine;
}

async function settle(verdict: Exclude<Action, 'list'>, code: string, given: string | undefined, options: Options): Promise<number> {
  const { json = false, dryRun = false } = options;
  const { id, reason } = requireAct(given, options, verdict === 'refuse');
  const work = (desk: MoneyDesk): Promise<void> =>
    dryRun
      ? requireListed(
          (page) => desk.deposits({ state: 'review', ...page }),
          (item) => item.id === id,
        )
      : desk.settle({ id, verdict, ...(reason === undefined ? {} : { reason }) });
  const { brand, warnings } = await withMoneyDesk(process.cwd(), code, options, work);
  sayWarnings(warnings);
  const done = verdict === 'credit' ? 'credited' : 'refused';
  if (json) printDocument('deposits', { brand, id, verdict, written: !dryRun });
  else print(`${id}  ${dryRun ? `would be ${done}` : done}`);
  return exitCode.fine;
}
