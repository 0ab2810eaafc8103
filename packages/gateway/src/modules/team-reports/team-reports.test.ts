import { routes } from '@livery/contract/routes';
import type { ValueOf, ServedRoute } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { openTeamWorld } from '../../../test/agents/team-reports-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { foldTeams } from '../agents/fold-teams.action.ts';
import { sumIncome } from './transactions.repo.ts';

const gateway = await openTestGateway();
const world = await openTeamWorld(gateway);
const idOf = (account: keyof typeof world.of) => world.of[account].memberId;
const agent = await gateway.logIn('agent');
const agent2 = await gateway.logIn('agent2');
const march = { from: '2026-03-01', to: '2026-03-31' };

/** Reports refresh sums older than a second. Tests do not wait for that. */
const fold = () => foldTeams(gateway.platform, world.merchantId, gateway.platform.clock.now());

async function ask<Name extends ServedRoute>(name: Name, query: Record<string, string | number>, token = agent): Promise<ValueOf<Name>> {
  const { status, envelope } = await gateway.call(name, { token, query: { language: 'en', ...query } });
  if (status !== 200) throw new Error(`${name} answered ${status} ${envelope.message} ${JSON.stringify(envelope.value)}`);
  return envelope.value as ValueOf<Name>;
}

interface Paged {
  readonly items: Record<string, unknown>[];
  readonly next: string | null;
  readonly totals: Record<string, number>;
}

/** All pages of a report, and the totals on each. */
async function pages(name: ServedRoute, query: Record<string, string | number>, token = agent): Promise<Paged> {
  const items: Paged['items'] = [];
  let page: Paged | null = null;
  do {
    page = (await ask(name, { ...query, limit: 2, ...(page?.next ? { after: page.next } : {}) }, token)) as unknown as Paged;
    items.push(...page.items);
  } while (page.next !== null);
  return { ...page, items };
}

function linesOf(body: string): string[][] {
  return body
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.replaceAll('"', '').split(','));
}

async function csv(name: 'teamBettingFile' | 'userLossFile' | 'teamTransactionFile' | 'teamMembersFile' | 'teamIncomeFile', query: object) {
  const response = await gateway.inject({
    method: 'GET',
    url: routes[name].path,
    query: { language: 'en', ...query } as Record<string, string>,
    headers: { merchant: 'ALPHA', authorization: `Bearer ${agent}` },
  });
  if (response.statusCode !== 200) throw new Error(`${name} answered ${response.statusCode} ${response.body}`);
  return linesOf(response.body);
}

const sumOf = (rows: readonly Record<string, unknown>[], name: string): number => rows.reduce((sum, row) => sum + Number(row[name]), 0);
const cents = (text: string | undefined): number => Math.round(Number(text) * 100);

// 3:00 UTC is midnight in the time zone of ALPHA.
await world.deposit('marina', '2026-02-10T12:00:00Z', 7_000);
await world.deposit('marina', '2026-03-10T12:00:00Z', 50_000);
await world.deposit('rafael', '2026-03-11T12:00:00Z', 20_000);
await world.of.marina.play({ at: '2026-02-20T12:00:00Z', stake: 900, win: 0 });
const lost = await world.of.marina.play({ at: '2026-03-11T02:59:59.999Z', stake: 1_000, win: 0 });
const won = await world.of.marina.play({ at: '2026-03-11T03:00:00Z', stake: 500, win: 150_000 });
await world.of.lucas.play({ at: '2026-03-12T15:00:00Z', stake: 300, win: 100, nodeId: 3_001 });
await world.of.rafael.play({ at: '2026-03-12T15:00:00Z', stake: 4_000, win: 0 });
await world.of.agent42.play({ at: '2026-03-13T15:00:00Z', stake: 700, win: 0 });
await world.of.sofia.play({ at: '2026-03-13T15:00:00Z', stake: 9_999, win: 0 });
await world.of.agent.play({ at: '2026-03-13T15:00:00Z', stake: 8_888, win: 0 });
const open = await world.of.lucas.stake({ at: '2026-03-14T15:00:00Z', stake: 600 });
await world.give('marina', 'reward', '2026-03-12T12:00:00Z', 250);
await world.give('agent', 'rebate', '2026-03-12T12:00:00Z', 1_200);
await world.give('agent', 'rebate', '2026-03-12T13:00:00Z', 300);
await world.give('agent', 'reward', '2026-03-12T13:00:00Z', 77);

