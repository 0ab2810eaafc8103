import type { WithdrawalMove } from '@livery/contract/control/shapes';
import { withdrawalMoves, type WithdrawalState } from '@livery/contract/withdrawal-states';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openWithdrawalWorld } from '../../../test/money/withdrawal-world.ts';

const world = await openWithdrawalWorld();
const { gateway, asked, move, own, money, audit } = world;
const demo = await world.withdrawer('demo');

const deskMoves: readonly WithdrawalMove['to'][] = ['reviewing', 'approved', 'rejected', 'paid', 'resolvedPaid', 'refunded'];
const receipts = { receivedFull: { receipt: 'full' }, receivedPartial: { receipt: 'partial', received: 1 } } as const;
type Wish = WithdrawalMove['to'] | keyof typeof receipts | 'cancelled';

const wish = async (withdrawalId: number, to: Wish): Promise<number> => {
  if (to === 'cancelled') return (await world.call(demo, 'cancelWithdrawal', { withdrawalId, idempotencyKey: crypto.randomUUID() })).status;
  if (to === 'receivedFull' || to === 'receivedPartial')
    return (await world.call(demo, 'confirmReceipt', { withdrawalId, ...receipts[to] })).status;
  return move(withdrawalId, to, 'no');
};

/** From the anchors: the amounts in HOLD, and the amounts paid out. */
const waiting: readonly WithdrawalState[] = ['requested', 'reviewing', 'approved'];

describe('the states of a withdrawal', () => {
  it('follow the transition table for any sequence of requests, with balanced books at every state', async () => {
    const wishes = fc.array(fc.constantFrom<Wish>(...deskMoves, 'receivedFull', 'receivedPartial', 'cancelled'), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(wishes, async (all) => {
        const [cash, hold] = await money(demo);
        const { withdrawalId, amount, arrives } = await asked(demo, 2_500);
        let state: WithdrawalState = 'requested';
        for (const to of all) {
          const isRepeated = to === state && to in receipts;
          const isAllowed = withdrawalMoves[state].includes(to);
          expect([state, to, await wish(withdrawalId, to)]).toEqual([state, to, isAllowed || isRepeated ? 200 : 409]);
          if (isAllowed) state = to;
        }
        expect((await own(demo)).find((one) => one.withdrawalId === withdrawalId)?.state).toBe(state);
        const isBack = state === 'rejected' || state === 'cancelled';
        const refunded = state === 'refunded' ? arrives - 1 : 0;
        expect(await money(demo)).toEqual([isBack ? cash : cash - amount + refunded, hold + (waiting.includes(state) ? amount : 0)]);
      }),
      { numRuns: 25 },
    );
    await audit();
  });

  it('cannot be changed once final, even by SQL', async () => {
    const { withdrawalId } = await asked(demo);
    await move(withdrawalId, 'rejected', 'no');
    const change = gateway.owner.updateTable('withdrawal').set({ state: 'requested', reason: null }).where('id', '=', withdrawalId);
    await expect(change.execute()).rejects.toThrow(`withdrawal ${withdrawalId} is already rejected`);
    await expect(gateway.owner.deleteFrom('withdrawal').execute()).rejects.toThrow('refused');
  });
});

describe('the desk', () => {
  const queue = async (part: string) =>
    (await gateway.control('withdrawals', { part, limit: 50, account: 'demo' })).json<{
      value: { items: { withdrawalId: number; destination: object; steps: { actor: string }[] }[] };
    }>().value.items;

  it('sees the full destination and who did what, and each move is in the audit log', async () => {
    const { withdrawalId } = await world.paid(demo);
    const [row] = (await queue('paid')).filter((one) => one.withdrawalId === withdrawalId);
    expect(row?.destination).toEqual({
      kind: 'pix',
      institution: '',
      branch: '',
      pixKeyKind: 'email',
      number: 'demo@mail.example',
      holder: 'Member demo',
    });
    expect(row?.steps.map(({ actor }) => actor)).toEqual([
      `member:${demo.memberId}`,
      ...Array.from({ length: 3 }, () => 'control:127.0.0.1'),
    ]);
    const acts = await gateway.owner
      .selectFrom('audit_log')
      .select(['act', 'details'])
      .where('subject', '=', `withdrawal:${withdrawalId}`)
      .orderBy('id')
      .execute();
    expect(acts.map(({ act }) => act)).toEqual(['withdrawal.review', 'withdrawal.approve', 'withdrawal.pay']);
    expect(acts[0]?.details).toEqual({ amount: 10_000, unit: 'BRL' });
  });

  it('must give a reason for a rejection, and the member is told', async () => {
    const { withdrawalId } = await asked(demo);
    expect(await move(withdrawalId, 'rejected')).toBe(400);
    expect(await move(withdrawalId, 'rejected', '   ')).toBe(400);
    expect(await move(withdrawalId, 'rejected', 'The name does not match.')).toBe(200);
    const told = (await own(demo)).find((one) => one.withdrawalId === withdrawalId);
    expect(told).toMatchObject({ state: 'rejected', reason: 'The name does not match.' });
    const letters = await gateway.call('letters', { token: demo.token, query: { limit: 1 } });
    expect(letters.envelope.value['items']).toMatchObject([{ topic: 'withdrawal' }]);
    expect(JSON.stringify(letters.envelope.value)).toContain('The name does not match.');
  });

  it('notifies the member’s open pages of every move, and sends letters about moves made by others', async () => {
    const { withdrawalId } = await world.paid(demo);
    const events = await gateway.owner
      .selectFrom('member_event')
      .select('topic')
      .where('topic', '=', 'withdrawals')
      .where('reference', '=', String(withdrawalId))
      .execute();
    expect(events).toHaveLength(4);
    const { envelope } = await gateway.call('letters', { token: demo.token, query: { limit: 2, language: 'en' } });
    expect(envelope.value['items']).toMatchObject([{ title: 'Your withdrawal was paid' }, { title: 'Your withdrawal is approved' }]);
  });

  it('does nothing for a withdrawal of another merchant', async () => {
    const { withdrawalId } = await asked(demo);
    const answer = await gateway.control('moveWithdrawal', { withdrawalId, to: 'reviewing' }, 'BETA');
    expect(answer.statusCode).toBe(404);
    expect((await own(demo))[0]).toMatchObject({ withdrawalId, state: 'requested' });
  });

  it('returns the held money when the merchant is reset', async () => {
    await asked(demo);
    await gateway.control('reset');
    expect(await money(demo)).toEqual([1_250_075, 0]);
    await audit();
  });
});
