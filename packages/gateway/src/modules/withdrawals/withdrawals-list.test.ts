import type { ValueOf } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { openWithdrawalWorld } from '../../../test/money/withdrawal-world.ts';

const world = await openWithdrawalWorld();
const { gateway } = world;
const [marina, sofia] = [await world.withdrawer('marina'), await world.withdrawer('sofia')];

/** The time of a request is that of its first state. */
const askedAt = (id: number, at: string) =>
  gateway.owner
    .updateTable('withdrawal_step')
    .set({ at: new Date(at) })
    .where('withdrawal_id', '=', id)
    .where('position', '=', 1)
    .execute();

// 3:00 UTC is midnight in the time zone of ALPHA.
const { withdrawalId: paid } = await world.paid(marina, 10_000);
await askedAt(paid, '2026-03-11T02:59:59Z');
const { withdrawalId: refused } = await world.asked(marina, 20_000);
await askedAt(refused, '2026-03-11T03:00:00Z');
await world.move(refused, 'rejected', '=2+3');
const { withdrawalId: open } = await world.asked(marina, 5_000);
await askedAt(open, '2026-03-11T04:00:00Z');
const { withdrawalId: foreign } = await world.asked(sofia, 5_000);

const list = async (query: Record<string, string | number> = {}) =>
  (
    (await gateway.call('withdrawals', { token: marina.token, query: { limit: 50, ...query } })).envelope.value as ValueOf<'withdrawals'>
  ).items.map(({ withdrawalId }) => withdrawalId);
const totals = async (query: Record<string, string | number> = {}) =>
  (await gateway.call('withdrawalTotals', { token: marina.token, query })).envelope.value;

describe('the list of withdrawals', () => {
  it('is filtered by days in the brand’s time zone and by open ones', async () => {
    expect(await list()).toEqual([open, refused, paid]);
    expect(await list({ from: '2026-03-10', to: '2026-03-10' })).toEqual([paid]);
    expect(await list({ from: '2026-03-11', to: '2026-03-11', state: 'open' })).toEqual([open]);
    const half = await gateway.call('withdrawals', { token: marina.token, query: { limit: 5, from: '2026-03-11' } });
    expect(half.envelope.value['code']).toBe('INVALID_REQUEST');
  });

  it('finds a withdrawal by number, but never another member’s', async () => {
    expect(await list({ withdrawalId: refused })).toEqual([refused]);
    expect(await list({ withdrawalId: foreign })).toEqual([]);
  });

  it('sums what the filters match: the amounts requested and paid', async () => {
    expect(await totals()).toEqual({ count: 3, amount: 35_000, paid: 10_000, currency: 'BRL' });
    expect(await totals({ from: '2026-03-11', to: '2026-03-11' })).toMatchObject({ count: 2, amount: 25_000, paid: 0 });
  });

  it('exports everything the filters match, without formulas', async () => {
    const { body, headers } = await gateway.inject({
      method: 'GET',
      url: '/wps/x/withdrawals/file',
      query: { state: 'closed', language: 'pt' },
      headers: { merchant: 'ALPHA', authorization: `Bearer ${marina.token}` },
    });
    expect(headers['content-disposition']).toBe('attachment; filename="withdrawals.csv"');
    const [head, ...rows] = body.trimEnd().split('\r\n');
    expect(head).toBe('\uFEFF"Pedido em";"Número";"Conta";"Situação";"Valor";"Taxa";"Chega";"Recebido";"Reembolsado";"Observação"');
    expect(rows).toEqual([`"2026-03-11 00:00:00";${refused};"PIX m***@mail.example";"Recusado";200,00;0,00;200,00;;;"'=2+3"`]);
  });
});
