import { describe, expect, it } from 'vitest';
import { moment, openLedgerWorld, psp } from '../../test/money/ledger-world.ts';
import type { Actor } from './facts.ts';
import { findAnswer, once, type Outcome } from './idempotency.ts';
import { moved, post } from './ledger.ts';

const racers = 64;
const world = await openLedgerWorld();
let serial = 0;

interface Asked {
  readonly cash: number;
  readonly amount: number;
  readonly key: string;
  readonly actor?: Actor;
  readonly merchantId?: number;
  readonly request?: unknown;
}

/** Withdraws money once per key, and returns a new number each time it runs. */
function withdraw({ cash, amount, key, actor = 'member:1', merchantId = world.alpha, request = { amount } }: Asked) {
  return world.tenants.transaction(merchantId, (trx) =>
    once(trx, { merchantId, actor, key, request, at: moment }, async () => {
      const unit = merchantId === world.alpha ? 'BRL' : 'USD';
      await post(trx, {
        merchantId,
        kind: 'grant',
        actor,
        at: moment,
        entries: moved({ accountId: cash }, { house: 'PSP', unit }, amount),
      });
      serial += 1;
      return { serial };
    }),
  );
}

describe('an idempotency key', () => {
  it('moves money once when 64 connections send it at once, and gives all of them the same answer', async () => {
    const cash = await world.open(1_000);
    // The account's number distinguishes a retry of the test from the first run.
    const key = `once ${cash}`;
    const results = await Promise.all(Array.from({ length: racers }, () => withdraw({ cash, amount: 400, key })));
    expect(results.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
    expect(new Set(results.map(({ answer }) => answer.serial)).size).toBe(1);
    expect(await world.balanceOf(cash)).toBe(600);
  });

  it('is refused with a different request, whatever the order of its fields', async () => {
    const cash = await world.open(1_000);
    const asked = { cash, amount: 100, key: 'other' };
    await withdraw({ ...asked, request: { a: 1, b: { c: [1, 2], d: null } } });
    expect(await withdraw({ ...asked, request: { b: { d: null, c: [1, 2] }, a: 1 } })).toMatchObject({ isRepeated: true });
    await expect(withdraw({ ...asked, request: { a: 1, b: { c: [2, 1], d: null } } })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect(await world.balanceOf(cash)).toBe(900);
  });

  it('is looked up first, by actor and only for the same request', async () => {
    const cash = await world.open(1_000);
    const key = { merchantId: world.alpha, actor: 'member:1' as const, key: 'looked up', request: { amount: 100 }, at: moment };
    const find = (asked: object = {}, tenant = world.alpha) => findAnswer(world.tenants.of(tenant), { ...key, ...asked });
    expect(await find()).toBeUndefined();
    const { answer } = await withdraw({ cash, amount: 100, key: 'looked up' });
    expect(await find()).toEqual(answer);
    await expect(find({ request: { amount: 200 } })).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(await find({ actor: 'member:2' })).toBeUndefined();
    expect(await find({}, world.beta)).toBeUndefined();
  });

  it('is separate for each member and merchant', async () => {
    const [first, second] = [await world.open(1_000), await world.open(1_000)];
    const foreign = await world.open(1_000, { merchantId: world.beta, unit: 'USD' });
    const asked = { amount: 100, key: 'shared' };
    const outcomes: Outcome<{ serial: number }>[] = [
      await withdraw({ ...asked, cash: first }),
      await withdraw({ ...asked, cash: second, actor: 'member:2' }),
      await withdraw({ ...asked, cash: foreign, merchantId: world.beta }),
    ];
    expect(outcomes.map(({ isRepeated }) => isRepeated)).toEqual([false, false, false]);
    expect(await Promise.all([first, second, foreign].map((cash) => world.balanceOf(cash)))).toEqual([900, 900, 900]);
  });

  it('can be used again after a refusal', async () => {
    const cash = await world.open(1_000);
    const asked = { cash, amount: 2_000, key: 'free' };
    await expect(withdraw(asked)).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    await world.post({ entries: moved(psp, { accountId: cash }, 1_000) });
    expect(await withdraw(asked)).toMatchObject({ isRepeated: false });
    expect(await world.balanceOf(cash)).toBe(0);
  });

  it('also works for requests that move no money', async () => {
    const ask = () =>
      world.tenants.transaction(world.alpha, (trx) =>
        once(trx, { merchantId: world.alpha, actor: 'member:1' as const, key: 'note', request: null, at: moment }, async () => ({
          n: (serial += 1),
        })),
      );
    const [first, again] = [await ask(), await ask()];
    expect(again).toEqual({ answer: first.answer, isRepeated: true });
  });
});
