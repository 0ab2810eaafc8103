import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openRecordsWorld } from '../../../test/money/records-world.ts';
import { runSweeps } from '../../../test/run-sweeps.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { auditLedger } from '#composition/audit-ledger.ts';
import { findBetByKey } from './bets.repo.ts';
import { betSweeps } from './bets.sweeps.ts';

const gateway = await openTestGateway();
const world = await openRecordsWorld(gateway, 'lucas');
const token = await gateway.logIn('lucas');
const { owner, platform } = gateway;
const partitionOf = async (id: number) =>
  (await sql<{ name: string }>`SELECT tableoid::regclass::text AS name FROM bet WHERE id = ${id}`.execute(owner)).rows[0]?.name;

it('keeps each month’s bets in a separate partition, under the same rules', async () => {
  const before = await world.play({ at: '2031-11-30T23:59:59Z', stake: 100, win: 0 });
  await Promise.all([1, 2].map(() => runSweeps(platform, betSweeps, new Date('2031-11-15T00:00:00Z'))));
  const first = await world.play({ at: '2031-12-01T00:00:00Z', stake: 100, win: 300 });
  const last = await world.stake({ at: '2032-02-29T23:59:59Z', stake: 100 });
  expect(await Promise.all([before, first, last].map(partitionOf))).toEqual(['bet_default', 'bet_2031_12', 'bet_2032_02']);
  await expect(sql`UPDATE bet_2031_12 SET payout = 777`.execute(owner)).rejects.toThrow(/is already settled/);
  await expect(sql`TRUNCATE bet_2032_02 CASCADE`.execute(owner)).rejects.toThrow(/append-only/);
  await expect(sql`DELETE FROM bet_2031_12`.execute(owner)).rejects.toThrow(/is already settled/);
  const again = sql`INSERT INTO bet SELECT member_id, id + 1000000, merchant_id, node_id, key, stake, valid_stake, payout, opened_at, settled_at, settle_txn, day, lineage_id, unit, game_type, course FROM bet WHERE id = ${first}`;
  await expect(again.execute(owner)).rejects.toThrow(/duplicate key/);
  expect((await gateway.control('voidBet', { bet: first, reason: 'A fault' })).statusCode).toBe(200);
  expect((await auditLedger(owner)).findings).toEqual([]);
});

it('counts open bets settled in the partition by one statement, several per member at once', async () => {
  await world.stake({ at: '2029-11-30T12:00:00Z', stake: 100 });
  await world.stake({ at: '2029-11-30T13:00:00Z', stake: 250 });
  const settle = (partition: string) =>
    sql`UPDATE ${sql.id(partition)} SET payout = 0, settled_at = '2032-03-01T10:30Z', settle_txn = id WHERE payout IS NULL`.execute(owner);
  expect((await settle('bet_default')).numAffectedRows).toBe(2n);
  expect((await settle('bet_2032_02')).numAffectedRows).toBe(1n);
  const { rows } = await sql`SELECT stake, rounds FROM member_hour WHERE hour = '2032-03-01T10:00Z'`.execute(owner);
  expect(rows).toEqual([{ stake: 450, rounds: 3 }]);
  expect((await auditLedger(owner)).findings).toEqual([]);
});

it('refuses to settle a bet with another day or lineage, or to change its type', async () => {
  const id = await world.stake({ at: '2029-10-30T12:00:00Z', stake: 100 });
  const settle = (day: string, lineage: number) =>
    sql`UPDATE bet SET payout = 0, settled_at = '2032-03-01T10:30Z', settle_txn = id, day = ${day}::date,
      lineage_id = ${lineage} + (SELECT lineage_id FROM member WHERE member.id = member_id) WHERE id = ${id}`.execute(owner);
  await expect(settle('2032-03-02', 0)).rejects.toThrow(/wrong day or lineage/);
  await expect(settle('2032-03-01', 1)).rejects.toThrow(/wrong day or lineage/);
  await expect(sql`UPDATE bet SET game_type = 'SLOT' WHERE id = ${id}`.execute(owner)).rejects.toThrow(/append-only/);
  expect((await settle('2032-03-01', 0)).numAffectedRows).toBe(1n);
  expect((await auditLedger(owner)).findings).toEqual([]);
});

it('pages through a record across months, and looks for a key only where it can be', async () => {
  const ids = [];
  for (const at of ['2031-12-31T20:00:00Z', '2032-01-31T20:00:00Z', '2032-02-01T20:00:00Z'])
    ids.push(await world.play({ at, stake: 100, win: 0 }));
  const seen: unknown[] = [];
  let after: string | undefined;
  do {
    const query = { from: '2031-12-31', to: '2032-02-01', limit: 1, language: 'en', ...(after === undefined ? {} : { after }) };
    const { value } = (await gateway.call('betRecord', { token, query })).envelope;
    seen.push(...(value['items'] as { id: number }[]).map(({ id }) => id));
    after = (value['next'] as string | null) ?? undefined;
  } while (after !== undefined);
  expect(seen).toEqual(ids.toReversed());
  const { key, opened_at } = await owner
    .selectFrom('bet')
    .select(['key', 'opened_at'])
    .where('id', '=', ids[0] ?? 0)
    .executeTakeFirstOrThrow();
  const find = (since: Date) => platform.tenants.transaction(world.merchantId, (trx) => findBetByKey(trx, world.memberId, key, since));
  expect((await find(opened_at))?.id).toBe(ids[0]);
  expect(await find(new Date('2032-01-15T00:00:00Z'))).toBeNull();
});