describe('the overview of a team', () => {
  it('sums everyone below and no one else, next to the same number of days before', async () => {
    const overview = await ask('teamOverview', march);
    expect(overview.period).toMatchObject({
      ...march,
      rounds: 5,
      stake: 6_500,
      payout: 150_100,
      net: 143_600,
      deposits: 70_000,
      bonuses: 250,
      active: 4,
      firstDeposits: 1,
      income: 0,
    });
    expect(overview.before).toMatchObject({
      from: '2026-01-29',
      to: '2026-02-28',
      rounds: 1,
      stake: 900,
      net: -900,
      firstDeposits: 1,
      active: 1,
    });
    expect(overview.team).toEqual({ members: 6, agents: 3, direct: 2 });
    expect(Math.abs(Date.parse(overview.until) - gateway.platform.clock.now().getTime())).toBeLessThan(60_000);
  });

  it('follows the brand’s clock for days, and lists each game type', async () => {
    const { days, gameTypes, period } = await ask('teamOverview', march);
    const day = (name: string) => days.find((each) => each.day === name);
    expect(days).toHaveLength(31);
    expect(day('2026-03-10')).toMatchObject({ net: -1_000, deposits: 50_000 });
    expect(day('2026-03-11')).toMatchObject({ net: 149_500, deposits: 20_000 });
    expect(sumOf(gameTypes, 'stake')).toBe(period.stake);
    expect(gameTypes.map(({ name }) => name)).toContain('Originals');
  });

  it('covers only the own team of an agent further down', async () => {
    const { period, team } = await ask('teamOverview', march, agent2);
    expect(period).toMatchObject({ rounds: 4, stake: 2_500, deposits: 50_000, income: 0 });
    expect(team).toEqual({ members: 3, agents: 1, direct: 3 });
  });
});

describe('the members of a team', () => {
  const accounts = (items: readonly { account: string }[]) => items.map(({ account }) => account).toSorted();

  it('are listed level by level, with the path, their own figures and those of their team', async () => {
    const top = await ask('teamMembers', { ...march, limit: 10 });
    expect(accounts(top.items)).toEqual(['agent2', 'agent41']);
    expect(top.path.map(({ account, level }) => [account, level])).toEqual([['agent', 0]]);
    expect(top.items.find(({ account }) => account === 'agent2')).toMatchObject({
      level: 1,
      type: 2,
      members: 3,
      own: { stake: 0 },
      team: { stake: 2_500, net: 147_600, deposits: 50_000 },
    });
    const lower = await ask('teamMembers', { ...march, under: idOf('agent2'), limit: 10 });
    expect(accounts(lower.items)).toEqual(['agent42', 'l***s', 'm***a']);
    expect(lower.path.map(({ account }) => account)).toEqual(['agent', 'agent2']);
    expect(lower.items.find(({ id }) => id === idOf('marina'))).toMatchObject({ own: { stake: 1_500 }, team: { stake: 1_500 }, level: 2 });
  });

  it('add up to the overview', async () => {
    const { items } = await ask('teamMembers', { ...march, limit: 100 });
    const { period } = await ask('teamOverview', march);
    for (const name of ['rounds', 'stake', 'payout', 'net', 'deposits', 'bonuses'] as const) {
      expect(
        items.reduce((sum, { team }) => sum + team[name], 0),
        name,
      ).toBe(period[name]);
    }
  });

  it.each(['joined', 'lastPlay', 'members', 'validStake', 'net', 'deposits', 'withdrawals'])(
    'are sorted by %s across all pages',
    async (sort) => {
      const query = { ...march, under: idOf('agent2'), sort };
      const down = await pages('teamMembers', { ...query, direction: 'descending' });
      const up = await pages('teamMembers', { ...query, direction: 'ascending' });
      expect(down.items).toHaveLength(3);
      expect(up.items).toEqual(down.items.toReversed());
    },
  );

  it('are found at every level: agents by prefix, players by full account or number', async () => {
    const search = async (text: string) => accounts((await ask('teamMembers', { ...march, search: text, limit: 10 })).items);
    expect(await search('AGENT4')).toEqual(['agent41', 'agent42']);
    expect(await search('marina')).toEqual(['m***a']);
    expect(await search('marin')).toEqual([]);
    expect(await search(String(idOf('rafael')))).toEqual(['r***l']);
    expect(await search('sofia')).toEqual([]);
    for (const hostile of ["' OR 1=1 --", '%', '_', String.raw`\%`, '密码', '９９'.repeat(20)]) expect(await search(hostile)).toEqual([]);
  });

  it('are listed by activity, at every level', async () => {
    const doing = async (activity: string, days = march) => accounts((await ask('teamMembers', { ...days, activity, limit: 10 })).items);
    expect(await doing('active')).toEqual(['agent42', 'l***s', 'm***a', 'r***l']);
    expect(await doing('silent', { from: '2026-04-01', to: '2026-04-30' })).toEqual(['agent42', 'l***s', 'm***a', 'r***l']);
    expect(await doing('silent')).toEqual([]);
    expect(await doing('firstDeposit')).toHaveLength(1);
    expect(await doing('bigWin')).toEqual(['m***a']);
    expect((await ask('teamMembers', { ...march, activity: 'active', kind: 'agent', limit: 10 })).items).toHaveLength(1);
  });

  it('can be exported to a file', async () => {
    const rows = await csv('teamMembersFile', { ...march, under: String(idOf('agent2')) });
    expect(new Set(rows.map(([id]) => Number(id)))).toEqual(new Set([idOf('agent42'), idOf('lucas'), idOf('marina')]));
    expect(rows).toHaveLength(3);
  });
});

