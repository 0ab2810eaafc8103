import type { ControlValueOf } from '@livery/contract/control/shapes';
import { expect, it } from 'vitest';
import { openOutsideWorld } from '../../../../test/lottery/outside-lottery-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const { call } = gateway;
const world = await openOutsideWorld(gateway, 'SSC');
const { desk, board, place, sell, goTo, result, token, tickets, audit, nodeId } = world;

const onFirst = (digit: number, stake = 1_000) => ({ play: 'place', picks: [[digit], [], [], [], []], stake });
const exposure = async (issue: number) => (await desk('lotteryExposure', { issue })).value as unknown as ControlValueOf<'lotteryExposure'>;
const close = (issue: number, outcome: number, isClosed = true, market = 'place:0', merchant = 'ALPHA') =>
  desk('closeLotteryOutcome', { issue, market, outcome, isClosed, person: 'Ana' }, merchant);

it('an issue shows the cost of each outcome, its worst draw and the bound used for admission', async () => {
  const issue = await sell([onFirst(7), onFirst(3, 500), { play: 'last2-direct', picks: [[4], [2]], stake: 100 }]);
  const { markets, bound, exact } = await exposure(issue.id);
  expect(markets.map(({ code, worst }) => [code, worst])).toEqual([
    ['place:0', 9_800],
    ['last2-direct', 9_800],
  ]);
  expect(markets[0]?.cells).toEqual([0, 0, 0, 4_900, 0, 0, 0, 9_800, 0, 0]);
  expect(markets[0]?.labels).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(markets[1]?.labels[42]).toBe('4 2');
  expect(bound).toBe(19_600);
  expect(exact).toMatchObject({ worst: 19_600 });
  expect(exact?.numbers).toEqual(['7', '0', '0', '4', '2']);
  const ticket = (await tickets({ state: 'open' })).find(({ play }) => play === 'last2-direct');
  await call('cancelLotteryTicket', { token, body: { ticket: ticket?.id, idempotencyKey: 'gives-it-back' } });
  expect(await exposure(issue.id)).toMatchObject({ bound: 9_800, exact: { worst: 9_800 } });
  expect(await desk('lotteryExposure', { issue: issue.id }, 'BETA')).toMatchObject({ statusCode: 404 });
});

it('one outcome can be closed by hand with or without bets and reopened, while others stay open', async () => {
  const { current } = await board();
  const { id } = await world.findIssue(current?.number ?? '');
  expect(await close(id, 7)).toMatchObject({ statusCode: 200, value: { closed: [7] } });
  expect(await close(id, 2)).toMatchObject({ value: { closed: [2, 7] } });
  expect((await place({ bets: [onFirst(7)] })).envelope.value).toMatchObject({ code: 'OUT_OF_STOCK', highestStake: 0 });
  expect((await place({ bets: [onFirst(8)] })).envelope.success).toBe(true);
  expect((await board()).soldOut).toEqual([{ play: 'place', slot: 0, mask: '84' }]);
  // The last place has no bets yet.
  expect(await close(id, 5, true, 'place:4')).toMatchObject({ value: { closed: [5] } });
  expect((await place({ bets: [{ play: 'place', picks: [[], [], [], [], [5]] }] })).envelope.value['code']).toBe('OUT_OF_STOCK');
  expect((await place({ bets: [{ play: 'place', picks: [[], [], [], [], [6]] }] })).envelope.success).toBe(true);
  expect(await close(id, 7, false)).toMatchObject({ value: { closed: [2] } });
  expect((await place({ bets: [onFirst(7)] })).envelope.success).toBe(true);
  const racing = await Promise.all([0, 1, 3, 4].map((outcome) => close(id, outcome)));
  expect(racing.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect((await exposure(id)).markets.find(({ code }) => code === 'place:0')?.closed).toEqual([0, 1, 2, 3, 4]);
  expect(await close(id, 10)).toMatchObject({ statusCode: 400, value: { fields: { '/outcome': 'maximum' } } });
  expect(await close(id, 1, true, 'place:5')).toMatchObject({ statusCode: 400, value: { fields: { '/market': 'enum' } } });
  expect(await close(id, 1, true, 'place:0', 'BETA')).toMatchObject({ statusCode: 404 });
});

it('the desk reads issues with totals, tickets and staff actions, and cannot close an outcome after the close', async () => {
  const { current } = await board();
  const issue = await world.findIssue(current?.number ?? '');
  await goTo(issue.draws_at.getTime() + 1_000);
  expect(await close(issue.id, 9)).toMatchObject({ message: 'STATE_CHANGED' });
  await result(issue, '70000');
  const one = (await desk('lotteryIssue', { issue: issue.id })).value as unknown as ControlValueOf<'lotteryIssue'>;
  expect(one.issue).toMatchObject({ state: 'paid', numbers: ['7', '0', '0', '0', '0'], isWaiting: false, tickets: 5 });
  expect(one.tickets.filter(({ state }) => state === 'won')).toEqual([
    { unit: 'BRL', state: 'won', tickets: 2, members: 1, stake: 2_000, payout: 19_600 },
  ]);
  expect(one.events.map(({ act }) => act).slice(0, 2)).toEqual(['verifyResult', 'writeResult']);
  expect(one.events.find(({ act }) => act === 'openOutcome')).toMatchObject({ person: 'Ana', note: 'place:0 7' });
  const list = async (query: object, merchant = 'ALPHA') =>
    (await desk('lotteryIssues', { game: nodeId, limit: 50, ...query }, merchant)).value;
  expect(await list({ state: 'paid' })).toMatchObject({ items: [{ id: issue.id, stake: 3_600, payout: 19_600 }] });
  expect(await list({ number: issue.number })).toMatchObject({ items: [{ id: issue.id }] });
  expect(await list({ state: 'paid' }, 'BETA')).toMatchObject({ items: [] });
  const page = (await desk('lotteryIssueTickets', { issue: issue.id, limit: 2 })).value as unknown as ControlValueOf<'lotteryIssueTickets'>;
  expect(page.items).toHaveLength(2);
  expect(page.items[0]).toMatchObject({
    account: 'demo',
    play: 'place',
    unit: 'BRL',
    prizeGroup: one.prizeGroup,
    ownGroup: one.prizeGroup,
    copyOf: null,
  });
  expect((await desk('lotteryIssueTickets', { issue: issue.id, limit: 10, after: page.next })).value).toMatchObject({ next: null });
  const late = await sell([]);
  await goTo(late.draws_at.getTime() + 1_000);
  const waiting = async () => {
    const { items } = (await desk('lotteries', {})).value as unknown as ControlValueOf<'lotteries'>;
    return items.find(({ game }) => game === nodeId);
  };
  expect(await waiting()).toMatchObject({ kind: 'SSC', waiting: { results: 1, verdicts: 0, faults: 0 }, owed: 0 });
  await world.write(late.id, '12345');
  await desk('declareLotteryFault', { issue: issue.id, kind: 'undrawn', note: 'Not drawn', person: 'Ana' });
  expect(await waiting()).toMatchObject({ waiting: { results: 0, verdicts: 1, faults: 1 } });
  expect(await list({ number: late.number })).toMatchObject({ items: [{ isWaiting: true }] });
  expect(await audit()).toEqual([]);
});
