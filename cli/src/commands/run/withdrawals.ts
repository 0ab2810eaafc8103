import type { MoneyDesk } from '@livery/gateway';
import { cliError } from '../../errors/cli-error.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { amountText, pageLength, requireAct, requireListed, withMoneyDesk, type MoneyRequest } from '../../services/run/money-desk.ts';
import { tableOf } from '../../terminal/table.ts';
import { print, say, sayWarnings } from '../../terminal/terminal.ts';
import { printDocument } from '../../json/print-document.ts';

type Action = 'list' | 'approve' | 'reject' | 'paid';
type Options = MoneyRequest & { part?: 'queue' | 'cases' | 'paid' | 'closed'; json?: boolean };

const moves = { approve: 'approved', reject: 'rejected', paid: 'paid' } as const;

export function runWithdrawals(action: Action, brand: string, id: string | undefined, options: Options): Promise<number> {
  return action === 'list' ? list(brand, options) : move(action, brand, id, options);
}

async function list(code: string, { json = false, part = 'queue', after, ...request }: Options): Promise<number> {
  const page = { part, limit: pageLength, ...(after === undefined ? {} : { after }) };
  const { brand, warnings, result } = await withMoneyDesk(process.cwd(), code, request, (desk) => desk.withdrawals(page));
  sayWarnings(warnings);
  const { items, next } = result;
  if (json) printDocument('withdrawals', { brand, items, next });
  else {
    const rows = items.map(({ withdrawalId, account, state, amount, arrives, unit, destination, steps }) => [
      String(withdrawalId),
      account,
      state,
      amountText(amount, unit),
      `${amountText(arrives, unit)} to ${destination.holder}, ${[destination.institution, destination.number].filter((text) => text !== '').join(' ')}`,
      steps.at(-1)?.at ?? '',
    ]);
    for (const line of tableOf(rows)) print(line);
    if (items.length === 0) say('Nothing waits.');
    if (next !== null) say(`More: --after ${next}`);
  }
  return exitCode.fine;
}

async function move(action: Exclude<Action, 'list'>, code: string, given: string | undefined, options: Options): Promise<number> {
  const { json = false, dryRun = false } = options;
  const { id, reason } = requireAct(given, options, action === 'reject');
  const withdrawalId = Number(id);
  if (!Number.isSafeInteger(withdrawalId) || withdrawalId <= 0) throw cliError('BadValue', { case: 'withdrawal', id });
  const to = moves[action];
  const work = (desk: MoneyDesk): Promise<void> =>
    dryRun
      ? requireListed(
          (page) => desk.withdrawals({ part: 'queue', ...page }),
          (item) => item.withdrawalId === withdrawalId,
        )
      : desk.move({ withdrawalId, to, ...(reason === undefined ? {} : { reason }) });
  const { brand, warnings } = await withMoneyDesk(process.cwd(), code, options, work);
  sayWarnings(warnings);
  if (json) printDocument('withdrawals', { brand, withdrawalId, state: to, written: !dryRun });
  else print(`${withdrawalId}  ${dryRun ? `would be ${to}` : to}`);
  return exitCode.fine;
}
