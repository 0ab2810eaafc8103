import os from 'node:os';
import { text } from 'node:stream/consumers';
import { isCancel, password as askPassword } from '@clack/prompts';
import { cliError } from '../errors/cli-error.ts';
import { isInteractive } from '../terminal/terminal.ts';
import { requireDatabase } from './database.ts';
import { loadGateway, toGatewayError } from '../gateway/load-gateway.ts';
import { requireBrand } from '../project/one-brand.ts';

export interface AccountRequest {
  databaseUrl?: string;
}

export interface AddedAccount {
  brand: string;
  merchant: string;
  account: string;
  warnings: string[];
}

/** Adds a player's account to a brand's merchant; the password comes by standard input or is asked for, and stands in no list of processes. */
export async function addAccountFor(
  cwd: string,
  brandCode: string,
  account: string,
  { databaseUrl }: AccountRequest,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<AddedAccount> {
  const { value, warnings } = requireDatabase({ given: databaseUrl, flag: '--database-url', variable: 'LIVERY_DATABASE_URL', environment });
  const { brand } = await requireBrand(cwd, brandCode, {}, 'merchant');
  const { addAccount } = await loadGateway();
  const password = await readPassword();
  try {
    await addAccount(value, {
      merchantCode: brand.merchantCode,
      account,
      password,
      operator: `${os.userInfo().username}@${os.hostname()}`,
    });
    return { brand: brand.code, merchant: brand.merchantCode, account, warnings };
  } catch (error) {
    throw toGatewayError(error, 'account');
  }
}

async function readPassword(): Promise<string> {
  if (process.stdin.isTTY !== true) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const given = isInteractive() ? await askPassword({ message: 'The password of the account', output: process.stderr }) : '';
  if (typeof given === 'string' && given !== '' && !isCancel(given)) return given;
  throw cliError('MissingValue', { case: 'password' });
}