describe('an account of a team', () => {
  it('shows who it is, its balance and its activity', async () => {
    const account = await ask('teamMember', { ...march, member: idOf('marina') });
    expect(account).toMatchObject({
      account: 'm***a',
      nickname: 'M***',
      level: 2,
      direct: 0,
      members: 0,
      balance: await world.of.marina.balance(),
      own: { stake: 1_500, deposits: 50_000, bonuses: 250 },
    });
    expect(account.path.map(({ account: name }) => name)).toEqual(['agent', 'agent2', 'm***a']);
    expect(account.days.find(({ day }) => day === '2026-03-11')).toMatchObject({ net: 149_500 });
    const above = await ask('teamMember', { ...march, member: idOf('agent2') });
    expect(above).toMatchObject({ account: 'agent2', nickname: 'Second agent', members: 3, direct: 3, team: { stake: 2_500 } });
  });

  it('keeps the time of the last login after a logout', async () => {
    const lastLogin = async () => (await ask('teamMember', { ...march, member: idOf('agent42') })).lastLogin;
    expect(await lastLogin()).toBeNull();
    const start = gateway.platform.clock.now().getTime();
    const token = await gateway.logIn('agent42');
    const at = await lastLogin();
    expect(Date.parse(at ?? '')).toBeGreaterThanOrEqual(start);
    await gateway.call('logout', { token, body: {} });
    expect(await gateway.owner.selectFrom('session').select('id').where('member_id', '=', idOf('agent42')).execute()).toEqual([]);
    expect(await lastLogin()).toBe(at);
  });
});

