import { afterAll, describe, expect, it } from 'vitest';
import { openWithdrawalWorld } from '../../test/money/withdrawal-world.ts';
import { MoneyRefused, openMoneyDesk } from './money-desk.ts';

const world = await openWithdrawalWorld({ poolSize: 20 });
const { gateway } = world;
const desks = await Promise.all(
  ['maria', 'joao'].map((operator) => openMoneyDesk({ databaseUrl: gateway.databaseUrl, merchantCode: 'ALPHA', operator })),
);
const [maria, joao] = desks as [(typeof desks)[0], (typeof desks)[0]];
afterAll(() => Promise.all(desks.map((desk) => desk.close())));

describe('the money of a merchant without a desk', () => {
  it('is listed, approved and paid by a named operator, and the books balance', async () => {
    const who = await world.withdrawer('demo');
    const { withdrawalId } = await world.asked(who, 10_000);
    const { items } = await maria.withdrawals({ part: 'queue', limit: 50 });
    expect(items).toEqual([expect.objectContaining({ withdrawalId, account: 'demo', amount: 10_000, state: 'requested' })]);
    await maria.move({ withdrawalId, to: 'approved' });
    await maria.move({ withdrawalId, to: 'paid' });
    expect(await world.own(who)).toEqual([expect.objectContaining({ withdrawalId, state: 'paid' })]);
    const acts = await gateway.owner.selectFrom('audit_log').select(['actor', 'act', 'subject']).orderBy('id').execute();
    expect(acts.slice(-3)).toEqual(
      ['withdrawal.review', 'withdrawal.approve', 'withdrawal.pay'].map((act) => ({
        actor: 'operator:maria',
        act,
        subject: `withdrawal:${withdrawalId}`,
      })),
    );
    await world.audit();
  });

  it('is moved by only one of two operators who decide at once', async () => {
    const who = await world.withdrawer('marina');
    const { withdrawalId } = await world.asked(who, 10_000);
    const before = await world.money(who);
    const outcomes = await Promise.allSettled([
      maria.move({ withdrawalId, to: 'rejected', reason: 'Not your account' }),
      joao.move({ withdrawalId, to: 'rejected', reason: 'Not your account' }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [cash, hold] = before;
    expect(await world.money(who)).toEqual([cash + 10_000, hold - 10_000]);
    await world.audit();
  });

  it('refuses an unknown number and an unknown merchant with a clear message', async () => {
    await expect(maria.move({ withdrawalId: 987_654_321, to: 'approved' })).rejects.toThrow(MoneyRefused);
    await expect(maria.settle({ id: '0b9f4a52-7c1d-4e6a-9a55-2f8d3c1b7e90', verdict: 'credit' })).rejects.toThrow(/no such number/);
    expect(await maria.deposits({ state: 'review', limit: 50 })).toEqual({ items: [], next: null });
    const nowhere = openMoneyDesk({ databaseUrl: gateway.databaseUrl, merchantCode: 'NOBODY', operator: 'maria' });
    await expect(nowhere).rejects.toThrow(/no merchant NOBODY/);
  });
});
