import { judge, payOf } from '@livery/lottery/model/judge';
import { verifyChain, verifyDraw } from '@livery/lottery/fair/verify';
import type { ArchiveLink } from '@livery/lottery/fair/archive';
import type { ValueOf } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { openLotteryWorld } from '../../../test/lottery/lottery-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const { call, owner, platform } = gateway;
const world = await openLotteryWorld(gateway, 'SSC');
const { kind, nodeId, token, place, draw, board, tickets, balance, run, goTo } = world;

const digitOnLast = { play: 'place', picks: [[], [], [], [], [0, 1, 2, 3, 4, 5, 6]] };
const plays = kind.plays.map(({ code }) => code);

describe('a lottery', () => {
  it('announces coming issues and commits to their seeds without revealing any', async () => {
    const { current, commitment } = await board();
    expect(current).toMatchObject({ state: 'open' });
    const { envelope } = await call('lotteryIssues', { token, query: { game: nodeId, count: 120 } });
    const { issues } = envelope.value as ValueOf<'lotteryIssues'>;
    expect(issues).toHaveLength(120);
    expect(issues.slice(1).every(({ opensAt }, at) => opensAt === issues[at]?.closesAt)).toBe(true);
    const row = await owner
      .selectFrom('lottery_issue')
      .selectAll()
      .where('number', '=', current?.number ?? '')
      .where('node_id', '=', nodeId)
      .where('merchant_id', '=', world.merchant.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(await board())).not.toContain(row.seed.toString('hex'));
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    await run();
    expect((await board()).commitment).toBe(commitment);
  });

  it('accepts a slip, draws, settles and pays it to the cent, and proves the draw', async () => {
    const before = await balance();
    const answer = await place({ bets: [digitOnLast, { ...digitOnLast, stake: 250 }] });
    expect(answer.envelope).toMatchObject({ success: true, value: { staked: 2_450, balance: before - 2_450 } });
    const { commitment, round, current } = await board();
    await draw();
    const [second, first] = await tickets();
    const play = kind.plays.find(({ code }) => code === digitOnLast.play);
    if (play === undefined || first === undefined || second === undefined)
      expect.fail(`there is no ${digitOnLast.play} in ${plays.join()}`);
    const selection = first.slots.map((mask) => BigInt(`0x${mask}`));
    const result = judge(
      play,
      selection,
      play.hits(first.numbers ?? [], { animal: 0, flags: { fortyNine: 'lost', tie: 'lost', thirty: 'lost' } }),
    );
    const won = [payOf(result, first.odds, 100), payOf(result, first.odds, 250)];
    expect([first.payout, second.payout]).toEqual(won);
    expect(await balance()).toBe(before - 2_450 + (won[0] ?? 0) + (won[1] ?? 0));

    const { envelope } = await call('lotteryDraws', { query: { game: nodeId, limit: 10 } });
    const { items } = envelope.value as ValueOf<'lotteryDraws'>;
    const link = items.find(({ entry }) => entry.issue === current?.number);
    expect([link?.entry.commitment, link?.entry.round]).toEqual([commitment, round]);
    const isSigned = async (round: number, signature: string) => (await platform.beacon.randomness(round))?.signature === signature;
    expect(await verifyDraw((link as unknown as ArchiveLink).entry, { isSigned, chain: platform.beacon.chain })).toEqual([]);
    const links = items.toReversed() as unknown as (ArchiveLink & { previous: string })[];
    expect(await verifyChain(links, links[0]?.previous)).toEqual([]);
    expect(await world.audit()).toEqual([]);
  });

  it('answers a repeated slip with the same tickets, and a changed one with a conflict', async () => {
    const slip = { bets: [digitOnLast], key: 'the-same-key-of-a-slip' };
    const [one, other] = await Promise.all([place(slip), place(slip)]);
    expect(other.envelope).toEqual(one.envelope);
    expect((await place({ ...slip, bets: [{ ...digitOnLast, stake: 300 }] })).envelope.value['code']).toBe('IDEMPOTENCY_CONFLICT');
    await draw();
  });

  it.each([
    ['an unknown play', [{ ...digitOnLast, play: 'no-such-play', odds: [200] }], 'INVALID_REQUEST'],
    ['no pick', [{ ...digitOnLast, picks: [[], [], [], [], []] }], 'INVALID_REQUEST'],
    ['an invalid digit', [{ ...digitOnLast, picks: [[], [], [], [], [10]] }], 'INVALID_REQUEST'],
    ['a slot too many', [{ ...digitOnLast, picks: [[], [], [], [], [1], [1]] }], 'INVALID_REQUEST'],
    ['odds of another day', [{ ...digitOnLast, odds: [999] }], 'PRICE_CHANGED'],
    ['a stake below the least', [{ ...digitOnLast, stake: 1 }], 'LIMIT_EXCEEDED'],
    ['a stake above the most', [{ ...digitOnLast, stake: 100_001 }], 'LIMIT_EXCEEDED'],
  ])('refuses %s, and moves nothing', async (_what, bets, code) => {
    const before = await balance();
    const { envelope } = await place({ bets });
    expect(envelope.value['code']).toBe(code);
    expect(Object.keys(envelope.value['fields'] as object)[0]).toMatch(/^\/bets\/0\//);
    expect(await balance()).toBe(before);
  });

  it('refuses an overflowing multiple, too many tickets, and the same issue twice', async () => {
    const { current, next } = await board();
    const number = current?.number ?? '';
    const codeOf = async (slip: Parameters<typeof place>[0]) => (await place(slip)).envelope.value['code'];
    expect(await codeOf({ bets: [{ ...digitOnLast, stake: 100_000 }], issues: [{ number, times: 9_999 }] })).toBe('LIMIT_EXCEEDED');
    expect(
      await codeOf({
        bets: [digitOnLast],
        issues: [
          { number, times: 1 },
          { number, times: 2 },
        ],
      }),
    ).toBe('INVALID_REQUEST');
    expect(await codeOf({ bets: [digitOnLast], issues: [{ number: '20200101-0001', times: 1 }] })).toBe('NO_LONGER_OPEN');
    const bets = Array.from({ length: 100 }, () => digitOnLast);
    const { envelope } = await call('lotteryIssues', { token, query: { game: nodeId, count: 11 } });
    const issues = (envelope.value as ValueOf<'lotteryIssues'>).issues.map((issue) => ({ number: issue.number, times: 1 }));
    expect(await codeOf({ bets, issues })).toBe('LIMIT_EXCEEDED');
    expect(next).not.toBeNull();
  });

  it('cancels a ticket until its issue begins to close, and not later', async () => {
    const { current } = await board();
    const before = await balance();
    await place({ bets: [digitOnLast, digitOnLast] });
    const [late, early] = await tickets({ state: 'open' });
    expect([early?.canCancel, late?.canCancel]).toEqual([true, true]);
    const cancel = async (ticket: number | undefined, key: string) =>
      (await call('cancelLotteryTicket', { token, body: { ticket, idempotencyKey: key } })).envelope.value;
    expect(await cancel(early?.id, 'cancel-the-first')).toEqual({ returned: 700, balance: before - 700 });
    expect(await cancel(early?.id, 'cancel-the-first')).toEqual({ returned: 700, balance: before - 700 });
    expect((await cancel(early?.id, 'cancel-it-again'))['code']).toBe('STATE_CHANGED');
    const other = await gateway.logIn('agent');
    const foreign = await call('cancelLotteryTicket', { token: other, body: { ticket: late?.id, idempotencyKey: 'of-somebody-else' } });
    expect(foreign.envelope.value['code']).toBe('NOT_FOUND');
    await goTo((current?.closesAt ?? 0) - 5_000);
    expect((await cancel(late?.id, 'cancel-the-second'))['code']).toBe('NO_LONGER_OPEN');
    expect((await tickets()).slice(0, 2).map(({ state }) => state)).toEqual(['open', 'cancelled']);
    await draw();
    expect(await world.audit()).toEqual([]);
  });

  it('takes stakes for several issues at once, and returns the rest after the first win', async () => {
    const { envelope } = await call('lotteryIssues', { token, query: { game: nodeId, count: 4 } });
    const issues = (envelope.value as ValueOf<'lotteryIssues'>).issues.map(({ number }, place) => ({ number, times: place + 1 }));
    const before = await balance();
    const all = { play: 'place', picks: [[], [], [], [], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]] };
    await place({ bets: [all], issues, stopOn: { win: true } });
    expect(await balance()).toBe(before - 10_000);
    await draw();
    const own = (await tickets()).slice(0, 4);
    expect(own.map(({ state }) => state)).toEqual(['stopped', 'stopped', 'stopped', 'won']);
    expect(await balance()).toBe(before - 1_000 + (own[3]?.payout ?? 0));
    expect(await world.audit()).toEqual([]);
  });
});

