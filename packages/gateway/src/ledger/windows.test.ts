import { describe, expect, it } from 'vitest';
import { openLedgerWorld, psp } from '../../test/money/ledger-world.ts';
import { foldHouseBalances, houseBalance } from './house-balances.ts';
import { moved, post } from './ledger.ts';
import { closeWindow, isInWindow, windowBefore, type SettlementWindow } from './windows.ts';

const world = await openLedgerWorld();
const db = world.tenants.of(world.alpha);
const hour = (count: number): Date => new Date(Date.UTC(2026, 10, 20, count));

const close = (name: string, endsAt: Date): Promise<SettlementWindow> =>
  closeWindow(db, { merchantId: world.alpha, name, endsAt }, new Date());

async function sumIn(window: SettlementWindow, accountId: number): Promise<number> {
  const { sum } = await db
    .selectFrom('entry')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('account_id', '=', accountId)
    .where(isInWindow(window, await windowBefore(db, window)))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

describe('a window', () => {
  it('waits for open transactions, and counts later commits in the next one', async () => {
    const [cash, other] = [await world.open(), await world.open()];
    const late = Promise.withResolvers<void>();
    const opened = Promise.withResolvers<void>();
    const posting = world.tenants.transaction(world.alpha, async (trx) => {
      await post(trx, {
        merchantId: world.alpha,
        kind: 'grant',
        actor: 'job:test',
        at: hour(1),
        entries: moved(psp, { accountId: cash }, 7),
      });
      opened.resolve();
      await late.promise;
    });
    await opened.promise;
    let isClosed = false;
    const first = close('late', hour(2)).then((window) => {
      isClosed = true;
      return window;
    });
    // Other postings are not delayed.
    await world.post({ at: hour(1), entries: moved(psp, { accountId: other }, 10) });
    expect(isClosed).toBe(false);
    late.resolve();
    await posting;
    const window = await first;
    const counted = await sumIn(window, cash);
    await world.post({ at: hour(1), entries: moved(psp, { accountId: cash }, 100) });
    expect(await sumIn(window, cash)).toBe(counted);
    expect(counted).toBe(7);
    const next = await close('late', hour(3));
    expect((await sumIn(window, cash)) + (await sumIn(next, cash))).toBe(107);
  });

  it('closes once, and gives the same result when asked again', async () => {
    const [first, second] = await Promise.all([close('twice', hour(5)), close('twice', hour(5))]);
    expect(second).toEqual(first);
    await world.post({ at: hour(4), entries: moved(psp, { accountId: await world.open() }, 1) });
    expect(await close('twice', hour(5))).toEqual(first);
  });

  it('loses nothing and counts nothing twice while 64 connections post and windows close', async () => {
    const accounts = await Promise.all(Array.from({ length: 8 }, () => world.open()));
    const amounts = Array.from({ length: 256 }, (_, index) => 1 + (index % 9));
    const connections = Array.from({ length: 64 }, async (_, connection) => {
      for (let index = connection; index < amounts.length; index += 64) {
        const entries = moved(psp, { accountId: accounts[index % 8] ?? 0 }, amounts[index] ?? 0);
        await world.post({ at: hour(6 + (index % 5) / 5), entries });
      }
    });
    const windows: SettlementWindow[] = [];
    const closing = (async () => {
      for (let part = 0; part < 8; part++) windows.push(await close('race', hour(6 + part / 8)));
    })();
    await Promise.all([...connections, closing]);
    windows.push(await close('race', hour(12)));
    const expected = amounts.reduce((sum, amount) => sum + amount, 0);
    let counted = 0;
    for (const window of windows) for (const account of accounts) counted += await sumIn(window, account);
    expect(counted).toBe(expected);
  });
});

describe('the house balance', () => {
  it('is exact between folds, after them and while folds race with postings', async () => {
    const cash = await world.open();
    const before = await houseBalance(db, world.alpha, 'PSP', 'BRL');
    const postings = Array.from({ length: 64 }, () => world.post({ entries: moved(psp, { accountId: cash }, 3) }));
    const folds = Array.from({ length: 4 }, () => foldHouseBalances(world.tenants.of(null), new Date()));
    await Promise.all([...postings, ...folds]);
    expect(await houseBalance(db, world.alpha, 'PSP', 'BRL')).toBe(before - 64 * 3);
    await foldHouseBalances(world.tenants.of(null), new Date());
    expect(await houseBalance(db, world.alpha, 'PSP', 'BRL')).toBe(before - 64 * 3);
    const folded = await world.owner.selectFrom('house_balance').select('balance').where('merchant_id', '=', world.alpha).execute();
    expect(folded.map(({ balance }) => balance)).toContain(before - 64 * 3);
  });
});
