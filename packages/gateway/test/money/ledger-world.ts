import { afterAll } from 'vitest';
import { connectLogin, connectRuntime } from '../../src/database/database.ts';
import type { GatewayDatabase } from '../../src/database/schema.ts';
import { Tenants } from '../../src/database/tenants.ts';
import { openMemberAccount, type LedgerTransaction, type MemberAccountKind } from '../../src/ledger/accounts.ts';
import { moved, post, type Posted, type Posting } from '../../src/ledger/ledger.ts';
import { createTestDatabase } from '../postgres/test-database.ts';

export interface LedgerWorld {
  readonly url: string;
  readonly tenants: Tenants;
  /** As the owner of the tables. */
  readonly owner: GatewayDatabase;
  /** ALPHA and BETA. */
  readonly alpha: number;
  readonly beta: number;
  /** Opens an account of a new member and funds it. */
  readonly open: (balance?: number, account?: { kind?: MemberAccountKind; unit?: string; merchantId?: number }) => Promise<number>;
  readonly post: (posting: Omit<Posting, 'merchantId' | 'kind' | 'actor' | 'at'> & Partial<Posting>) => Promise<Posted>;
  readonly balanceOf: (accountId: number) => Promise<number | null>;
}

const racers = 64;
export const moment = new Date('2026-11-20T12:00:00Z');
export const psp = { house: 'PSP', unit: 'BRL' } as const;

/** A seeded database with enough connections for 64 racers, dropped after the file's last test. */
export async function openLedgerWorld(): Promise<LedgerWorld> {
  const database = await createTestDatabase();
  // Even one login can take a busy machine longer than a call waits.
  const tenants = new Tenants(connectRuntime(database.url, 128, 20_000));
  const owner = connectLogin(database.url).db;
  afterAll(async () => {
    await Promise.all([tenants.close(), owner.destroy()]);
    await database.drop();
  });
  const merchants = await owner.selectFrom('merchant').select(['id', 'code']).orderBy('code').execute();
  const [alpha, beta] = merchants.map(({ id }) => id) as [number, number];
  // Opens the connections in advance, so that racers start at the same time.
  const opened: Awaited<ReturnType<Tenants['connect']>>[] = [];
  while (opened.length < racers) opened.push(await tenants.connect(alpha));
  for (const client of opened) client.release();
  let serial = 0;

  const write = (trx: LedgerTransaction, posting: Parameters<LedgerWorld['post']>[0]): Promise<Posted> =>
    post(trx, { merchantId: alpha, kind: 'grant', actor: 'job:test', at: moment, ...posting });
  return {
    url: database.url,
    tenants,
    owner,
    alpha,
    beta,
    open: (balance = 0, { kind = 'CASH', unit = 'BRL', merchantId = alpha } = {}) =>
      tenants.transaction(merchantId, async (trx) => {
        serial += 1;
        const member = {
          merchant_id: merchantId,
          username: `ledger${serial}`,
          nickname: 'L',
          type: 0,
          parent_id: null,
          created_at: moment,
        };
        const { id } = await trx
          .insertInto('member')
          .values({ ...member, state: 'active' })
          .returning('id')
          .executeTakeFirstOrThrow();
        const accountId = await openMemberAccount(trx, { merchantId, memberId: id, kind, unit });
        if (balance > 0) await write(trx, { merchantId, entries: moved({ house: 'PSP', unit }, { accountId }, balance) });
        return accountId;
      }),
    post: (posting) => tenants.transaction(posting.merchantId ?? alpha, (trx) => write(trx, posting)),
    balanceOf: async (accountId) =>
      (await owner.selectFrom('account').select('balance').where('id', '=', accountId).executeTakeFirstOrThrow()).balance,
  };
}
