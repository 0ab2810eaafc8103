import { connectLogin } from '#database/database.ts';
import { expectAnswer } from '#database/expect-answer.ts';
import { openMemberAccount } from '#ledger/accounts.ts';
import { recordAct } from '#observe/audit-log.ts';
import { hashPassword, passwordQueue } from '#identity/password.ts';
import { workFor } from '#database/tenants.ts';
import { findMerchantForAccount, insertPlayer } from './add-account.repo.ts';
import { demoPassword } from './demo-accounts.seed.ts';

export interface NewAccount {
  readonly merchantCode: string;
  /** The owner's login name. */
  readonly account: string;
  readonly password: string;
  /** The operator's login name and machine, for the audit log. */
  readonly operator: string;
}

/** An account that cannot be added. `message` is one sentence for the caller. */
export class AccountRefused extends Error {
  override readonly name = 'AccountRefused';
}

const accountName = /^[a-z\d][a-z\d._-]{2,31}$/;
const shortestPassword = 10;
const longestPassword = 128;

/**
 * Adds a player's account with an empty balance, for operators whose players cannot register themselves yet.
 *
 * @throws AccountRefused, DatabaseUnusable
 */
export async function addAccount(databaseUrl: string, { merchantCode, account, password, operator }: NewAccount): Promise<{ id: number }> {
  refuseUnfit(account, password);
  const { db, pool } = connectLogin(databaseUrl);
  try {
    await expectAnswer(pool);
    const merchant = await findMerchantForAccount(db, merchantCode);
    if (merchant === null)
      throw new AccountRefused(`The database has no merchant ${merchantCode}: start the gateway once, which brings its brands.`);
    const passwordHash = await passwordQueue.admit((place) => hashPassword(password, place));
    return await db.transaction().execute(async (trx) => {
      await workFor(trx, merchant.id);
      const id = await insertPlayer(trx, { merchantId: merchant.id, username: account, passwordHash });
      if (id === null) throw new AccountRefused(`${merchantCode} has an account ${account} already.`);
      await openMemberAccount(trx, { merchantId: merchant.id, memberId: id, kind: 'CASH', unit: merchant.currency });
      const who = { actor: `operator:${operator}`, requestId: null } as const;
      await recordAct(trx, { by: who, act: 'account.add', merchantId: merchant.id, subject: account, details: {} });
      return { id };
    });
  } finally {
    await db.destroy();
  }
}

function refuseUnfit(account: string, password: string): void {
  if (!accountName.test(account))
    throw new AccountRefused(
      `${JSON.stringify(account)} is no name of an account: 3 to 32 small letters, digits, dots, hyphens and underscores.`,
    );
  if (password.length < shortestPassword || password.length > longestPassword)
    throw new AccountRefused(
      `The password has ${password.length} characters: ${shortestPassword} are the least, ${longestPassword} the most.`,
    );
  if (password === demoPassword || password.toLowerCase().includes(account) || new Set(password).size < 5)
    throw new AccountRefused('This password is too easy to guess: it is published, holds the account’s name or repeats few characters.');
}
