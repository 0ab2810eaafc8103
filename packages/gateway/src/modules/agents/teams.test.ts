import { expect, it } from 'vitest';
import { openAgentWorld } from '../../../test/agents/agent-world.ts';
import { openTeamWorld } from '../../../test/agents/team-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { foldTeams, rebuildTeams } from './fold-teams.action.ts';
import { countTeam, membersBelow, readTeamFigures, readTeamTable } from './team.repo.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const { platform, owner } = gateway;
const { tenants } = platform;
const agents = await openAgentWorld(gateway);
const { merchantId, add, idOf } = agents;
const db = tenants.of(merchantId);
const world = openTeamWorld(gateway, agents);
const { play, settleLater, deposit, withdraw, grant, undo, move, audit, moveTo } = world;

const joined = new Date('2026-01-05T10:00:00Z');
await add('top', null, { at: joined });
await add('left', 'top', { at: joined });
await add('right', 'top', { at: joined });
await add('player', 'left', { type: 0, at: joined });
await add('second', 'left', { type: 0, at: joined });

const teamOf = (name: string, from: string, to = from) => readTeamFigures(db, { merchantId, agentId: idOf(name) }, { from, to });
const now = new Date('2026-03-01T00:00:00Z');
const fold = () => foldTeams(platform, merchantId, now);

it('sums a team’s play and money for every upline, gross and once', async () => {
  await moveTo('UTC');
  await deposit('player', 10_000, '2026-02-02T08:00:00Z', 300);
  await deposit('player', 5_000, '2026-02-02T09:00:00Z');
  await play('player', '2026-02-02T10:10:00Z', 400, 150);
  await play('second', '2026-02-02T10:20:00Z', 0, 0);
  await withdraw('player', 2_000, '2026-02-02T11:00:00Z', 100);
  await grant('player', 'mission', 700, '2026-02-02T12:00:00Z');
  await grant('player', 'rebate', 50, '2026-02-02T12:30:00Z');
  const changed = await fold();
  expect(['top', 'left', 'right'].filter((name) => changed.includes(idOf(name)))).toEqual(['top', 'left']);
  const played = { stake: 400, valid_stake: 400, payout: 150, rounds: 1, active: 1 };
  const paid = { bonus: 700, rebate: 50, fees: 400, deposits: 15_000, withdrawals: 2_000, joined: 0, first_deposits: 1 };
  const expected = { ...played, ...paid, until: now };
  expect(await teamOf('left', '2026-02-02')).toEqual({ ...expected, members: 2 });
  expect(await teamOf('top', '2026-02-02')).toEqual({ ...expected, members: 4 });
  expect(await teamOf('right', '2026-02-02')).toMatchObject({ stake: 0, deposits: 0, active: 0, members: 0 });
  expect(await teamOf('top', '2026-01-05')).toMatchObject({ joined: 4, stake: 0, active: 0 });
  const table = await readTeamTable(db, { merchantId, agentId: idOf('top') }, { from: '2026-02-01', to: '2026-02-28' });
  expect(table.gameTypes.map(({ key }) => key)).toEqual(['', 'INHOUSE']);
  expect(table.total).toMatchObject({ ...played, ...paid });
  await audit();
});

it('adds new bets to the sums and counts nothing twice', async () => {
  await play('player', '2026-02-02T10:50:00Z', 100, 0);
  const changed = await Promise.all([fold(), fold(), fold()]);
  expect(changed.filter(({ length }) => length > 0)).toHaveLength(1);
  expect(await teamOf('top', '2026-02-02')).toMatchObject({ stake: 500, rounds: 2, deposits: 15_000 });
  await rebuildTeams(platform, merchantId, now);
  expect(await teamOf('top', '2026-02-02')).toMatchObject({ stake: 500, rounds: 2, deposits: 15_000, active: 1 });
});

