import { text } from 'node:stream/consumers';
import { isCancel, password as askPassword } from '@clack/prompts';
import { cliError } from '../../errors/cli-error.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { addAccountFor, type AccountRequest } from '../../services/run/account.ts';
import { isInteractive, print, sayWarnings } from '../../terminal/terminal.ts';
import { printDocument } from '../../json/print-document.ts';

export async function runAccount(
  _action: 'add',
  brand: string,
  account: string,
  { json = false, ...request }: AccountRequest & { json?: boolean },
): Promise<number> {
  const { warnings, ...added } = await addAccountFor(process.cwd(), brand, account, request, readPassword);
  sayWarnings(warnings);
  if (json) printDocument('account', { ...added });
  else print(`${added.account}  added to ${added.brand}`);
  return exitCode.fine;
}

/** Read from standard input or a prompt, because every user of the machine can see command lines. */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY !== true) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const given = isInteractive() ? await askPassword({ message: 'The password of the account', output: process.stderr }) : '';
  if (typeof given === 'string' && given !== '' && !isCancel(given)) return given;
  throw cliError('MissingValue', { case: 'password' });
}
