import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openLedgerWorld, psp } from '../../test/money/ledger-world.ts';
import { moved } from './ledger.ts';
import { makeLedgerPartitions } from './partitions.ts';

const world = await openLedgerWorld();

it('keeps each month’s journal in a separate partition, under the same rules', async () => {
  const cash = await world.open(1_000);
  const db = world.tenants.of(null);
  await Promise.all([
    makeLedgerPartitions(db, new Date('2031-11-15T00:00:00Z')),
    makeLedgerPartitions(db, new Date('2031-11-15T00:00:00Z')),
  ]);
  for (const [at, partition] of [
    ['2031-11-30T23:59:59Z', 'entry_default'],
    ['2031-12-01T00:00:00Z', 'entry_2031_12'],
    ['2032-02-29T23:59:59Z', 'entry_2032_02'],
  ] as const) {
    const { transactionId } = await world.post({ at: new Date(at), entries: moved({ accountId: cash }, psp, 100) });
    const { rows } = await sql<{ partition: string }>`
      SELECT DISTINCT tableoid::regclass::text AS partition FROM entry WHERE txn_id = ${transactionId}`.execute(world.owner);
    expect(rows).toEqual([{ partition }]);
    await expect(sql`UPDATE ${sql.table(partition)} SET amount = 777`.execute(world.owner)).rejects.toThrow(/append-only/);
  }
  expect(await world.balanceOf(cash)).toBe(700);
  // November's rows stay where they are.
  await makeLedgerPartitions(db, new Date('2031-10-15T00:00:00Z'));
  const { rows } = await sql`SELECT FROM pg_class WHERE relname = 'entry_2031_11'`.execute(world.owner);
  expect(rows).toEqual([]);
});

it('seals a month’s postings in the partitions of that month', async () => {
  const cash = await world.open(1_000);
  const [at, later] = ['2031-12-05T12:00:00Z', '2032-01-05T12:00:00Z'];
  const written = (entries: readonly (readonly [at: string, amount: number])[]) =>
    world.owner.transaction().execute(async (trx) => {
      await sql`INSERT INTO txn (merchant_id, at, kind, actor) VALUES (${world.alpha}, ${at}, 'grant', 'job:test')`.execute(trx);
      for (const [moment, amount] of entries)
        await sql`INSERT INTO entry (txn_id, at, account_id, amount) VALUES (currval('txn_id'), ${moment}, ${cash}, ${amount})`.execute(
          trx,
        );
    });
  await expect(written([])).rejects.toThrow(/fewer than two entries/);
  await expect(
    written([
      [at, 5],
      [at, -4],
    ]),
  ).rejects.toThrow(/does not sum to zero/);
  await expect(
    written([
      [at, 5],
      [at, -5],
      [at, 7],
    ]),
  ).rejects.toThrow(/does not sum to zero/);
  await expect(written([[later, 5]])).rejects.toThrow(/sealed or unknown/);
  await written([
    [at, 5],
    [at, -5],
  ]);
  await expect(
    sql`INSERT INTO entry (txn_id, at, account_id, amount) VALUES (currval('txn_id'), ${at}, ${cash}, 5)`.execute(world.owner),
  ).rejects.toThrow(/sealed or unknown|not yet defined/);
  expect(await world.balanceOf(cash)).toBe(1_000);
});
