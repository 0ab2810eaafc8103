import { prizeAt } from '@livery/contract/commission-prize-group';
import { memberTypes } from '@livery/contract/member-types';
import type { ValueOf } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { base, onFirst, openPrizeGroupWorld, type Account } from '../../../../test/lottery/prize-group-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';
import { readRateChain } from './rates.repo.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const { owner, call } = gateway;
const world = await openPrizeGroupWorld(gateway);
const {
  slip,
  boardOf,
  setRate,
  gains,
  current,
  result,
  rebatesOf,
  declare,
  tokenOf,
  cashOf,
  audit,
  run,
  idOf,
  nodeId,
  kind,
  token,
  logInAgain,
} = world;

const team: readonly Account[] = ['lucas', 'agent2', 'agent'];
const refusalOf = async (account: Account, changes: Parameters<typeof slip>[1]) => (await slip(account, changes)).envelope.value;
const placed = async (account: Account, changes: Parameters<typeof slip>[1]): Promise<void> =>
  expect((await slip(account, changes)).envelope.value).not.toHaveProperty('code');
const ticketsOf = async (account: Account) =>
  (
    (await call('lotteryTickets', { token: await tokenOf(account), query: { game: nodeId, limit: 10 } })).envelope
      .value as ValueOf<'lotteryTickets'>
  ).items;

describe('a prize group', () => {
  it('is the issue’s, raised by the member’s rate for the game type', async () => {
    expect(await boardOf('lucas')).toMatchObject({ prizeGroup: base, ownGroup: 1_950 });
    expect(await boardOf('marina')).toMatchObject({ prizeGroup: base, ownGroup: 1_956 });
    expect(await boardOf('demo')).toMatchObject({ prizeGroup: base, ownGroup: base });
    await setRate('demo', 90_000);
    expect(await boardOf('demo')).toMatchObject({ ownGroup: 2_000 });
    await setRate('demo', 0);
  });

  it('can be chosen from the issue’s up to the member’s own, at matching odds', async () => {
    const bets = [onFirst(1, 1_000)];
    await placed('lucas', { bets });
    await placed('lucas', { bets, prizeGroup: 1_944 });
    await placed('lucas', { bets, prizeGroup: 1_950 });
    const odds = (await ticketsOf('lucas')).map((ticket) => [ticket.prizeGroup, ticket.ownGroup, ticket.odds, ticket.rebate]);
    expect(odds).toEqual([
      [1_950, 1_950, [975], null],
      [1_944, 1_950, [972], null],
      [1_940, 1_950, [970], null],
    ]);
    expect(await refusalOf('lucas', { bets: [onFirst(1)], prizeGroup: 1_951 })).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      fields: { '/prizeGroup': 'maximum' },
      highestGroup: 1_950,
    });
    expect(await refusalOf('lucas', { bets: [onFirst(1)], prizeGroup: 1_939 })).toMatchObject({
      code: 'PRICE_CHANGED',
      fields: { '/prizeGroup': 'minimum' },
    });
    const others = [{ ...onFirst(1), odds: [975] }];
    expect(await refusalOf('lucas', { bets: others, prizeGroup: 1_944 })).toMatchObject({
      code: 'PRICE_CHANGED',
      fields: { '/bets/0/odds': 'const' },
    });
    expect(await refusalOf('lucas', { bets: others })).toMatchObject({ code: 'PRICE_CHANGED' });
    expect(await refusalOf('demo', { bets, prizeGroup: 1_941 })).toMatchObject({ code: 'LIMIT_EXCEEDED', highestGroup: base });
  });

  it('is refused, with the new one, when the rate was lowered after the desk was opened', async () => {
    const bets = [onFirst(2)];
    await setRate('lucas', 2_500);
    expect(await refusalOf('lucas', { bets, prizeGroup: 1_950 })).toMatchObject({ code: 'LIMIT_EXCEEDED', highestGroup: 1_945 });
    await placed('lucas', { bets, prizeGroup: 1_945 });
    await setRate('lucas', 5_000);
  });

  it('holds for a slip over issues with two prize groups if both allow it', async () => {
    const { envelope } = await call('lotteryIssues', { token, query: { game: nodeId, count: 120 } });
    const later = (envelope.value as ValueOf<'lotteryIssues'>).issues.at(-1);
    const own = owner
      .updateTable('lottery_issue')
      .where('number', '=', later?.number ?? '')
      .where('node_id', '=', nodeId);
    await own.set({ prize_group: base + 6 }).execute();
    const { number } = await current();
    const issues = [number, later?.number ?? ''].map((each) => ({ number: each, times: 1 }));
    expect(await refusalOf('lucas', { bets: [onFirst(1)], issues, prizeGroup: 1_945 })).toMatchObject({ code: 'PRICE_CHANGED' });
    expect(await refusalOf('lucas', { bets: [onFirst(1)], issues, prizeGroup: 1_951 })).toMatchObject({ highestGroup: 1_950 });
    await placed('lucas', { bets: [onFirst(1, 1_000)], issues, prizeGroup: 1_946 });
    const [after] = await ticketsOf('lucas');
    expect(after).toMatchObject({ prizeGroup: 1_946, ownGroup: 1_956 });
  });
});