describe('the betting record', () => {
  it('lists each ticket as a bet, with its picks, its lines and, once drawn, the seed', async () => {
    await place({ bets: [digitOnLast] });
    const [ticket] = await tickets();
    const { bet_id: bet } = await owner
      .selectFrom('lottery_ticket')
      .select('bet_id')
      .where('id', '=', ticket?.id ?? 0)
      .executeTakeFirstOrThrow();
    const read = async () => (await call('betRound', { token, query: { bet, language: 'en' } })).envelope.value as ValueOf<'betRound'>;
    const facts = (round: ValueOf<'betRound'>) => Object.fromEntries((round.proof?.facts ?? []).map(({ name, value }) => [name, value]));
    const open = await read();
    expect(open.proof?.serverSeed).toBeNull();
    expect(facts(open)).toEqual({ Draw: ticket?.issue, 'Your picks': '– | – | – | – | 0 1 2 3 4 5 6', Lines: '7' });
    await draw();
    const settled = await read();
    expect(settled.bet).toMatchObject({ stake: 700, state: 'settled', payout: (await tickets())[0]?.payout });
    expect(settled.proof?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(facts(settled)['Result']).toBe((await board()).results[0]?.numbers.join(' '));
  });
});

describe('opened numbers', () => {
  it('are public, with the time of the next draw [wire-vn-numeros-opened-game]', async () => {
    const { envelope } = await call('openedNumbers');
    const { list } = envelope.value as ValueOf<'openedNumbers'>;
    const { current, results } = await board();
    const own = list.find((each) => each.nodeId === nodeId);
    expect(own).toMatchObject({ kind: 'SSC', numero: results[0]?.number, opened: results[0]?.numbers, nextDrawsAt: current?.drawsAt });
    for (const { numero, opened } of list) expect(numero === '').toBe(opened.length === 0);
  });

  it('of the lotteries that a member bets on are listed for that member only [wire-lotto-games-opened-numero]', async () => {
    const listFor = async (by: string) =>
      ((await call('memberOpenedNumbers', { token: by })).envelope.value as ValueOf<'memberOpenedNumbers'>).list;
    expect((await listFor(token)).map((each) => each.nodeId)).toEqual([nodeId]);
    expect(await listFor(await gateway.logIn('agent'))).toEqual([]);
    expect((await call('memberOpenedNumbers')).envelope.value['code']).toBe('NOT_LOGGED_IN');
  });
});

describe('the liability of an issue', () => {
  const set = (caps: Partial<Record<'cap' | 'outcome_cap' | 'max_win', number>>) =>
    owner.updateTable('lottery').set(caps).where('node_id', '=', nodeId).where('merchant_id', '=', world.merchant.id).execute();

  it('limits each outcome: a refusal names the highest stake left, and a full outcome shows as sold out', async () => {
    // Ten times the stake: 98.00 for each 10.00.
    await set({ outcome_cap: 50_000 });
    const on = (digit: number, stake: number) => ({ play: 'place', picks: [[digit], [], [], [], []], stake });
    expect((await place({ bets: [on(3, 5_000)] })).envelope.success).toBe(true);
    const before = await balance();
    const refused = (await place({ bets: [on(4, 100), on(3, 200)] })).envelope.value;
    expect(refused).toMatchObject({ code: 'OUT_OF_STOCK', fields: { '/bets/1': 'maximum' }, highestStake: 102 });
    expect(await balance()).toBe(before);
    expect((await place({ bets: [on(3, 102)] })).envelope.success).toBe(true);
    expect((await board()).soldOut).toEqual([]);
    await set({ outcome_cap: 49_996 });
    expect((await board()).soldOut).toEqual([{ play: 'place', slot: 0, mask: '8' }]);
    expect((await place({ bets: [on(3, 10)] })).envelope.value).toMatchObject({ code: 'OUT_OF_STOCK', highestStake: 0 });
    expect((await place({ bets: [on(5, 10)] })).envelope.success).toBe(true);
    await draw();
  });

  it('stays within the cap when many slips race, and a cancelled ticket makes room again', async () => {
    await set({ outcome_cap: 20_000_000, cap: 98_000 });
    // Each may win 9,800, and digits of one place exclude each other: ten on one digit fill the cap.
    const slips = Array.from({ length: 25 }, () => place({ bets: [{ play: 'place', picks: [[7], [], [], [], []], stake: 1_000 }] }));
    const codes = (await Promise.all(slips)).map(({ envelope }) => (envelope.success ? 'placed' : envelope.value['code']));
    expect(codes.filter((code) => code === 'placed')).toHaveLength(10);
    expect(new Set(codes)).toEqual(new Set(['placed', 'OUT_OF_STOCK']));
    expect((await place({ bets: [{ play: 'place', picks: [[8], [], [], [], []], stake: 1_000 }] })).envelope.success).toBe(true);
    const ticket = (await tickets({ state: 'open' })).find(({ slots }) => slots[0] === '80');
    await call('cancelLotteryTicket', { token, body: { ticket: ticket?.id, idempotencyKey: 'makes-room-again' } });
    expect((await place({ bets: [{ play: 'place', picks: [[7], [], [], [], []], stake: 1_000 }] })).envelope.success).toBe(true);
    expect((await place({ bets: [{ play: 'place', picks: [[7], [], [], [], []], stake: 1_000 }] })).envelope.success).toBe(false);
    await draw();
    await set({ cap: 200_000_000 });
    expect(await world.audit()).toEqual([]);
  });

  it('limits what a member can win in an issue to the lottery’s maximum', async () => {
    await set({ max_win: 20_000 });
    const bet = { play: 'place', picks: [[1], [], [], [], []], stake: 1_500 };
    expect((await place({ bets: [bet] })).envelope.success).toBe(true);
    const { value } = (await place({ bets: [bet] })).envelope;
    // Of 200.00 the first bet takes 147.00. A line of 5.40 could win 52.92, and one of 5.41 more than 53.00.
    expect(value).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      fields: { '/bets/0/stake': 'maxWin' },
      highestStake: 540,
      highestWin: 20_000,
    });
    expect((await place({ bets: [{ ...bet, stake: 541 }] })).envelope.value).toMatchObject({ code: 'LIMIT_EXCEEDED', highestStake: 540 });
    expect((await place({ bets: [{ ...bet, stake: 540 }] })).envelope.success).toBe(true);
    await set({ max_win: 50_000_000 });
    await draw();
  });
});

describe('a night without a gateway', () => {
  it('voids issues without bets, and draws those with tickets from the rounds of their time', async () => {
    await place({ bets: [digitOnLast] });
    const { current, next } = await board();
    await goTo((current?.drawsAt ?? 0) + 10 * 3_600_000);
    const states = await owner
      .selectFrom('lottery_issue')
      .select(['number', 'state'])
      .where('node_id', '=', nodeId)
      .where('merchant_id', '=', world.merchant.id)
      .where('number', 'in', [current?.number ?? '', next?.number ?? ''])
      .orderBy('number')
      .execute();
    expect(states.map(({ state }) => state)).toEqual(['paid', 'void']);
    // The session has expired in the meantime.
    const again = await call('lotteryBoard', { token: await gateway.logIn(), query: { game: nodeId } });
    expect((again.envelope.value as ValueOf<'lotteryBoard'>).current?.closesAt).toBeGreaterThan(platform.clock.now().getTime());
    expect(await world.audit()).toEqual([]);
  });
});
