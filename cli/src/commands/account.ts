import { exitCode } from '../exit-codes.ts';
import { addAccountFor, type AccountRequest } from '../services/account.ts';
import { print, printJson, say, styled } from '../terminal.ts';

export async function runAccount(
  _action: 'add',
  brand: string,
  account: string,
  { json = false, ...request }: AccountRequest & { json?: boolean },
): Promise<number> {
  const { warnings, ...added } = await addAccountFor(process.cwd(), brand, account, request);
  for (const warning of warnings) say(`${styled('yellow', 'Note:', process.stderr)} ${warning}`);
  if (json) printJson({ version: 1, ...added });
  else print(`${added.account}  added to ${added.brand}`);
  return exitCode.fine;
}
