import { exitCode } from '../errors/exit-codes.ts';
import { addAccountFor, type AccountRequest } from '../services/account.ts';
import { print, printJson, sayWarnings } from '../terminal/terminal.ts';

export async function runAccount(
  _action: 'add',
  brand: string,
  account: string,
  { json = false, ...request }: AccountRequest & { json?: boolean },
): Promise<number> {
  const { warnings, ...added } = await addAccountFor(process.cwd(), brand, account, request);
  sayWarnings(warnings);
  if (json) printJson({ version: 1, ...added });
  else print(`${added.account}  added to ${added.brand}`);
  return exitCode.fine;
}
