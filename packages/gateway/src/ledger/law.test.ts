import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLedgerWorld, psp } from '../../test/money/ledger-world.ts';
import { moved } from './ledger.ts';

const world = await openLedgerWorld();
const cash = await world.open(1_000);
const other = await world.open(1_000);
const { transactionId: sealed } = await world.post({ entries: moved({ accountId: cash }, psp, 100) });
const house = await houseId();

async function houseId(): Promise<number> {
  const row = await world.owner
    .selectFrom('account')
    .select('id')
    .where('merchant_id', '=', world.alpha)
    .where('member_id', 'is', null)
    .where('kind', '=', 'PSP')
    .where('unit', '=', 'BRL')
    .executeTakeFirstOrThrow();
  return row.id;
}

const openTxn = `INSERT INTO txn (merchant_id, at, kind, actor) VALUES (${world.alpha}, '2026-11-20T12:00Z', 'test', 'job:test') RETURNING id`;
const entry = (accountId: number, amount: number, txn = `currval('txn_id')`): string =>
  `INSERT INTO entry (txn_id, at, account_id, amount) VALUES (${txn}, '2026-11-20T12:00Z', ${accountId}, ${amount})`;
const asOwner = (accountId: number, amount: number): string => entry(accountId, amount);

/** Attempted writes and the expected refusal. Each is one transaction. */
const attempts: readonly (readonly [name: string, statements: readonly string[], refusal: RegExp])[] = [
  [
    'changes a balance without an entry',
    [`UPDATE account SET balance = balance + 777 WHERE id = ${cash}`],
    /append-only|permission denied/,
  ],
  [
    'changes a balance by ON CONFLICT',
    [
      `INSERT INTO account (merchant_id, member_id, kind, unit) SELECT merchant_id, member_id, kind, unit FROM account WHERE id = ${cash}
         ON CONFLICT (merchant_id, member_id, kind, unit) DO UPDATE SET balance = 777`,
    ],
    /append-only|permission denied/,
  ],
  [
    'gives one contact to two members',
    [`INSERT INTO member_contact SELECT merchant_id, 'email', 'one@law.example', member_id FROM account WHERE id IN (${cash}, ${other})`],
    /duplicate key/,
  ],
  ['turns play money into real money', [`UPDATE account SET unit = 'USD' WHERE id = ${cash}`], /append-only|permission denied/],
  ['changes the owner of an account', [`UPDATE account SET member_id = NULL WHERE id = ${cash}`], /append-only|permission denied/],
  ['lets an account go below zero', [`UPDATE account SET may_go_below = true WHERE id = ${cash}`], /append-only|permission denied/],
  ['removes an account', [`DELETE FROM account WHERE id = ${cash}`], /append-only|permission denied/],
  ['empties the accounts', ['TRUNCATE account CASCADE'], /append-only|permission denied/],
  [
    'opens an account with money in it',
    [
      `INSERT INTO account (merchant_id, member_id, kind, unit, may_go_below, balance)
         SELECT merchant_id, member_id, 'BONUS', unit, false, 777 FROM account WHERE id = ${cash}`,
      `SELECT 1 / (CASE WHEN EXISTS (SELECT FROM account WHERE kind = 'BONUS' AND balance <> 0) THEN 1 ELSE 0 END)`,
    ],
    /division by zero/,
  ],
  [
    'opens a house account for a member',
    [`INSERT INTO account (merchant_id, member_id, kind, unit) SELECT merchant_id, member_id, 'PSP', unit FROM account WHERE id = ${cash}`],
    /cannot have an account of kind/,
  ],
  [
    'opens an account in an unknown unit',
    [
      `INSERT INTO account (merchant_id, member_id, kind, unit) SELECT merchant_id, member_id, 'BONUS', 'ZZZ' FROM account WHERE id = ${cash}`,
    ],
    /unit ZZZ does not exist/,
  ],
  [
    'opens an account for an unknown merchant',
    [`SET LOCAL livery.merchant = '999'`, `INSERT INTO account (merchant_id, kind, unit) VALUES (999, 'PSP', 'BRL')`],
    /merchant 999 does not exist/,
  ],
  [
    'opens an account for a member of another merchant',
    [`INSERT INTO account (merchant_id, member_id, kind, unit) SELECT ${world.alpha}, max(id) + 1, 'BONUS', 'BRL' FROM member`],
    /has no member/,
  ],
  ['removes a member', [`DELETE FROM member WHERE id = (SELECT member_id FROM account WHERE id = ${cash})`], /append-only/],
  ['removes all members', ['TRUNCATE member CASCADE'], /append-only|permission denied/],
  ['removes a merchant that has accounts', [`DELETE FROM merchant WHERE id = ${world.beta}`], /has accounts|append-only|foreign key/],
  ['changes the id of a merchant', [`UPDATE merchant SET id = 999 WHERE id = ${world.beta}`], /append-only|can only be updated to DEFAULT/],
  ['adds an entry to a sealed transaction', [entry(cash, 777, String(sealed)), entry(house, -777, String(sealed))], /sealed/],
  ['changes an entry', [`UPDATE entry SET amount = 777 WHERE txn_id = ${sealed}`], /append-only|permission denied/],
  [
    'changes an entry through its partition',
    [`UPDATE entry_default SET amount = 777 WHERE txn_id = ${sealed}`],
    /append-only|permission denied/,
  ],
  ['removes an entry', [`DELETE FROM entry WHERE txn_id = ${sealed}`], /append-only|permission denied/],
  ['empties the journal', ['TRUNCATE entry'], /append-only|permission denied/],
  ['changes a transaction', [`UPDATE txn SET actor = 'gateway' WHERE id = ${sealed}`], /append-only|permission denied/],
  ['removes a transaction', [`DELETE FROM txn WHERE id = ${sealed}`], /append-only|permission denied/],
  ['writes a transaction without entries', [openTxn], /fewer than two/],
  ['writes a single entry', [openTxn, asOwner(house, 777)], /fewer than two/],
  ['writes entries that do not sum to zero', [openTxn, entry(house, -5), entry(cash, 6)], /sum to zero/],
  [
    'adds an entry after the deferred constraints were checked',
    [openTxn, entry(house, -5), entry(cash, 5), 'SET CONSTRAINTS ALL IMMEDIATE', entry(cash, 777)],
    /sum to zero/,
  ],
  [
    'balances across units',
    [
      openTxn,
      entry(cash, 5),
      `INSERT INTO entry (txn_id, at, account_id, amount) SELECT currval('txn_id'), '2026-11-20T12:00Z', id, -5 FROM account
         WHERE merchant_id = ${world.alpha} AND kind = 'PSP' AND unit = 'PLAY'`,
    ],
    /sum to zero/,
  ],
  ['overdraws an account', [openTxn, entry(cash, -1_000_000), entry(house, 1_000_000)], /account_covers/],
  [
    'hides an entry with ON CONFLICT',
    [
      openTxn,
      entry(house, -5),
      entry(cash, 5),
      `INSERT INTO entry (txn_id, position, at, account_id, amount) VALUES (currval('txn_id'), 1, '2026-11-20T12:00Z', ${other}, 777) ON CONFLICT DO NOTHING`,
    ],
    /sum to zero/,
  ],
  [
    'sets the balance of an entry',
    [
      openTxn,
      entry(house, -5),
      `INSERT INTO entry (txn_id, at, account_id, amount, balance_after) VALUES (currval('txn_id'), '2026-11-20T12:00Z', ${cash}, 5, 777)`,
      `SELECT 1 / (CASE WHEN EXISTS (SELECT FROM entry WHERE balance_after = 777) THEN 1 ELSE 0 END)`,
    ],
    /division by zero/,
  ],
  ['changes a unit', [`UPDATE unit SET digits = 0`], /append-only|permission denied/],
  ['lets an account kind go below zero', [`UPDATE account_kind SET may_go_below = true`], /append-only|permission denied/],
  ['writes a house balance', [`INSERT INTO house_balance VALUES (${house}, ${world.alpha}, 777)`], /append-only|permission denied/],
  ['folds beyond the last posted transaction', [`INSERT INTO ledger_fold VALUES (2000000000, now())`], /a fold cannot end/],
  [
    'folds backwards',
    [`INSERT INTO ledger_fold VALUES (1, now())`, `INSERT INTO ledger_fold VALUES (1, now())`],
    /duplicate|a fold cannot end/,
  ],
  [
    'records a reversal that does not exist',
    [`INSERT INTO txn_reversal VALUES (${world.alpha}, ${sealed}, ${sealed})`],
    /append-only|permission denied/,
  ],
  [
    'closes a window before a closed one',
    [
      `INSERT INTO settlement_window (merchant_id, name, ends_at, through_txn, closed_at) VALUES (${world.alpha}, 'law', '2026-11-21', 5, now())`,
      `INSERT INTO settlement_window (merchant_id, name, ends_at, through_txn, closed_at) VALUES (${world.alpha}, 'law', '2026-11-20', 5, now())`,
    ],
    /ends before a closed one/,
  ],
  [
    'moves a member in the tree',
    [`UPDATE member SET parent_id = id WHERE merchant_id = ${world.alpha}`],
    /the tree cannot be changed directly/,
  ],
  ['changes the tree directly', [`DELETE FROM lineage_ancestor`], /the tree cannot be changed directly|permission denied/],
];

