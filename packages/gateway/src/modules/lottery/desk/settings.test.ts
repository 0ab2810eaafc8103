import type { ControlValueOf } from '@livery/contract/control/shapes';
import { describe, expect, it } from 'vitest';
import { openOutsideWorld } from '../../../../test/lottery/outside-lottery-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const { owner, platform, call } = gateway;
const world = await openOutsideWorld(gateway, 'SSC');
const { desk, board, nodeId, place, goTo, run, token, merchant, sell, result, ticketsOf, audit } = world;

type Lottery = ControlValueOf<'lotteries'>['items'][number];
const read = async (): Promise<Lottery['settings']> => {
  const { value } = await desk('lotteries', {});
  return (value as unknown as ControlValueOf<'lotteries'>).items.find(({ game }) => game === nodeId)?.settings ?? expect.fail('no lottery');
};
const set = async (change: Partial<Lottery['settings']>, seen?: Lottery['settings'], person = 'Ana') => {
  const before = seen ?? (await read());
  return desk('setLottery', { game: nodeId, settings: { ...before, ...change }, seen: before, person });
};
const onFirst = (digit: number) => ({ play: 'place', picks: [[digit], [], [], [], []], stake: 1_000 });
const ahead = async (): Promise<string[]> => {
  const { value } = (await call('lotteryIssues', { token, query: { game: nodeId, count: 3 } })).envelope;
  return (value as unknown as { issues: { number: string }[] }).issues.map(({ number }) => number);
};

