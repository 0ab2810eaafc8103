import { routes, type RouteName } from '@livery/contract/routes';
import type { ServedRoute, ValueOf } from '@livery/contract/shapes';
import { addDays, dayAt } from '@livery/contract/zoned-days';
import { describe, expect, it, vi } from 'vitest';
import { agentCalls, inputFor, partOf, shapeOf } from '../../../test/agents/agent-calls.ts';
import { openTeamWorld } from '../../../test/agents/team-reports-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { foldTeams } from '../agents/fold-teams.action.ts';
import { rebuildOwnTeams } from '../agents/fold.repo.ts';

const gateway = await openTestGateway();
const world = await openTeamWorld(gateway);
const { marina } = world.of;
const agent2 = await gateway.logIn('agent2');
const fold = () => foldTeams(gateway.platform, world.merchantId, gateway.platform.clock.now());

const ask = (name: RouteName, given: Record<string, unknown> = {}, token = agent2) => {
  const own = Object.hasOwn(shapeOf(name).properties ?? {}, 'member') ? { member: marina.memberId } : {};
  return gateway.call(name, { token, [partOf(name)]: inputFor(name, { ...own, ...given }) });
};
const told = async <Name extends ServedRoute>(name: Name, given: Record<string, unknown>) => {
  const { status, envelope } = await ask(name, given);
  if (status !== 200) throw new Error(`${name} answered ${status} ${envelope.message}`);
  return envelope.value as ValueOf<Name>;
};
const march = { from: '2026-03-01', to: '2026-03-31' };
const withDays = agentCalls.filter((name) => ['from', 'to'].every((field) => Object.hasOwn(shapeOf(name).properties ?? {}, field)));
const answeringJson = withDays.filter((name) => !routes[name].isFile);

await world.deposit('marina', '2026-01-01T12:00:00Z', 900_000);

describe('a report of days', () => {
  it.each(withDays)('that end before they start is refused: %s', async (name) => {
    const { status, envelope } = await ask(name, { from: '2026-03-02', to: '2026-03-01' });
    expect([status, envelope.value]).toMatchObject([400, { code: 'INVALID_REQUEST', fields: { '/to': 'minimum' } }]);
  });

  it.each(answeringJson)('is answered for a clock ten minutes ahead, already in the next day: %s', async (name) => {
    const now = gateway.platform.clock.now();
    const today = dayAt(now.getTime(), 'America/Sao_Paulo');
    await marina.play({ at: now.toISOString(), stake: 100, win: 0 });
    const days = { from: today, to: today };
    const [right, ahead, tomorrow] = await Promise.all(
      [days, { from: today, to: addDays(today, 1) }, { from: addDays(today, 1), to: addDays(today, 1) }].map((each) => ask(name, each)),
    );
    expect([right?.status, ahead?.status, tomorrow?.status]).toEqual([200, 200, 200]);
    expect(ahead?.envelope.value['totals']).toEqual(right?.envelope.value['totals']);
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ])('of %s, when the clocks change, has its %i hours and no bet of another day', async (day, hours) => {
    const zone = 'Europe/Lisbon';
    await gateway.owner.updateTable('merchant').set({ time_zone: zone }).where('id', '=', world.merchantId).execute();
    await vi.waitFor(() => expect(gateway.platform.merchants.byCode('ALPHA')?.timeZone).toBe(zone), { timeout: 5_000 });
    const begins = Date.parse(day === '2026-03-29' ? '2026-03-29T00:00:00Z' : '2026-10-24T23:00:00Z');
    const ends = begins + hours * 3_600_000;
    for (const [at, stake] of [
      [begins - 1, 1],
      [begins, 10],
      [ends - 1, 100],
      [ends, 1_000],
    ] as const)
      await marina.play({ at: new Date(at).toISOString(), stake, win: 0 });
    await fold();
    const around = { from: addDays(day, -1), to: addDays(day, 1) };
    const { period, days } = await told('teamOverview', around);
    expect([period.stake, ...days.map(({ validStake }) => validStake)]).toEqual([1_111, 1, 110, 1_000]);
    for (const [span, stake] of [
      [around, 1_111],
      [{ from: day, to: day }, 110],
    ] as const) {
      expect((await told('teamOverview', span)).period.stake).toBe(stake);
      expect((await told('teamBetting', span)).totals.stake).toBe(stake);
      expect((await told('userLoss', span)).totals.stake).toBe(stake);
      expect((await told('teamMemberBets', span)).totals.stake).toBe(stake);
      expect((await told('teamMember', span)).own.stake).toBe(stake);
    }
  });

  it('shows earlier sums with their time while new ones are being built', async () => {
    const days = { from: '2026-05-01', to: '2026-05-31' };
    await marina.play({ at: '2026-05-10T12:00:00Z', stake: 700, win: 0 });
    await fold();
    const before = await told('teamOverview', days);
    expect(before.period.stake).toBe(700);
    await marina.play({ at: '2026-05-11T12:00:00Z', stake: 30, win: 0 });
    const now = gateway.platform.clock.now();
    await gateway.platform.tenants.transaction(world.merchantId, async (trx) => {
      await rebuildOwnTeams(trx, new Date(now.getTime() + 60_000), now);
      const meanwhile = await told('teamOverview', days);
      expect(meanwhile.period).toEqual(before.period);
      expect(meanwhile.until <= now.toISOString()).toBe(true);
    });
    expect((await told('teamOverview', days)).period.stake).toBe(730);
  });
});

