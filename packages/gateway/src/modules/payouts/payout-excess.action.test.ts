import { randomUUID } from 'node:crypto';
import type { DeskWithdrawal } from '@livery/contract/control/shapes';
import { afterEach, expect, it } from 'vitest';
import { sendNotice, testProvider } from '../../../test/money/test-provider.ts';
import { openWithdrawalWorld } from '../../../test/money/withdrawal-world.ts';
import { requestPayout } from './order-payout.job.ts';

const { provider, orders } = testProvider();
const world = await openWithdrawalWorld({ payments: [provider], poolSize: 20 });
const { gateway, asked, move, money } = world;
const { owner, platform } = gateway;
const merchant = platform.merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');
const demo = await world.withdrawer('demo');

afterEach(() => world.audit());

/** A paid withdrawal with the provider's reference. */
async function paid(): Promise<{ withdrawalId: number; payoutId: string; reference: string }> {
  const { withdrawalId } = await asked(demo, 10_000);
  for (const to of ['reviewing', 'approved'] as const) expect(await move(withdrawalId, to)).toBe(200);
  const { id: payoutId } = await owner
    .selectFrom('payout')
    .select('id')
    .where('withdrawal_id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
  await requestPayout.run({ payload: { payoutId }, merchant, platform, now: new Date() });
  const reference = orders.at(-1)?.reference ?? '';
  await tell(reference);
  return { withdrawalId, payoutId, reference };
}

const tell = (reference: string, told: object = {}) =>
  sendNotice(gateway, { eventId: randomUUID(), reference, state: 'succeeded', amount: 10_000, unit: 'BRL', ...told });
const takeBack = async (withdrawalId: number) => (await gateway.control('actOnPayout', { withdrawalId, act: 'returned' })).statusCode;
async function atDesk(id: number): Promise<DeskWithdrawal['payout']> {
  const { items } = (await gateway.control('withdrawals', { part: 'paid', limit: 50 })).json<{ value: { items: DeskWithdrawal[] } }>()
    .value;
  return items.find(({ withdrawalId }) => withdrawalId === id)?.payout ?? null;
}

/** The postings of the payout on PSP and on the house's own account, by kind. */
async function posted(payoutId: string) {
  const rows = await owner
    .selectFrom('txn')
    .innerJoin('entry', (join) => join.onRef('entry.txn_id', '=', 'txn.id').onRef('entry.at', '=', 'txn.at'))
    .innerJoin('account', 'account.id', 'entry.account_id')
    .select(['txn.kind', 'account.kind as place', 'entry.amount'])
    .where('subject', '=', `payout:${payoutId}`)
    .orderBy('txn.id')
    .orderBy('account.kind')
    .execute();
  return rows.map(({ kind, place, amount }) => `${kind} ${place} ${amount}`);
}

it('is borne by the house until the provider returns it, and no member’s money moves', async () => {
  const { withdrawalId, payoutId, reference } = await paid();
  const [before, eventId] = [await money(demo), randomUUID()];
  expect(await takeBack(withdrawalId)).toBe(409);
  await Promise.all([tell(reference, { eventId }), tell(reference, { eventId })]);
  await tell(reference, { amount: 4_000 });
  expect(await atDesk(withdrawalId)).toMatchObject({ state: 'paid', isOverpaid: true, excess: 14_000 });
  const excess = ['payoutExcess ADJUSTMENT -10000', 'payoutExcess PSP 10000', 'payoutExcess ADJUSTMENT -4000', 'payoutExcess PSP 4000'];
  expect(await posted(payoutId)).toEqual(excess);
  await world.audit();
  const answers = await Promise.all(Array.from({ length: 8 }, () => takeBack(withdrawalId)));
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  expect(await posted(payoutId)).toEqual([...excess, 'payoutReturned ADJUSTMENT 14000', 'payoutReturned PSP -14000']);
  expect(await atDesk(withdrawalId)).toMatchObject({ state: 'paid', isOverpaid: false, excess: 0 });
  expect(await money(demo)).toEqual(before);
  const acts = await owner.selectFrom('audit_log').select(['subject', 'details']).where('act', '=', 'payout.returned').execute();
  expect(acts).toMatchObject([{ subject: `withdrawal:${withdrawalId}`, details: { payout: payoutId, amount: 14_000, unit: 'BRL' } }]);
});

it('is flagged without a posting when paid in another currency', async () => {
  const { withdrawalId, payoutId, reference } = await paid();
  await tell(reference, { unit: 'USD' });
  expect(await atDesk(withdrawalId)).toMatchObject({ isOverpaid: true, excess: 0 });
  expect(await takeBack(withdrawalId)).toBe(200);
  expect(await posted(payoutId)).toEqual([]);
  expect(await atDesk(withdrawalId)).toMatchObject({ isOverpaid: false });
});