describe('the settings of a lottery', () => {
  it('change within bounds, with a name, only if the current ones were read, and the change is recorded', async () => {
    const seen = await read();
    expect(await set({ maxStake: 5 })).toMatchObject({ statusCode: 400, value: { fields: { '/settings/maxStake': 'range' } } });
    expect(await set({ closing: seen.every })).toMatchObject({ statusCode: 400, value: { fields: { '/settings/closing': 'range' } } });
    for (const wrong of [{ every: 19 }, { prizeGroup: 2_001 }, { cap: 0 }, { pause: 0 }, { minStake: 0.5 }])
      expect(await set(wrong)).toMatchObject({ statusCode: 400 });
    expect(await set({ cap: 300_000_000 }, seen, ' ')).toMatchObject({ statusCode: 400, value: { fields: { '/person': 'required' } } });
    const race = await Promise.all([1, 2, 3].map((more) => set({ cap: 300_000_000 + more }, seen)));
    expect(race.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await set({ cap: 250_000_000 }, seen)).toMatchObject({ message: 'STATE_CHANGED', value: { fields: { '/seen': 'changed' } } });
    const acts = await owner.selectFrom('lottery_event').select(['person', 'note']).where('act', '=', 'settings').execute();
    expect(acts).toEqual([{ person: 'Ana', note: 'cap' }]);
    const foreign = { game: nodeId, settings: { ...seen, cap: 260_000_000 }, seen, person: 'Eva' };
    // The other merchant has its own lottery.
    await desk('setLottery', foreign, 'BETA');
    expect((await read()).cap).not.toBe(260_000_000);
  });

  it('apply at once to limits', async () => {
    expect(await set({ minStake: 2_000 })).toMatchObject({ statusCode: 200 });
    expect((await place({ bets: [onFirst(1)] })).envelope.value['code']).toBe('LIMIT_EXCEEDED');
    expect(await set({ minStake: 10 })).toMatchObject({ statusCode: 200 });
    expect((await place({ bets: [onFirst(1)] })).envelope.success).toBe(true);
  });

  it('keep odds and flags of open issues and issues with bets, and apply to all others', async () => {
    const [current, betOn, free] = await ahead();
    const old = await board();
    const issues = [current, betOn].map((number) => ({ number, times: 1 }));
    const bet = { play: 'place', slots: ['2', '0', '0', '0', '0'], stake: 1_000, odds: old.odds['place'] };
    const slip = (odds: unknown, numbers: readonly object[], key: string) =>
      call('placeLotteryTickets', { token, body: { game: nodeId, bets: [{ ...bet, odds }], issues: numbers, idempotencyKey: key } });
    expect((await slip(bet.odds, issues as object[], 'before-the-change')).envelope.success).toBe(true);
    expect(await set({ prizeGroup: 1_900, flags: { fortyNine: 'lost', tie: 'lost', thirty: 'lost' } })).toMatchObject({ statusCode: 200 });
    expect(await board()).toMatchObject({ prizeGroup: 1_960, odds: old.odds, flags: old.flags });
    expect((await slip(bet.odds, [{ number: betOn, times: 1 }], 'old-odds-bet-on')).envelope.success).toBe(true);
    expect((await slip(bet.odds, [{ number: free, times: 1 }], 'old-odds-free')).envelope.value).toMatchObject({
      code: 'PRICE_CHANGED',
      fields: { '/bets/0/odds': 'const' },
    });
    expect((await slip([950], [{ number: free, times: 1 }], 'new-odds-free')).envelope.success).toBe(true);
    const row = owner
      .updateTable('lottery_issue')
      .set({ prize_group: 1_800 })
      .where('number', '=', betOn ?? '');
    await expect(row.where('merchant_id', '=', merchant.id).where('node_id', '=', nodeId).execute()).rejects.toThrow(
      /the odds of issue \S+ cannot change/,
    );
    const first = await sell([]);
    await result(first, '10000');
    // Placed before and after the change, at the same odds.
    expect((await ticketsOf(first.id)).map(({ payout }) => payout)).toEqual([9_800, 9_800]);
    await result(await sell([]), '10000');
    const third = await sell([]);
    expect(third.number).toBe(free);
    expect(await board()).toMatchObject({ prizeGroup: 1_900, flags: { tie: 'lost' } });
    await result(third, '10000');
    expect((await ticketsOf(third.id)).map(({ payout }) => payout)).toEqual([9_500]);
    expect(await audit()).toEqual([]);
  });

  it('keep a closing issue closing when the closing time is moved later', async () => {
    const { current } = await board();
    await goTo((current?.closesAt ?? 0) - 8_000);
    expect((await board()).current?.state).toBe('closing');
    expect(await set({ closing: 1 })).toMatchObject({ statusCode: 200 });
    await run();
    const row = await world.findIssue(current?.number ?? '');
    expect(row.state).toBe('closing');
    expect(await set({ closing: 10 })).toMatchObject({ statusCode: 200 });
  });

  it('are read when issues are announced, even if they change during the run', async () => {
    const late = platform.clock.now().getTime() + 900_000;
    platform.clock.shiftTo(late - Date.now());
    let running: Promise<void> | undefined;
    await owner.transaction().execute(async (trx) => {
      await trx.updateTable('lottery').set({ prize_group: 1_850 }).where('node_id', '=', nodeId).execute();
      running = run();
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    await running;
    const latest = await owner
      .selectFrom('lottery_issue')
      .select('prize_group')
      .where('merchant_id', '=', merchant.id)
      .where('node_id', '=', nodeId)
      .orderBy('opens_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(latest.prize_group).toBe(1_850);
  });

  it('change the pace from the next day without issues, with no gap, overlap or repeated number', async () => {
    expect(await set({ every: 7_200, closing: 10 })).toMatchObject({ statusCode: 200 });
    const times = () =>
      owner
        .selectFrom('lottery_issue')
        .select(['number', 'opens_at', 'closes_at'])
        .where('merchant_id', '=', merchant.id)
        .where('node_id', '=', nodeId)
        .orderBy('opens_at')
        .execute();
    const before = await times();
    const last = before.at(-1) ?? expect.fail('no issue');
    // Issues are announced two hours ahead. Continue until one of another day is announced.
    const dayOf = async () => (await times()).at(-1)?.number.slice(0, 8);
    for (let jumps = 0; jumps < 15 && (await dayOf()) === last.number.slice(0, 8); jumps += 1) {
      platform.clock.shiftTo(((await times()).at(-1)?.opens_at.getTime() ?? 0) - Date.now());
      await run();
    }
    const all = await times();
    expect(all.length).toBeGreaterThan(before.length + 100);
    expect(all.slice(1).every(({ opens_at }, at) => opens_at.getTime() === all[at]?.closes_at.getTime())).toBe(true);
    const lengths = (number: string) =>
      all.filter((each) => each.number.startsWith(number.slice(0, 8))).map((each) => +each.closes_at - +each.opens_at);
    expect(new Set(lengths(last.number))).toEqual(new Set([60_000]));
    expect(new Set(lengths(all.at(-1)?.number ?? ''))).toEqual(new Set([7_200_000]));
  });
});