describe('an agent closed while logged in', () => {
  it('gets no answer from any call, even after the account is reopened', async () => {
    const token = await gateway.logIn('agent42');
    const statusOf = async (name: RouteName) => {
      if (!routes[name].isFile) return (await ask(name, {}, token)).status;
      const headers = { merchant: 'ALPHA', authorization: `Bearer ${token}` };
      const query = inputFor(name, {}) as Record<string, string>;
      return (await gateway.inject({ method: 'GET', url: routes[name].path, query, headers })).statusCode;
    };
    const statuses = async () => new Set(await Promise.all(agentCalls.map(statusOf)));
    expect(await statuses()).not.toContain(401);
    await gateway.control('changeMemberState', { account: 'agent42', state: 'closed' });
    expect(await statuses()).toEqual(new Set([401]));
    await gateway.control('changeMemberState', { account: 'agent42', state: 'active' });
    expect(await statuses()).toEqual(new Set([401]));
  });
});

describe('a query of a report', () => {
  it('is refused to anyone but an agent', async () => {
    for (const name of [
      'teamOverview',
      'teamMembers',
      'teamMember',
      'teamBetting',
      'teamTransactions',
      'userLoss',
      'teamIncome',
    ] as const) {
      const query = { ...march, limit: 1, member: marina.memberId };
      expect((await gateway.call(name, { query })).status).toBe(401);
      expect((await gateway.call(name, { query, token: await gateway.logIn('trial') })).envelope.message).toBe('TRIAL_REFUSED');
      expect((await gateway.call(name, { query, token: await gateway.logIn('marina') })).envelope.message).toBe('FORBIDDEN');
    }
  });

  it.each([
    ['teamOverview', { from: '2026-03-02', to: '2026-03-01' }],
    ['teamOverview', { from: '2026-02-30', to: '2026-03-01' }],
    ['teamOverview', { from: '2026-01-01', to: '2026-04-01' }],
    ['teamMembers', { ...march, sort: 'password' }],
    ['teamMembers', { ...march, sort: "net'; DROP TABLE member;--" }],
    ['teamMembers', { ...march, kind: 'owner' }],
    ['teamMembers', { ...march, activity: 'rich' }],
    ['teamMembers', { ...march, under: -1 }],
    ['teamMembers', { ...march, under: 9e18 }],
    ['teamMembers', { ...march, search: '' }],
    ['teamMembers', { ...march, search: 'x'.repeat(65) }],
    ['teamMembers', { ...march, after: 'elsewhere' }],
    ['teamBetting', { ...march, level: 0 }],
    ['teamBetting', { ...march, level: 65 }],
    ['teamBetting', { ...march, state: 'won' }],
    ['teamBetting', { ...march, gameType: 'slots' }],
    ['teamTransactions', { ...march, type: 'game' }],
    ['userLoss', { ...march, direction: 'sideways' }],
    ['teamMemberBets', { ...march, member: 'marina' }],
  ] as const)('%s refuses an invalid query: %o', async (name, query) => {
    const { envelope } = await gateway.call(name, { token: agent2, query: { limit: 10, ...query } });
    expect(envelope.message).toBe('INVALID_REQUEST');
  });

  it('finds no one with a hostile text', async () => {
    for (const account of ["' OR '1'='1", '%', '_____', '$1', 'NULL', '密码', "a');--", '\\']) {
      expect((await told('teamBetting', { ...march, account, limit: 10 })).items).toEqual([]);
      expect((await told('teamTransactions', { ...march, account, limit: 10 })).items).toEqual([]);
    }
  });
});
