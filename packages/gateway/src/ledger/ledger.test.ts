import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../database/database.ts';
import type { GatewayDatabase } from '../database/schema.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { openHouseAccount, openMemberAccount } from './accounts.ts';
import { postTransaction, type LedgerEntry, type PostingResult } from './ledger.ts';

const racers = 64;
const at = new Date('2026-11-20T12:00:00Z');

let database: TestDatabase;
let db: GatewayDatabase;
let merchantId: number;
let house: number;
let cash: number;
let serial = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = connect(database.url, racers));
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Every test has a member of its own with 1,000 minor units. */
beforeEach(async () => {
  const merchant = await db.selectFrom('merchant').select('id').where('code', '=', 'ALPHA').executeTakeFirstOrThrow();
  merchantId = merchant.id;
  serial += 1;
  const { id: memberId } = await db
    .insertInto('member')
    .values({
      merchant_id: merchantId,
      account: `ledger${serial}`,
      nickname: 'L',
      type: 0,
      state: 'active',
      parent_id: null,
      password_hash: '',
      password_expires_at: null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (trx) => {
    house = await openHouseAccount(trx, merchantId, 'PSP', 'BRL');
    cash = await openMemberAccount(trx, { merchantId, memberId, kind: 'CASH', unit: 'BRL' });
  });
  await post(`fund:${serial}`, move(house, cash, 1_000));
});

const move = (from: number, to: number, amount: number): LedgerEntry[] => [
  { accountId: from, amount: -amount },
  { accountId: to, amount },
];

async function post(
  idempotencyKey: string,
  entries: LedgerEntry[] | (() => Promise<LedgerEntry[]>),
  request?: unknown,
): Promise<PostingResult<{ balance: number; serial: number }>> {
  return db.transaction().execute((trx) =>
    postTransaction(trx, {
      merchantId,
      kind: 'test',
      idempotencyKey,
      at,
      entries,
      ...(request === undefined ? {} : { request }),
      response: ({ balances, transactionId }) => ({ balance: balances.get(cash) ?? 0, serial: transactionId }),
    }),
  );
}

async function balanceOf(accountId: number): Promise<number> {
  return (await db.selectFrom('account').select('balance').where('id', '=', accountId).executeTakeFirstOrThrow()).balance;
}

describe('money', () => {
  it('is never paid out twice when 64 connections race for one balance', async () => {
    const racing = Array.from({ length: racers }, (_, index) => post(`race:${serial}:${index}`, move(cash, house, 300)));
    const outcomes = await Promise.allSettled(racing);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect(await balanceOf(cash)).toBe(100);
  });

  it('moves both ways between 64 connections without a deadlock, since accounts are locked in the order of their ids', async () => {
    const racing = Array.from({ length: racers }, (_, index) =>
      post(`ways:${serial}:${index}`, index % 2 === 0 ? move(cash, house, 1) : move(house, cash, 1)),
    );
    await Promise.all(racing);
    expect(await balanceOf(cash)).toBe(1_000);
  });

  it('cannot pay for a stake with the win of the same posting', async () => {
    const spin = [...move(cash, house, 1_001), ...move(house, cash, 5_000)];
    await expect(post(`spin:${serial}`, spin)).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    await post(`spin2:${serial}`, [...move(cash, house, 1_000), ...move(house, cash, 5_000)]);
    expect(await balanceOf(cash)).toBe(5_000);
  });

  it('keeps every cached balance equal to its entries, and every unit at zero in all', async () => {
    await post(`sum:${serial}`, move(cash, house, 250));
    const drifted = await sql<{
      id: number;
    }>`SELECT account.id FROM account LEFT JOIN entry ON entry.account_id = account.id GROUP BY account.id HAVING account.balance <> COALESCE(sum(amount), 0)`.execute(
      db,
    );
    expect(drifted.rows).toEqual([]);
    const sums = await sql<{ sum: number }>`SELECT sum(balance)::bigint AS sum FROM account GROUP BY merchant_id, unit`.execute(db);
    expect(sums.rows.length).toBeGreaterThan(0);
    for (const { sum } of sums.rows) expect(sum).toBe(0);
  });

  it('refuses fractions and amounts that lose digits', async () => {
    await expect(post(`fraction:${serial}`, move(cash, house, 0.5))).rejects.toThrow(RangeError);
    await expect(post(`huge:${serial}`, move(house, cash, 2 ** 53))).rejects.toThrow(RangeError);
  });
});

describe('an idempotency key', () => {
  it('moves money once when 64 connections send it at once, and gives all the same answer', async () => {
    const racing = Array.from({ length: racers }, () => post(`once:${serial}`, move(cash, house, 400)));
    const results = await Promise.all(racing);
    expect(results.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
    expect(new Set(results.map(({ response }) => JSON.stringify(response))).size).toBe(1);
    expect(await balanceOf(cash)).toBe(600);
  });

  it('is refused for another request', async () => {
    await post(`other:${serial}`, move(cash, house, 100));
    await expect(post(`other:${serial}`, move(cash, house, 200))).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(await balanceOf(cash)).toBe(900);
  });

  it('does not run the work again that decides the entries', async () => {
    let draws = 0;
    const draw = async (): Promise<LedgerEntry[]> => {
      draws += 1;
      return move(cash, house, 10 * draws);
    };
    await post(`draw:${serial}`, draw, { stake: 10 });
    const again = await post(`draw:${serial}`, draw, { stake: 10 });
    expect({ draws, ...again }).toMatchObject({ draws: 1, isRepeated: true, response: { balance: 990 } });
    await expect(post(`draw:${serial}`, draw, { stake: 20 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  it('is free again after a refusal', async () => {
    await expect(post(`free:${serial}`, move(cash, house, 2_000))).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    await post(`fund2:${serial}`, move(house, cash, 1_000));
    expect((await post(`free:${serial}`, move(cash, house, 2_000))).response.balance).toBe(0);
  });
});

describe('the database itself', () => {
  it('refuses a transaction whose entries do not sum to zero', async () => {
    await expect(
      post(`skew:${serial}`, [
        { accountId: house, amount: -5 },
        { accountId: cash, amount: 6 },
      ]),
    ).rejects.toThrow(/sum to zero/);
  });

  it('refuses a transaction that balances only across units', async () => {
    const play = await db.transaction().execute((trx) => openHouseAccount(trx, merchantId, 'PROMO', 'PLAY'));
    await expect(post(`units:${serial}`, move(play, cash, 5))).rejects.toThrow(/sum to zero/);
  });

  it('refuses a transaction with a single entry', async () => {
    const lonely = db.transaction().execute((trx) =>
      trx
        .insertInto('txn')
        .values({
          merchant_id: merchantId,
          kind: 'test',
          reference: null,
          idempotency_key: `lonely:${serial}`,
          request_hash: Buffer.alloc(0),
          response: '{}',
          created_at: at,
        })
        .execute(),
    );
    await expect(lonely).rejects.toThrow(/fewer than two entries/);
  });

  it('refuses a negative balance of a member, whoever writes it', async () => {
    await expect(db.updateTable('account').set({ balance: -1 }).where('id', '=', cash).execute()).rejects.toThrow(/check/i);
  });

  it('refuses to change, add to or erase what is sealed', async () => {
    const { response } = await post(`sealed:${serial}`, move(cash, house, 1));
    await expect(db.updateTable('entry').set({ amount: 2 }).where('txn_id', '=', response.serial).execute()).rejects.toThrow(/append-only/);
    await expect(db.deleteFrom('entry').where('txn_id', '=', response.serial).execute()).rejects.toThrow(/append-only/);
    await expect(db.updateTable('txn').set({ response: '{}' }).where('id', '=', response.serial).execute()).rejects.toThrow(/sealed/);
    await expect(db.deleteFrom('txn').where('id', '=', response.serial).execute()).rejects.toThrow(/append-only/);
    await expect(sql`TRUNCATE entry`.execute(db)).rejects.toThrow(/append-only/);
    await expect(db.insertInto('entry').values({ txn_id: response.serial, account_id: cash, amount: 1 }).execute()).rejects.toThrow(
      /open transaction/,
    );
  });

  it('refuses entries on the accounts of another merchant', async () => {
    const foreign = await db
      .selectFrom('account')
      .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
      .select('account.id')
      .where('merchant.code', '=', 'BETA')
      .executeTakeFirstOrThrow();
    await expect(post(`foreign:${serial}`, move(foreign.id, cash, 1))).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  });
});
