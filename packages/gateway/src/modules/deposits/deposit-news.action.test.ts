import { afterAll, expect, it } from 'vitest';
import { depositWorld } from '../../../test/money/deposit-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { testProvider } from '../../../test/money/test-provider.ts';
import { auditLedger } from '#composition/audit-ledger.ts';
import { expireDeposit } from './expire-deposit.job.ts';

const { provider, behaviour } = testProvider();
const gateway = await openTestGateway({ payments: [provider] });
const token = await gateway.logIn();
const { open, tell } = depositWorld(gateway, token);
const merchant = gateway.platform.merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');
afterAll(async () => expect((await auditLedger(gateway.owner)).findings).toEqual([]));

const expire = (depositId: string) =>
  expireDeposit.run({ payload: { depositId }, merchant, platform: gateway.platform, now: new Date(Date.now() + 901_000) });
const settle = (id: string, verdict: object) => gateway.control('settleDeposit', { id, ...verdict });
/** The messages about a deposit, newest first, and how often its pages were told to refresh. */
const newsOf = async (id: string) => {
  const letters = await gateway.owner
    .selectFrom('letter')
    .select(['titles', 'bodies'])
    .where('link', '=', `/member/depositv2?deposit=${id}`)
    .orderBy('id', 'desc')
    .execute();
  const events = await gateway.owner
    .selectFrom('member_event')
    .select('id')
    .where('reference', '=', id)
    .where('topic', '=', 'deposits')
    .execute();
  return { letters: letters.map(({ titles, bodies }) => JSON.stringify([titles, bodies])), told: events.length };
};

it.each([
  ['arrived', 'Your deposit has arrived', 'R$ 20.00 is in', (id: string) => tell(id)],
  ['failed', 'did not go through', 'payment of R$ 20.00', (id: string) => tell(id, { state: 'failed' })],
  ['expired at the provider', 'Your deposit has expired', 'R$ 20.00', (id: string) => tell(id, { state: 'expired' })],
  ['ran out of time', 'Your deposit has expired', 'R$ 20.00', (id: string) => expire(id)],
  ['differs', 'We are looking at your payment', 'R$ 15.00', (id: string) => tell(id, { amount: 1_500 })],
])('a deposit that %s is announced to the open pages and by letter, once', async (_what, title, words, happen) => {
  const id = await open();
  expect(await newsOf(id)).toEqual({ letters: [], told: 1 });
  await happen(id);
  await happen(id);
  const { letters, told } = await newsOf(id);
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain(title);
  expect(letters[0]).toContain(words);
  expect(told).toBe(2);
});

it('a desk decision about a payment is sent by letter, with its reason', async () => {
  const [credited, refused] = [await open(), await open()];
  for (const id of [credited, refused]) await tell(id, { amount: 1_500 });
  await settle(credited, { verdict: 'credit' });
  await settle(refused, { verdict: 'refuse', reason: 'Paid by somebody else' });
  expect((await newsOf(credited)).letters[0]).toContain('R$ 15.00 is in your balance');
  expect((await newsOf(refused)).letters[0]).toContain('Paid by somebody else');
});

it('a payment refused by the provider is reported as failed', async () => {
  behaviour.answer = 'refuse';
  const id = await open();
  behaviour.answer = 'take';
  expect((await newsOf(id)).letters[0]).toContain('did not go through');
});
