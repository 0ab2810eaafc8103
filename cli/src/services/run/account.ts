import os from 'node:os';
import { requireDatabase } from './database.ts';
import { loadGateway, toGatewayError } from '../../gateway/load-gateway.ts';
import { requireBrand } from '../../project/one-brand.ts';

export interface AccountRequest {
  databaseUrl?: string;
}

export interface AddedAccount {
  brand: string;
  merchant: string;
  account: string;
  warnings: string[];
}

/** Adds a player's account to a brand's merchant. Asks for the password only after the brand is found. */
export async function addAccountFor(
  cwd: string,
  brandCode: string,
  account: string,
  { databaseUrl }: AccountRequest,
  readPassword: () => Promise<string>,
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