describe.each(['runtime', 'owner'] as const)('the ledger rules, for the %s', (who) => {
  let client: pg.Client;
  let before: unknown;

  const books = async (): Promise<unknown> =>
    (
      await Promise.all(
        ['account', 'txn', 'entry', 'house_balance', 'ledger_fold', 'txn_reversal', 'lineage', 'unit', 'account_kind'].map((table) =>
          world.owner
            .selectFrom(table as 'account')
            .selectAll()
            .execute(),
        ),
      )
    ).map((rows) => rows.map((row) => JSON.stringify(row)).toSorted());

  beforeAll(async () => {
    client = new pg.Client({ connectionString: world.url, ...(who === 'runtime' ? { options: '-c role=livery_runtime' } : {}) });
    await client.connect();
    await client.query(`SET livery.merchant = '${world.alpha}'`);
    before = await books();
  });

  afterAll(() => client.end());

  it.each(attempts)('refuses a caller who %s', async (_name, statements, refusal) => {
    await client.query('BEGIN');
    const attempt = async (): Promise<void> => {
      for (const statement of statements) await client.query(statement);
      await client.query('COMMIT');
    };
    await expect(attempt()).rejects.toThrow(refusal);
    await client.query('ROLLBACK');
    expect(await books()).toEqual(before);
  });

  it('accepts a correct posting', async () => {
    await client.query('BEGIN');
    for (const statement of [openTxn, entry(house, -5), entry(cash, 5)]) await client.query(statement);
    await client.query('COMMIT');
    await client.query('BEGIN');
    for (const statement of [openTxn, entry(house, 5), entry(cash, -5)]) await client.query(statement);
    await client.query('COMMIT');
    before = await books();
    expect(await world.balanceOf(cash)).toBe(900);
  });
});