it('sums new bookings once they are committed', async () => {
  const today = new Date();
  const day = today.toISOString().slice(0, 10);
  const at = today.toISOString();
  const staked = async () => {
    await fold();
    return (await teamOf('top', day)).stake;
  };
  await play('player', at, 100, 0);
  expect(await staked()).toBe(100);
  const whileOpen: Promise<number>[] = [];
  await tenants.transaction(merchantId, async (trx) => {
    await world.playWithin(trx, 'second', at, 20);
    // It waits for this transaction, which began earlier.
    whileOpen.push(staked());
    await play('player', at, 3, 0);
  });
  expect(await Promise.all(whileOpen)).toEqual([123]);
  await play('second', at, 4, 0);
  expect(await staked()).toBe(127);
  expect(await owner.selectFrom('fold_mark').selectAll().execute()).toEqual([]);
});

it('keeps bets placed before a move with the old team, including a late void (G18)', async () => {
  await add('mover', 'left', { type: 0, at: joined });
  await play('mover', '2026-02-10T11:50:00Z', 300, 0);
  const early = await settleLater('mover', '2026-02-10T11:55:00Z', 1_000);
  await move('mover', 'right', '2026-02-10T12:00:00Z');
  await play('mover', '2026-02-10T12:05:00Z', 40, 0);
  await early.settle('2026-02-10T12:20:00Z', 0);
  await fold();
  const staked = async () => Promise.all(['left', 'right', 'top'].map(async (name) => (await teamOf(name, '2026-02-10')).stake));
  expect(await staked()).toEqual([300, 1_040, 1_340]);
  const late = await play('mover', '2026-02-10T12:30:00Z', 5, 0);
  await undo('mover', late, '2026-02-10T13:00:00Z');
  await move('mover', 'left', '2026-02-10T14:00:00Z');
  await undo('mover', early, '2026-02-10T15:00:00Z');
  await fold();
  expect(await staked()).toEqual([300, 40, 340]);
  await audit();
});

it('counts active members by day, without those whose bets were all voided', async () => {
  const only = await play('second', '2026-02-12T09:00:00Z', 10, 0);
  await play('player', '2026-02-13T09:00:00Z', 10, 0);
  await fold();
  const active = async (from: string, to: string) => (await teamOf('left', from, to)).active;
  expect([
    await active('2026-02-12', '2026-02-12'),
    await active('2026-02-12', '2026-02-13'),
    await active('2026-02-14', '2026-02-28'),
  ]).toEqual([1, 2, 0]);
  await undo('second', only, '2026-02-20T09:00:00Z');
  await fold();
  expect([await active('2026-02-12', '2026-02-12'), await active('2026-02-12', '2026-02-13')]).toEqual([0, 1]);
  await audit();
});

it('counts an active member once across days, months and moves, in each of their teams', async () => {
  await add('wanderer', 'left', { type: 0, at: joined });
  const active = async (name: string, from: string, to: string) => (await teamOf(name, from, to)).active;
  const all = async (from: string, to: string) => [
    await active('left', from, to),
    await active('right', from, to),
    await active('top', from, to),
  ];
  for (const day of ['2026-04-29', '2026-04-30', '2026-05-01']) await play('wanderer', `${day}T10:00:00Z`, 5, 0);
  await fold();
  expect([await all('2026-04-29', '2026-05-01'), await all('2026-04-30', '2026-05-31'), await all('2026-05-02', '2026-05-31')]).toEqual([
    [1, 0, 1],
    [1, 0, 1],
    [0, 0, 0],
  ]);
  await move('wanderer', 'right', '2026-05-01T12:00:00Z');
  await play('wanderer', '2026-05-01T13:00:00Z', 5, 0);
  const late = await play('wanderer', '2026-05-03T13:00:00Z', 5, 0);
  await fold();
  expect([await all('2026-04-29', '2026-05-31'), await all('2026-05-01', '2026-05-01'), await all('2026-05-02', '2026-05-31')]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
    [0, 1, 1],
  ]);
  await undo('wanderer', late, '2026-05-04T09:00:00Z');
  // Ninety days, the longest period of a report, and one day more.
  await play('wanderer', '2026-07-29T09:00:00Z', 5, 0);
  await play('wanderer', '2026-10-28T09:00:00Z', 5, 0);
  await fold();
  expect([await all('2026-05-01', '2026-07-29'), await all('2026-05-02', '2026-07-30'), await all('2026-07-29', '2026-10-26')]).toEqual([
    [1, 1, 1],
    [0, 1, 1],
    [0, 1, 1],
  ]);
  await audit();
});