describe('a settled stake', () => {
  it('G16: pays the upline the difference to its downline’s group, and the house keeps the rest above the top', async () => {
    await result(await current(), '00000');
    await setRate('agent', 10_000);
    const [player, upline, top] = await gains(team, async () => {
      const issue = await current();
      await placed('lucas', { bets: [onFirst(1)], prizeGroup: 1_950 });
      await result(issue, '20000');
      expect(await rebatesOf(issue.id)).toEqual([{ username: 'agent2', part: 'team', unit: 'BRL', earned: 500, booked: 500 }]);
    });
    expect([player, upline, top]).toEqual([-100_000, 500, 0]);
    // The house keeps 2 % of the stake: the prize is 97.5 %, and the upline gets 0.5 %.
    expect(100_000 - prizeAt(1_950, 100_000) - (upline ?? 0)).toBe(2_000);
    expect(await audit()).toEqual([]);
    await setRate('agent', 15_000);
  });

  it('pays a rebate for playing a lower group, won or lost, but not for a returned stake', async () => {
    const issue = await current();
    const slots = kind.plays.find(({ code }) => code === 'dragon-tiger')?.slots ?? [];
    const sides = { play: 'dragon-tiger', picks: slots.map((_, place) => (place === 0 ? [0] : [])), stake: 100_000 };
    const got = await gains(team, async () => {
      await placed('lucas', { bets: [onFirst(1), onFirst(2), sides], prizeGroup: base });
      // A tie of the first and the second digit returns the third ticket.
      await result(issue, '11000');
    });
    expect(got).toEqual([-300_000 + 970_000 + 100_000 + 1_000, 1_000, 1_000]);
    expect((await ticketsOf('lucas')).map(({ state, rebate }) => [state, rebate])).toEqual(
      expect.arrayContaining([
        ['won', 500],
        ['lost', 500],
        ['returned', 0],
      ]),
    );
    const kinds = await owner
      .selectFrom('txn')
      .select(['kind', 'subject'])
      .where('subject', '=', `issue:${issue.id}`)
      .orderBy('kind')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['lotteryRebate', 'lotteryTeamRebate', 'lotteryTeamRebate']);
    expect(await audit()).toEqual([]);
  });

  it('sums small stakes of an issue before rounding down, for the member and its uplines', async () => {
    const issue = await current();
    await placed('lucas', { bets: [onFirst(1, 70), onFirst(2, 70), onFirst(3, 70)], prizeGroup: base });
    await placed('marina', { bets: [onFirst(4, 70)], prizeGroup: base });
    await result(issue, '90000');
    // 210 × 10 and 70 × 16 of 2000. agent2 gets 10 of lucas’ and 4 of marina’s, agent 10 of both.
    expect((await rebatesOf(issue.id)).map(({ username, part, booked }) => [username, part, booked])).toEqual([
      ['agent', 'team', 1],
      ['agent2', 'team', 1],
      ['lucas', 'own', 1],
    ]);
    expect(await audit()).toEqual([]);
  });

  it('is split by the rates at the time of the bet', async () => {
    const issue = await current();
    await placed('lucas', { bets: [onFirst(1)], prizeGroup: base });
    for (const account of ['lucas', 'marina', 'agent2', 'agent'] as const) await setRate(account, 0);
    const got = await gains(team, () => result(issue, '20000'));
    expect(got).toEqual([500, 500, 500]);
    for (const [account, rate] of [
      ['agent', 15_000],
      ['agent2', 10_000],
      ['lucas', 5_000],
      ['marina', 8_000],
    ] as const)
      await setRate(account, rate);
  });

  it('leaves the share of a closed agent to the next agent above', async () => {
    const issue = await current();
    const agent2 = owner.updateTable('member').where('id', '=', await idOf('agent2'));
    await agent2.set({ state: 'closed' }).execute();
    await placed('lucas', { bets: [onFirst(1)], prizeGroup: base });
    await agent2.set({ state: 'active' }).execute();
    await logInAgain('agent2');
    expect(await gains(team, () => result(issue, '20000'))).toEqual([500, 0, 1_000]);
  });

  it('of a trial account would pay no upline, and trial accounts cannot bet', async () => {
    const key = { merchantId: world.merchant.id, memberId: await idOf('lucas') };
    const memberType = memberTypes.trial;
    expect(await readRateChain(owner, key, { memberType, gameType: world.type })).toEqual({ own: 5_000, above: [] });
    expect(await refusalOf('trial', { bets: [onFirst(1, 1_000)] })).toMatchObject({ code: 'TRIAL_REFUSED' });
  });

  it('pays no one without a rate, and leaves no row behind', async () => {
    const issue = await current();
    await placed('demo', { bets: [onFirst(1)] });
    const [ticket] = await owner.selectFrom('lottery_ticket').select(['groups', 'uplines']).where('issue_id', '=', issue.id).execute();
    expect(ticket).toEqual({ groups: null, uplines: null });
    await result(issue, '20000');
    expect((await world.findIssue(issue.number)).state).toBe('paid');
    expect(await rebatesOf(issue.id)).toEqual([]);
  });

  it('counts as income of the upline, and as a rebate in its figures', async () => {
    const hours = await owner
      .selectFrom('member_money_hour')
      .select(({ fn }) => fn.sum<number>('rebate').as('rebate'))
      .where('member_id', '=', await idOf('agent2'))
      .executeTakeFirstOrThrow();
    const booked = await owner
      .selectFrom('lottery_rebate')
      .select(({ fn }) => fn.sum<number>('booked').as('sum'))
      .where('member_id', '=', await idOf('agent2'))
      .executeTakeFirstOrThrow();
    expect(Number(hours.rebate)).toBe(Number(booked.sum));
    const { envelope } = await call('teamIncome', { token: await tokenOf('agent2'), query: { from: '2026-11-01', to: '2026-12-31' } });
    expect(JSON.stringify(envelope.value)).toContain('lotteryTeamRebate');
  });
});

