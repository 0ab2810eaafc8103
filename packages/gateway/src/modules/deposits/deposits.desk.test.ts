import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { depositWorld } from '../../../test/money/deposit-world.ts';
import { testProvider } from '../../../test/money/test-provider.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { auditLedger } from '#composition/audit-ledger.ts';

const { provider } = testProvider();
const gateway = await openTestGateway({ payments: [provider] });
const token = await gateway.logIn();
const { open, read, tell, balance } = depositWorld(gateway, token);
const settle = async (body: object) => (await gateway.control('settleDeposit', body)).json().value.code ?? 'done';
const list = async (query: object, merchant?: string) =>
  (await gateway.control('deposits', { limit: 50, ...query }, merchant)).json().value.items as Record<string, unknown>[];
const acts = () => gateway.owner.selectFrom('audit_log').select(['act', 'subject', 'details']).where('act', 'like', 'deposit.%').execute();

afterEach(async () => expect((await auditLedger(gateway.owner)).findings).toEqual([]));

async function openInReview(told: object = { amount: 1_500 }): Promise<string> {
  const id = await open();
  await tell(id, told);
  return id;
}

it('lists a merchant’s deposits by state and account, with the provider’s reports', async () => {
  const [pending, review] = [await open(), await openInReview()];
  expect((await list({})).map(({ id }) => id)).toEqual([review, pending]);
  expect(await list({ state: 'review', search: 'DEM' })).toMatchObject([
    { id: review, account: 'demo', amount: 2_000, paidAmount: 1_500, unit: 'BRL' },
  ]);
  expect(await list({ search: 'lucas' })).toEqual([]);
  expect(await list({}, 'BETA')).toEqual([]);
  const notices = await gateway.control('depositNotices', { id: review });
  expect(notices.json().value.items).toMatchObject([{ state: 'succeeded', amount: 1_500, unit: 'BRL' }]);
  expect((await gateway.control('depositNotices', { id: randomUUID() })).statusCode).toBe(404);
  expect((await gateway.control('depositNotices', { id: review }, 'BETA')).statusCode).toBe(404);
});

it('credits the amount actually paid once when requested 16 times at once, and records it', async () => {
  const [id, before] = [await openInReview(), await balance()];
  const answers = await Promise.all(Array.from({ length: 16 }, () => settle({ id, verdict: 'credit' })));
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set(['done', 'INVALID_REQUEST']));
  expect(await balance()).toBe(before + 1_500);
  expect(await read(id)).toMatchObject({ state: 'succeeded', paidAmount: 1_500, reason: null });
  expect(await acts()).toMatchObject([{ act: 'deposit.credit', subject: 'demo', details: { deposit: id, amount: 1_500 } }]);
});

it('refuses only with a reason', async () => {
  const [id, before] = [await openInReview(), await balance()];
  expect(await settle({ id, verdict: 'refuse' })).toBe('INVALID_REQUEST');
  expect(await read(id)).toMatchObject({ state: 'review' });
  expect(await settle({ id, verdict: 'refuse', reason: 'Paid by somebody else' })).toBe('done');
  expect(await read(id), 'the member reads why').toMatchObject({ state: 'failed', paidAmount: 1_500, reason: 'Paid by somebody else' });
  expect(await list({ state: 'failed' })).toMatchObject([{ id, reason: 'Paid by somebody else' }]);
  expect(await balance()).toBe(before);
  expect((await acts()).at(-1)).toMatchObject({ act: 'deposit.refuse', details: { reason: 'Paid by somebody else' } });
});

it('credits a second payment as a separate deposit', async () => {
  const [id, before] = [await open(), await balance()];
  await tell(id);
  await tell(id);
  const [again] = await list({ state: 'review' });
  expect(again).toMatchObject({ repeats: id });
  expect(await settle({ id: again?.['id'], verdict: 'credit' })).toBe('done');
  expect(await balance()).toBe(before + 4_000);
});

it('settles nothing that is not in review, was paid in another currency, or is another merchant’s', async () => {
  const [pending, foreign, unknown] = [await open(), await openInReview({ unit: 'USD' }), randomUUID()];
  expect(await settle({ id: pending, verdict: 'credit' })).toBe('INVALID_REQUEST');
  expect(await settle({ id: foreign, verdict: 'credit' })).toBe('INVALID_REQUEST');
  expect(await settle({ id: unknown, verdict: 'credit' })).toBe('NOT_FOUND');
  const elsewhere = await gateway.control('settleDeposit', { id: foreign, verdict: 'refuse', reason: 'x' }, 'BETA');
  expect(elsewhere.statusCode).toBe(404);
});
