import { afterEach, describe, expect, it } from 'vitest';
import { openAgreementWorld, termsOf } from '../../../../test/agents/agreement-world.ts';
import { openSettlementWorld, wages } from '../../../../test/agents/settlement-world.ts';
import { codeOf } from '../../../../test/session/register-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';

const gateway = await openTestGateway({ poolSize: 20 });
const { owner } = gateway;
const contracts = await openAgreementWorld(gateway);
const world = await openSettlementWorld(gateway);
const { act, forHouse, setTime, withHouse } = contracts;
const { add, play, agree, settle, linesOf, audit, merchantId } = world;
await world.approveAll();
const agent = await gateway.logIn('agent');

afterEach(async () => {
  await audit();
});

const spans = async (name: string) => (await linesOf(name)).map(({ from, state }) => [from, state]);

describe('a termination agreed on in the minute of the settlement', () => {
  it.each([
    ['before the close, ends with the window that closes', 8, '02:59:30', 1],
    ['with the close, ends with the next window', 15, '03:00:00', 2],
  ])('%s, and each window has one line', async (_what, first, time, days) => {
    const day = (more: number): string => `2027-03-${String(first + more).padStart(2, '0')}`;
    await setTime(`${day(0)}T23:00:00Z`);
    const { id, startsAt } = await withHouse(agent, 'agent', termsOf.daily(5_000));
    expect(startsAt).toBe(`${day(1)}T03:00:00.000Z`);
    await setTime(`${day(2)}T${time}Z`);
    await forHouse({ action: 'requestTermination', kind: 'daily', agreement: id });
    const close = `${day(2)}T03:15:00Z`;
    const [answer] = await Promise.all([act(agent, 'daily', { action: 'accept', agreement: id }), settle(close), settle(close)]);
    expect(codeOf(answer)).toBe('done');
    await settle(`${day(3)}T03:15:00Z`);
    await settle(`${day(4)}T03:15:00Z`);
    const all = [
      [`${day(1)}T03:00`, 'paid'],
      [`${day(2)}T03:00`, 'paid'],
    ];
    expect((await spans('agent')).filter(([from]) => String(from) > day(0))).toEqual(all.slice(0, days));
  });
});

it('a closed agent’s line is held with the reason, and the upline’s is paid', async () => {
  await add('open');
  await add('gone', 'open', { type: 41 });
  await add('gone-player', 'gone', { type: 0 });
  const span = ['2028-05-01T03:00:00Z', '2028-05-02T03:00:00Z'] as const;
  await agree('open', null, wages(10_000), ...span);
  await agree('gone', 'open', wages(8_000), ...span);
  await play('gone-player', '2028-05-01T12:00:00Z', 10_000, 0);
  await owner.updateTable('member').set({ state: 'closed' }).where('username', '=', 'gone').execute();
  await settle('2028-05-02T03:15:00Z');
  expect((await linesOf('open', 'gone')).map(({ name, state, due, paid }) => [name, state, due, paid])).toEqual([
    ['open', 'paid', 100, 100],
    ['gone', 'held', 80, 0],
  ]);
  const events = await owner.selectFrom('commission_event').select('text').where('action', '=', 'hold').execute();
  expect(events).toEqual([{ text: 'The account is closed.' }]);
});

it('a window that ends before it begins is refused', async () => {
  const window = { merchant_id: merchantId, kind: 'daily', period: 'daily', ends_day: true, state: 'open' } as const;
  const from_at = new Date('2026-06-02T03:00:00Z');
  for (const before_at of [from_at, new Date('2026-06-01T03:00:00Z')])
    await expect(
      owner
        .insertInto('commission_window')
        .values({ ...window, from_at, before_at })
        .execute(),
    ).rejects.toThrow(/check constraint/);
});