describe('a report of a team', () => {
  const reports = [
    ['teamBetting', 'teamBettingFile', ['rounds', 'stake', 'validStake', 'payout', 'net'], [4, 5, 6, 7, 8]],
    ['userLoss', 'userLossFile', ['stake', 'payout', 'loss', 'bonus', 'net'], [4, 5, 6, 7, 8]],
  ] as const;

  it.each(reports)('%s has totals equal to the sum of its pages and of its file', async (name, fileName, figures, columns) => {
    for (const filter of [{}, { level: 2 }, { gameType: 'INHOUSE' }, { account: 'marina' }, { account: 'agent' }, { level: 9 }]) {
      const { items, totals } = await pages(name, { ...march, ...filter });
      const rows = await csv(fileName, { ...march, ...filter });
      expect(rows).toHaveLength(items.length);
      for (const [index, figure] of figures.entries()) {
        expect(sumOf(items, figure), `${figure} of ${JSON.stringify(filter)}`).toBe(totals[figure]);
        const column = rows.map((row) => (figure === 'rounds' ? Number(row[columns[index] ?? 0]) : cents(row[columns[index] ?? 0])));
        expect(column.reduce((sum, value) => sum + value, 0)).toBe(totals[figure]);
      }
    }
  });

  it('matches the overview, and what its filters match', async () => {
    const { period } = await ask('teamOverview', march);
    const { totals, items } = await pages('teamBetting', march);
    expect(totals).toEqual({ rounds: 5, stake: 6_500, validStake: period.validStake, payout: 150_100, net: 143_600 });
    expect(items.map(({ id }) => id)).toEqual([idOf('rafael'), idOf('marina'), idOf('agent42'), idOf('lucas')]);
    expect((await pages('teamBetting', { ...march, account: 'marina' })).totals).toMatchObject({ stake: 1_500 });
    expect((await pages('teamBetting', { ...march, level: 1 })).items).toEqual([]);
  });

  it('keeps pending bets apart', async () => {
    const { items, totals } = await pages('teamBetting', { ...march, state: 'pending' });
    expect(items).toMatchObject([{ id: idOf('lucas'), rounds: 1, stake: 600 }]);
    expect(totals).toMatchObject({ rounds: 1, stake: 600, payout: 0, net: 0 });
  });

  it('leads from a figure to its bets, which add up to it', async () => {
    const { items, totals } = await pages('teamMemberBets', { ...march, member: idOf('marina') });
    expect(items.map(({ id }) => id)).toEqual([won, lost]);
    expect(totals).toEqual({ count: 2, stake: 1_500, payout: 150_000, net: 148_500 });
    const ofLucas = await pages('teamMemberBets', { ...march, member: idOf('lucas'), state: 'open' });
    expect(ofLucas.items).toMatchObject([{ id: open, state: 'open', payout: null }]);
    const newest = await pages('teamMemberBets', { ...march, member: idOf('lucas') });
    const oldest = await pages('teamMemberBets', { ...march, member: idOf('lucas'), order: 'oldest' });
    expect(oldest.items).toEqual(newest.items.toReversed());
  });

  it('shows losses and what bonuses leave of them', async () => {
    const { items } = await pages('userLoss', march);
    expect(items.find(({ id }) => id === idOf('marina'))).toMatchObject({
      stake: 1_500,
      payout: 150_000,
      loss: -148_500,
      bonus: 250,
      net: -148_750,
    });
    expect(items[0]).toMatchObject({ id: idOf('rafael'), loss: 4_000, net: 4_000 });
  });

  it('shows the team’s movements other than play, by kind, with totals and a file', async () => {
    const { items, totals } = await pages('teamTransactions', march);
    expect(items.map(({ title, amount }) => [title, amount])).toEqual([
      ['Reward', 250],
      ['Deposit', 20_000],
      ['Deposit', 50_000],
    ]);
    expect(totals).toEqual({ count: 3, moneyIn: 70_250, moneyOut: 0 });
    const rows = await csv('teamTransactionFile', march);
    expect(rows.map((row) => cents(row.at(-1)))).toEqual([250, 20_000, 50_000]);
    expect((await pages('teamTransactions', { ...march, type: 'deposit', level: 2 })).totals).toEqual({
      count: 2,
      moneyIn: 70_000,
      moneyOut: 0,
    });
    expect((await pages('teamTransactions', { ...march, type: 'deposit' }, agent2)).totals).toEqual({
      count: 1,
      moneyIn: 50_000,
      moneyOut: 0,
    });
    expect((await pages('teamTransactions', { ...march, account: 'rafael', order: 'oldest' })).items).toHaveLength(1);
  });

  it('counts no rebate on the agent’s own play as income', async () => {
    expect(await ask('teamIncome', march)).toMatchObject({ lines: [], totals: { count: 0, amount: 0 } });
    expect((await ask('teamOverview', march)).period.income).toBe(0);
    expect(await csv('teamIncomeFile', march)).toEqual([]);
  });

  it('sums income by the merchant’s day and by kind', async () => {
    const period = { from: new Date('2026-03-01T03:00:00Z'), before: new Date('2026-04-01T03:00:00Z') };
    const rows = await gateway.platform.tenants.transaction(world.merchantId, (trx) =>
      sumIncome(trx, { accountId: world.of.agent.cash, kinds: ['rebate', 'reward'], timeZone: 'America/Sao_Paulo', period }),
    );
    expect(rows).toEqual([
      { day: '2026-03-12', kind: 'rebate', count: 2, amount: 1_500 },
      { day: '2026-03-12', kind: 'reward', count: 1, amount: 77 },
    ]);
  });

  it('has matching pages and totals while bets are being placed', async () => {
    const today = gateway.platform.clock.now();
    const days = { from: today.toISOString().slice(0, 10), to: today.toISOString().slice(0, 10) };
    let isPlaying = true;
    const playing = (async () => {
      while (isPlaying) await world.of.marina.play({ at: gateway.platform.clock.now().toISOString(), stake: 100, win: 30 });
    })();
    for (let round = 0; round < 15; round += 1) {
      const report = await ask('teamBetting', { ...days, limit: 100 });
      expect(sumOf(report.items, 'stake')).toBe(report.totals.stake);
      const losses = await ask('userLoss', { ...days, limit: 100 });
      expect(sumOf(losses.items, 'net')).toBe(losses.totals.net);
    }
    isPlaying = false;
    await playing;
  });
});