describe('a returned stake', () => {
  it('cancelled by the member or with its issue earns nothing', async () => {
    const issue = await current();
    const got = await gains(team, async () => {
      await placed('lucas', { bets: [onFirst(1)], prizeGroup: base });
      const [ticket] = await ticketsOf('lucas');
      await call('cancelLotteryTicket', {
        token: await tokenOf('lucas'),
        body: { ticket: ticket?.id, idempotencyKey: 'cancel-with-a-group' },
      });
      await placed('lucas', { bets: [onFirst(1)], prizeGroup: base });
      await world.goTo(issue.draws_at.getTime() + 1_000);
      await declare(issue.id, { kind: 'undrawn' });
    });
    expect(got).toEqual([0, 0, 0]);
    expect(await rebatesOf(issue.id)).toEqual([]);
  });

  it('of an early or missing draw reverses its rebates once the members have the money', async () => {
    for (const fault of ['early', 'undrawn'] as const) {
      const issue = await current();
      await placed('lucas', { bets: [onFirst(1)], prizeGroup: base });
      await result(issue, '20000');
      const spent = await cashOf('agent2');
      await world.give('agent2', -spent);
      await declare(issue.id, fault === 'early' ? { kind: fault, drawnAt: issue.opens_at.toISOString() } : { kind: fault });
      const owed = (await rebatesOf(issue.id)).map(({ username, earned, booked }) => [username, earned, booked]);
      expect(owed).toEqual([
        ['agent', 0, 0],
        ['agent2', 0, 500],
        ['lucas', 0, 0],
      ]);
      expect(await audit()).toEqual([]);
      await world.give('agent2', 300);
      await run();
      expect(await cashOf('agent2')).toBe(0);
      await world.give('agent2', spent);
      await run();
      expect(await cashOf('agent2')).toBe(spent - 200);
      expect((await rebatesOf(issue.id)).every(({ earned, booked }) => earned === 0 && booked === 0)).toBe(true);
      expect(await audit()).toEqual([]);
    }
  });

  it('whose bet the desk voids reverses its rebates and voids its ticket', async () => {
    const issue = await current();
    const got = await gains(team, async () => {
      await placed('lucas', { bets: [onFirst(1), onFirst(2)], prizeGroup: base });
      await result(issue, '20000');
      const [bet] = await owner.selectFrom('lottery_ticket').select('bet_id').where('issue_id', '=', issue.id).orderBy('id').execute();
      expect((await gateway.control('voidBet', { bet: bet?.bet_id, reason: 'A fault' })).statusCode).toBe(200);
      await run();
    });
    expect(got).toEqual([-100_000 + 970_000 + 500, 500, 500]);
    expect((await world.ticketsOf(issue.id)).map(({ state }) => state)).toEqual(['void', 'won']);
    const listed = await gateway.control('lotteryIssueTickets', { issue: issue.id, limit: 10 });
    expect(listed.json().value.items).toMatchObject(Array.from({ length: 2 }, () => ({ prizeGroup: base, ownGroup: 1_950 })));
    expect(await audit()).toEqual([]);
  });

  it('settled again by a corrected number earns the same, and nothing is booked twice', async () => {
    const issue = await current();
    const got = await gains(team, async () => {
      await placed('lucas', { bets: [onFirst(1), onFirst(2)], prizeGroup: base });
      await result(issue, '10000');
      await declare(issue.id, { kind: 'wrong', numbers: '2 0 0 0 0' });
      await run();
    });
    expect(got).toEqual([-200_000 + 970_000 + 1_000, 1_000, 1_000]);
    const { length } = await owner.selectFrom('txn').select('id').where('subject', '=', `issue:${issue.id}`).execute();
    expect(length).toBe(3);
    expect(await audit()).toEqual([]);
  });
});
