import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '../../test/test-gateway.ts';
import {
  countUse,
  countUses,
  defineLimit,
  findWait,
  forgiveUses,
  readUses,
  sweepCounts,
  uncountUse,
  type RateLimit,
} from './rate-counter.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const other = await openTestGateway({ poolSize: 40, databaseUrl: gateway.databaseUrl });
const [merchantId = 0, otherId = 0] = gateway.platform.merchants.all().map(({ id }) => id);
const db = gateway.platform.tenants.of(merchantId);
const fleet = [db, other.platform.tenants.of(merchantId)];

const minute = 60_000;
const narrow = defineLimit({ scope: 'test-narrow', uses: 7, window: minute });
const wide = defineLimit({ scope: 'test-wide', uses: 20, window: 10 * minute });
const start = new Date('2026-01-01T00:00:00Z');
const after = (milliseconds: number): Date => new Date(start.getTime() + milliseconds);
const aUse = (subject = 'anna', limit: RateLimit = narrow, merchant = merchantId) => ({ limit, merchantId: merchant, subject });
const usesInTurn = async (times: number, now = start): Promise<number[]> => {
  const waits: number[] = [];
  for (let turn = 0; turn < times; turn += 1) waits.push(await countUse(db, aUse(), now));
  return waits;
};

/** The table's rows with their positions. A locked or rewritten row is a new version. */
const versions = () =>
  db
    .selectFrom('rate_count')
    .select(['scope', 'subject', 'uses', sql<string>`ctid`.as('place'), sql<string>`xmax::text`.as('locked')])
    .orderBy('scope')
    .orderBy('subject')
    .execute();

beforeEach(async () => {
  await gateway.owner.deleteFrom('rate_count').execute();
});

describe('a limit', () => {
  it('applies after the allowed uses, until the window that began with the first use ends', async () => {
    expect(await usesInTurn(8)).toEqual([0, 0, 0, 0, 0, 0, 0, 60]);
    expect(await countUse(db, aUse(), after(minute - 1))).toBe(1);
    expect(await countUse(db, aUse(), after(minute))).toBe(0);
    expect(await findWait(db, [aUse()], after(minute))).toBe(0);
  });

  it('counts each subject separately per merchant and scope', async () => {
    await usesInTurn(7);
    expect(await findWait(db, [aUse()], start)).toBe(60);
    expect(await findWait(db, [aUse('bert'), aUse('anna', wide), aUse('anna', narrow, otherId)], start)).toBe(0);
  });

  it('counts exactly while 64 connections of two gateways race', async () => {
    const waits = await Promise.all(Array.from({ length: 64 }, (_, turn) => countUse(fleet[turn % 2] ?? db, aUse(), start)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(narrow.uses);
    expect(waits.filter((wait) => wait === 60)).toHaveLength(64 - narrow.uses);
    expect(await versions()).toMatchObject([{ uses: narrow.uses }]);
  });

  it('begins one window when 64 connections race after the previous one', async () => {
    await usesInTurn(7);
    const waits = await Promise.all(Array.from({ length: 64 }, (_, turn) => countUse(fleet[turn % 2] ?? db, aUse(), after(2 * minute))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(narrow.uses);
  });

  it('writes and locks nothing once it is reached', async () => {
    await usesInTurn(7);
    const before = await versions();
    await usesInTurn(20);
    await db.transaction().execute((trx) => findWait(trx, [aUse(), aUse('anna', wide)], start));
    expect(await versions()).toEqual(before);
  });

  it.each([
    ['a day', 24 * 60 * minute],
    ['half a window', minute / 2],
  ])('lasts one more window after the clock is corrected if it was %s ahead', async (_, ahead) => {
    await usesInTurn(7, after(ahead));
    expect(await countUse(db, aUse(), start)).toBe(60);
    expect(await countUse(db, aUse(), after(minute - 1))).toBe(1);
    expect(await countUse(db, aUse(), after(minute))).toBe(0);
    expect(await readUses(db, [aUse()], after(minute))).toEqual([1]);
  });

  it('keeps uses counted by a clock that was ahead, and restarts their window', async () => {
    await usesInTurn(3, after(24 * 60 * minute));
    expect(await readUses(db, [aUse()], start)).toEqual([3]);
    expect(await usesInTurn(5)).toEqual([0, 0, 0, 0, 60]);
    expect(await countUse(db, aUse(), after(minute))).toBe(0);
  });

  it('is defined once per scope', () => {
    expect(defineLimit({ ...narrow })).toEqual(narrow);
    expect(() => defineLimit({ ...narrow, uses: 8 })).toThrow('test-narrow');
  });
});

describe('several limits', () => {
  const both = (subject: string) => [aUse('network', wide), aUse(subject)];
  const count = (subject: string, gateway = db): Promise<number> =>
    gateway.transaction().execute((trx) => countUses(trx, both(subject), start));

  it('count together or not at all: 200 subjects behind a full network leave no row', async () => {
    const waits = await Promise.all(Array.from({ length: 200 }, (_, turn) => count(`subject ${turn}`, fleet[turn % 2])));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(wide.uses);
    expect(waits.filter((wait) => wait === 600)).toHaveLength(200 - wide.uses);
    expect(await db.selectFrom('rate_count').select('subject').where('scope', '=', narrow.scope).execute()).toHaveLength(wide.uses);
  });

  it('do not count in the wide one what the narrow one refuses', async () => {
    const waits = await Promise.all(Array.from({ length: 64 }, (_, turn) => count('anna', fleet[turn % 2])));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(narrow.uses);
    expect(await versions()).toMatchObject([{ uses: narrow.uses }, { uses: narrow.uses }]);
  });

  it('keep the earlier changes of their transaction', async () => {
    await usesInTurn(7);
    await db.transaction().execute(async (trx) => {
      await countUse(trx, aUse('bert'), start);
      await countUses(trx, both('anna'), start);
    });
    expect(await versions()).toMatchObject([{ subject: 'anna' }, { subject: 'bert', uses: 1 }]);
  });
});

describe('a count', () => {
  it('can be reduced by one use or cleared', async () => {
    await usesInTurn(7);
    await uncountUse(db, aUse());
    expect(await usesInTurn(2)).toEqual([0, 60]);
    await forgiveUses(db, aUse());
    expect(await usesInTurn(2)).toEqual([0, 0]);
  });

  it('is swept when its window ends, not before', async () => {
    await countUse(db, aUse(), start);
    await countUse(db, aUse('anna', wide), start);
    await sweepCounts(db, after(minute - 1));
    expect(await versions()).toHaveLength(2);
    await sweepCounts(db, after(minute));
    expect(await versions()).toMatchObject([{ scope: wide.scope }]);
    await sweepCounts(db, after(10 * minute));
    expect(await versions()).toEqual([]);
  });

  it('from a clock that was ahead ends one window after a sweep at the right time', async () => {
    await usesInTurn(3, after(24 * 60 * minute));
    await sweepCounts(db, start);
    expect(await readUses(db, [aUse()], after(minute - 1))).toEqual([3]);
    expect(await readUses(db, [aUse()], after(minute))).toEqual([0]);
  });
});