describe('a move and a void', () => {
  it('deduct a void in the period it is booked in, and keep the bet among those behind the figure', async () => {
    const bet = await world.of.rafael.play({ at: '2026-01-10T12:00:00Z', stake: 5_000, win: 1_000 });
    await world.makeVoid('rafael', bet, '2026-01-20T12:00:00Z');
    await fold();
    const first = { from: '2026-01-10', to: '2026-01-12' };
    const second = { from: '2026-01-13', to: '2026-01-22' };
    for (const [days, stake, payout, count] of [
      [first, 5_000, 1_000, 1],
      [second, -5_000, -1_000, -1],
    ] as const) {
      expect((await ask('teamOverview', days)).period).toMatchObject({ rounds: count, stake, payout });
      expect((await pages('teamBetting', days)).totals).toMatchObject({ rounds: count, stake, payout });
      const { items, totals } = await pages('teamMemberBets', { ...days, member: idOf('rafael') });
      expect(items).toMatchObject([{ id: bet, state: 'void' }]);
      expect(totals).toMatchObject({ stake, payout });
    }
    expect((await pages('teamBetting', { from: '2026-01-01', to: '2026-01-31' })).items).toEqual([]);
  });

  it('leave earlier activity with the old team, and count later activity in the new one', async () => {
    const days = { from: '2026-04-05', to: '2026-04-05' };
    await world.of.lucas.play({ at: '2026-04-05T12:10:00Z', stake: 1_000, win: 0 });
    await world.deposit('lucas', '2026-04-05T12:20:00Z', 3_000);
    await world.move('lucas', 'agent41', '2026-04-05T12:30:00Z');
    await world.of.lucas.play({ at: '2026-04-05T12:40:00Z', stake: 20, win: 0 });
    await world.deposit('lucas', '2026-04-05T12:50:00Z', 400);
    await fold();
    const agent41 = await gateway.logIn('agent41');
    for (const [token, stake, deposits] of [
      [agent2, 1_000, 3_000],
      [agent41, 20, 400],
      [agent, 1_020, 3_400],
    ] as const) {
      expect((await ask('teamOverview', days, token)).period).toMatchObject({ stake, deposits });
      expect((await pages('teamBetting', days, token)).totals).toMatchObject({ stake });
      expect((await pages('teamTransactions', days, token)).totals).toMatchObject({ moneyIn: deposits });
      expect((await pages('teamMemberBets', { ...days, member: idOf('lucas') }, token)).totals).toMatchObject({ stake });
    }
    const members = await ask('teamMembers', { ...days, limit: 10 });
    expect(Object.fromEntries(members.items.map(({ account, team }) => [account, team.stake]))).toEqual({ agent2: 1_000, agent41: 20 });
    expect((await ask('teamMembers', { ...days, limit: 10 }, agent41)).items).toHaveLength(2);
    expect((await gateway.call('teamMember', { token: agent2, query: { ...days, member: idOf('lucas') } })).status).toBe(404);
    await world.move('lucas', 'agent2', '2026-04-05T13:30:00Z');
    expect((await pages('teamMembers', { ...days, under: idOf('agent41') })).items).toHaveLength(1);
    for (const [token, moneyIn] of [
      [agent2, 3_000],
      [agent41, 400],
    ] as const)
      expect((await pages('teamTransactions', days, token)).totals).toMatchObject({ moneyIn });
  });

  it('leave out what a branch played while in another team', async () => {
    const days = { from: '2026-04-06', to: '2026-04-06' };
    await world.move('agent41', null, '2026-04-06T10:00:00Z');
    await world.of.rafael.play({ at: '2026-04-06T10:10:00Z', stake: 7_000, win: 0 });
    await world.of.rafael.play({ at: '2026-04-06T11:05:00Z', stake: 300, win: 0 });
    await world.move('agent41', 'agent', '2026-04-06T11:30:00Z');
    await world.of.rafael.play({ at: '2026-04-06T11:40:00Z', stake: 20, win: 0 });
    await world.of.rafael.play({ at: '2026-04-06T12:40:00Z', stake: 1, win: 0 });
    await fold();
    const { items } = await ask('teamMembers', { ...days, limit: 10 });
    expect(items.find(({ account }) => account === 'agent41')?.team.stake).toBe(21);
    expect((await ask('teamOverview', days)).period.stake).toBe(21);
    expect((await pages('teamBetting', days)).totals).toMatchObject({ stake: 21 });
    expect((await pages('teamMemberBets', { ...days, member: idOf('rafael') })).totals).toMatchObject({ stake: 21 });
    expect((await ask('teamMember', { ...days, member: idOf('rafael') })).own.stake).toBe(21);
  });
});