it.each([
  ['Europe/Lisbon', '2027-03-28', 23],
  ['Europe/Lisbon', '2027-10-31', 25],
  ['Asia/Kolkata', '2027-05-05', 24],
  ['Asia/Kathmandu', '2027-06-05', 24],
])('on the clock of %s, %s has %i hours and every bet belongs to one day (G19)', async (zone, day, hours) => {
  await moveTo(zone);
  const { begins, ends } = await world.boundsOf(day);
  expect((ends.getTime() - begins.getTime()) / 3_600_000).toBe(hours);
  for (const at of [begins.getTime() - 1, begins.getTime(), ends.getTime() - 1, ends.getTime()])
    await play('player', new Date(at).toISOString(), 100, 0);
  for (let half = 1; half < hours * 2; half += 1) await play('player', new Date(begins.getTime() + half * 1_800_000).toISOString(), 1, 0);
  await fold();
  expect(await teamOf('top', day)).toMatchObject({ stake: 200 + hours * 2 - 1, rounds: hours * 2 + 1, active: 1 });
  const { days } = await readTeamTable(db, { merchantId, agentId: idOf('top') }, { from: day, to: day });
  expect(days.map(({ key }) => key)).toEqual([day]);
  await moveTo('UTC');
});

it('finds the members below an agent at any depth, and no others', async () => {
  const below = async (agent: string) =>
    (
      await membersBelow(db, { merchantId, memberId: idOf(agent) })
        .select('username')
        .orderBy('username')
        .execute()
    ).map(({ username }) => username);
  expect(await below('left')).toEqual(['mover', 'player', 'second']);
  expect(await below('top')).toEqual(['left', 'mover', 'player', 'right', 'second', 'wanderer']);
  expect(await below('player')).toEqual([]);
});

it('counts the members below an agent immediately after a registration, a move or a promotion to agent', async () => {
  const sizes = async (name: string) => {
    const { members, agents, direct } = await countTeam(db, { merchantId, agentId: idOf(name) });
    return [members, agents, direct];
  };
  await add('branch', 'left');
  await add('leaf', 'branch', { type: 0 });
  expect([await sizes('top'), await sizes('left'), await sizes('right')]).toEqual([
    [8, 3, 2],
    [5, 1, 4],
    [1, 0, 1],
  ]);
  await fold();
  await move('branch', 'right', '2027-07-01T00:00:00Z');
  await owner.updateTable('member').set({ type: 1 }).where('id', '=', idOf('leaf')).execute();
  const moved = [
    [8, 4, 2],
    [3, 0, 3],
    [3, 2, 2],
  ];
  expect([await sizes('top'), await sizes('left'), await sizes('right')]).toEqual(moved);
  await audit();
  await fold();
  expect([await sizes('top'), await sizes('left'), await sizes('right')]).toEqual(moved);
  await audit();
});

it('can only be written by the database', async () => {
  for (const table of [
    'team_hour',
    'lineage_hour',
    'member_month',
    'team_active',
    'team_size',
    'lineage_step',
    'member_money_hour',
    'team_fold',
    'fold_mark',
  ] as const)
    await expect(db.deleteFrom(table).execute()).rejects.toThrow(/permission denied/);
  expect(await owner.selectFrom('team_fold').select('merchant_id').where('merchant_id', '=', merchantId).execute()).toHaveLength(1);
});
