import { exitCode } from '../errors/exit-codes.ts';
import { addAccountFor, type AccountRequest } from '../services/account.ts';
import { print, sayWarnings } from '../terminal/terminal.ts';
import { printDocument } from '../json/print-document.ts';

export async function runAccount(
  _action: 'add',
  brand: string,
  account: string,
  { json = false, ...request }: AccountRequest & { json?: boolean },
): Promise<number> {
  const { warnings, ...added } = await addAccountFor(process.cwd(), brand, account, request);
  sayWarnings(warnings);
  if (json) printDocument('account', { ...added });
  else print(`${added.account}  added to ${added.brand}`);
  return exitCode.fine;
}
