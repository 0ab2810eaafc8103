import { randomUUID } from 'node:crypto';
import type { Deposit, ValueOf } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { depositWorld } from '../../../test/money/deposit-world.ts';
import { testProvider } from '../../../test/money/test-provider.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { insertDeposit, updateDeposit, type DepositRow } from './deposits.repo.ts';

const gateway = await openTestGateway({ payments: [testProvider().provider] });
const token = await gateway.logIn('marina');
const { open, tell } = depositWorld(gateway, token);
const merchant = gateway.platform.merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');

async function kept(createdAt: string, change: Partial<DepositRow> = {}, username = 'marina'): Promise<string> {
  const id = randomUUID();
  await gateway.owner.transaction().execute(async (trx) => {
    const { id: memberId } = await trx
      .selectFrom('member')
      .select('id')
      .where('merchant_id', '=', merchant.id)
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    await insertDeposit(trx, {
      merchantId: merchant.id,
      id,
      memberId,
      provider: 'bank',
      method: 'pix',
      kind: 'pix',
      unit: 'BRL',
      amount: 2_000,
      feeRate: 15_000,
      returnTo: null,
      createdAt: new Date(createdAt),
      expiresAt: new Date(createdAt),
    });
    await updateDeposit(trx, { merchant_id: merchant.id, id } as DepositRow, { state: 'created', ...change });
  });
  return id;
}

const noon = new Date('2026-03-12T15:00:00Z');
// 3:00 UTC is midnight in the time zone of ALPHA.
const waiting = await kept('2026-03-01T12:00:00Z', { state: 'pending' });
const failed = await kept('2026-03-11T02:59:59Z', {
  state: 'failed',
  reason: '=2+3',
  paid_amount: 2_000,
  paid_unit: 'BRL',
  settled_at: noon,
});
const expired = await kept('2026-03-11T03:00:00Z', { state: 'expired', settled_at: noon });
const reviewed = await kept('2026-03-11T13:00:00Z', { state: 'review', paid_amount: 1_500, paid_unit: 'BRL' });
await kept('2026-03-11T14:00:00Z', {}, 'sofia');
const arrived = await open(2_000);
await tell(arrived);

async function list(query: Record<string, string> = {}, limit = 2): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page: Record<string, string | number> = { ...query, limit, ...(after === undefined ? {} : { after }) };
    const value = (await gateway.call('deposits', { token, query: page })).envelope.value as { items: Deposit[]; next: string | null };
    ids.push(...value.items.map(({ id }) => id));
    after = value.next;
  }
  return ids;
}

const totals = async (query: Record<string, string> = {}) =>
  (await gateway.call('depositTotals', { token, query })).envelope.value as ValueOf<'depositTotals'>;

describe('the list of deposits', () => {
  it('includes deposits without bookings, newest first, and no other member’s', async () => {
    expect(await list()).toEqual([arrived, reviewed, expired, failed, waiting]);
  });

  it('finds pending deposits behind any number of newer ones', async () => {
    expect(await list({ state: 'open' }, 1)).toEqual([waiting]);
  });

  it('is filtered by state and by day in the brand’s time zone', async () => {
    expect(await list({ state: 'expired' })).toEqual([expired]);
    expect(await list({ from: '2026-03-10', to: '2026-03-10' })).toEqual([failed]);
    expect(await list({ from: '2026-03-11', to: '2026-03-11', state: 'review' })).toEqual([reviewed]);
    for (const query of [{ from: '2026-03-11' }, { to: '2026-03-11' }, { from: '2026-03-12', to: '2026-03-11' }])
      expect((await gateway.call('deposits', { token, query: { ...query, limit: 5 } })).envelope.value['code']).toBe('INVALID_REQUEST');
  });

  it('sums what the filters match, counting only received money', async () => {
    expect(await totals()).toEqual({ count: 5, credited: 2_000, currency: 'BRL' });
    expect(await totals({ from: '2026-03-10', to: '2026-03-10' })).toMatchObject({ count: 1, credited: 0 });
  });

  it('exports everything the filters match, without formulas', async () => {
    const { body, headers } = await gateway.inject({
      method: 'GET',
      url: '/wps/x/deposits/file',
      query: { from: '2026-03-10', to: '2026-03-11', language: 'en' },
      headers: { merchant: 'ALPHA', authorization: `Bearer ${token}` },
    });
    expect(headers['content-disposition']).toBe('attachment; filename="deposits-2026-03-10-2026-03-11.csv"');
    const [head, ...rows] = body.trimEnd().split('\r\n');
    expect(head).toBe('\uFEFF"Opened","Number","Paid by","State","Asked","Paid","Fee","Into the balance","Settled","Note"');
    expect(rows).toHaveLength(3);
    expect(rows[2]).toBe(`"2026-03-10 23:59:59","${failed}","PIX","Refused",20.00,20.00,,,"2026-03-12 12:00:00","'=2+3"`);
  });
});
