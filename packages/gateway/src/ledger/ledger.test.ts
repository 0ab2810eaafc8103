import { describe, expect, it } from 'vitest';
import { moment, openLedgerWorld, psp } from '../../test/money/ledger-world.ts';
import { moved, postMany, type LedgerEntry } from './ledger.ts';

const racers = 64;
const world = await openLedgerWorld();

const at = (accountId: number) => ({ accountId });

describe('money', () => {
  it('is never paid out twice when 64 connections race for one balance', async () => {
    const cash = await world.open(1_000);
    const racing = Array.from({ length: racers }, () => world.post({ entries: moved(at(cash), psp, 300) }));
    const outcomes = await Promise.allSettled(racing);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    expect(await world.balanceOf(cash)).toBe(100);
  });

  it('moves in both directions between two members at once without a deadlock', async () => {
    const [first, second] = [await world.open(1_000), await world.open(1_000)];
    const racing = Array.from({ length: racers }, (_, index) =>
      world.post({ entries: index % 2 === 0 ? moved(at(first), at(second), 1) : moved(at(second), at(first), 1) }),
    );
    await Promise.all(racing);
    expect([await world.balanceOf(first), await world.balanceOf(second)]).toEqual([1_000, 1_000]);
  });

  it('moves in batches that share members in any order without a deadlock', async () => {
    const accounts = await Promise.all(Array.from({ length: 6 }, () => world.open(1_000)));
    const racing = Array.from({ length: racers }, (_, index) => {
      const order = accounts.map((_id, place) => accounts[(place * (index % 2 === 0 ? 1 : 5) + index) % 6] ?? 0);
      return world.tenants.transaction(world.alpha, (trx) =>
        postMany(
          trx,
          order.map((accountId) => ({
            merchantId: world.alpha,
            kind: 'reward',
            actor: 'job:test' as const,
            at: moment,
            entries: moved(psp, at(accountId), 1),
          })),
        ),
      );
    });
    await Promise.all(racing);
    for (const account of accounts) expect(await world.balanceOf(account)).toBe(1_000 + racers);
  });

  it('is retried when two transactions conflict despite the lock order', async () => {
    const [first, second] = [await world.open(1_000), await world.open(1_000)];
    let met = 0;
    const both = Promise.withResolvers<void>();
    const crossing = (one: number, other: number): Promise<void> =>
      world.tenants.transaction(world.alpha, async (trx) => {
        const posting = (accountId: number) => ({
          merchantId: world.alpha,
          kind: 'grant' as const,
          actor: 'job:test' as const,
          at: moment,
          entries: moved(psp, at(accountId), 1),
        });
        await postMany(trx, [posting(one)]);
        met += 1;
        if (met === 2) both.resolve();
        await both.promise;
        await postMany(trx, [posting(other)]);
      });
    await Promise.all([crossing(first, second), crossing(second, first)]);
    // At least one retry: it may conflict with the other transaction again.
    expect(met).toBeGreaterThan(2);
    expect([await world.balanceOf(first), await world.balanceOf(second)]).toEqual([1_002, 1_002]);
  });

  it('cannot cover a stake with the win from the same posting', async () => {
    const cash = await world.open(1_000);
    const round = (stake: number): LedgerEntry[] => [...moved(at(cash), psp, stake), ...moved(psp, at(cash), 5_000)];
    await expect(world.post({ entries: round(1_001) })).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    const { balances } = await world.post({ entries: round(1_000) });
    expect(balances.get(cash)).toBe(5_000);
  });

  it('cannot come from another merchant’s accounts', async () => {
    const foreign = await world.open(1_000, { merchantId: world.beta, unit: 'USD' });
    await expect(world.post({ entries: moved(at(foreign), psp, 1) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(world.post({ entries: moved(at(999_999_999), psp, 1) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('refuses fractions and amounts that would lose digits', async () => {
    const cash = await world.open();
    await expect(world.post({ entries: moved(at(cash), psp, 0.5) })).rejects.toThrow(RangeError);
    await expect(world.post({ entries: moved(psp, at(cash), 2 ** 53) })).rejects.toThrow(RangeError);
  });
});

describe('an entry', () => {
  it('records the balance it left, its merchant and its time', async () => {
    const cash = await world.open(1_000);
    const { transactionId } = await world.post({ entries: [...moved(at(cash), psp, 300), ...moved(psp, at(cash), 50)] });
    const rows = await world.owner
      .selectFrom('entry')
      .select(['position', 'amount', 'balance_after', 'merchant_id', 'at'])
      .where('txn_id', '=', transactionId)
      .orderBy('position')
      .execute();
    expect(rows.map(({ position, amount, balance_after }) => [position, amount, balance_after])).toEqual([
      [1, -300, 700],
      [2, 300, null],
      [3, -50, null],
      [4, 50, 750],
    ]);
    expect(new Set(rows.map(({ merchant_id }) => merchant_id))).toEqual(new Set([world.alpha]));
    expect(rows[0]?.at).toEqual(moment);
  });
});

describe('a reversal', () => {
  it('undoes a transaction exactly, and only once', async () => {
    const cash = await world.open(1_000);
    const { transactionId } = await world.post({ entries: moved(at(cash), psp, 400) });
    const undo = (amount: number) => world.post({ entries: moved(psp, at(cash), amount), reverses: transactionId, reason: 'played twice' });
    await expect(undo(399)).rejects.toThrow(/does not exactly reverse/);
    await undo(400);
    await expect(undo(400)).rejects.toThrow(/duplicate key/);
    expect(await world.balanceOf(cash)).toBe(1_000);
  });

  it('cannot undo a transaction of another merchant', async () => {
    const cash = await world.open(1_000);
    const { transactionId } = await world.post({ entries: moved(at(cash), psp, 400) });
    const foreign = await world.open(1_000, { merchantId: world.beta, unit: 'USD' });
    const undone = world.post({
      merchantId: world.beta,
      entries: moved({ house: 'PSP', unit: 'USD' }, at(foreign), 400),
      reverses: transactionId,
    });
    await expect(undone).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
