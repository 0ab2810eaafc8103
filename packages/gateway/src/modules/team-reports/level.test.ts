import { routes } from '@livery/contract/routes';
import type { ValueOf } from '@livery/contract/shapes';
import { expect, it } from 'vitest';
import { openTeamWorld } from '../../../test/agents/team-reports-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { foldTeams } from '../agents/fold-teams.action.ts';

const gateway = await openTestGateway();
const world = await openTeamWorld(gateway);
const idOf = (account: keyof typeof world.of) => world.of[account].memberId;
const agent = await gateway.logIn('agent');
const agent2 = await gateway.logIn('agent2');

async function membersOf(query: object, token = agent): Promise<ValueOf<'teamMembers'>> {
  const { status, envelope } = await gateway.call('teamMembers', { token, query: { limit: 100, ...query } });
  if (status !== 200) throw new Error(JSON.stringify(envelope));
  return envelope.value as unknown as ValueOf<'teamMembers'>;
}

/** The cells of a file's rows, without the header. */
async function fileOf(query: Record<string, string>): Promise<string[][]> {
  const headers = { merchant: 'ALPHA', authorization: `Bearer ${agent}` };
  const { body } = await gateway.inject({ method: 'GET', url: routes.teamMembersFile.path, query: { language: 'en', ...query }, headers });
  return body
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.replaceAll('"', '').split(','));
}

it('the members of a level, plus the line for those who left it, add up to the team [agent-10]', async () => {
  const days = { from: '2026-04-08', to: '2026-04-08' };
  // Copies the limits of an agent, so that it fits below any other.
  const limits = { mayRecruitAgents: false, mostDirect: 0, levels: 0 };
  await gateway.control('setAgentTerms', { account: 'agent42', rates: [], limits, reason: 'Fits below any agent' });
  await world.of.lucas.play({ at: '2026-04-08T12:10:00Z', stake: 1_000, win: 0 });
  await world.of.agent42.play({ at: '2026-04-08T12:12:00Z', stake: 30, win: 0 });
  await world.deposit('lucas', '2026-04-08T12:20:00Z', 3_000);
  await world.move('lucas', 'agent42', '2026-04-08T12:30:00Z');
  await world.of.lucas.play({ at: '2026-04-08T12:40:00Z', stake: 200, win: 0 });
  await world.move('agent42', 'agent41', '2026-04-08T13:10:00Z');
  await world.of.lucas.play({ at: '2026-04-08T13:20:00Z', stake: 40, win: 0 });
  await world.of.agent42.play({ at: '2026-04-08T14:12:00Z', stake: 5, win: 0 });
  await world.move('lucas', 'agent2', '2026-04-08T14:30:00Z');
  await world.of.lucas.play({ at: '2026-04-08T14:40:00Z', stake: 6, win: 0 });
  await foldTeams(gateway.platform, world.merchantId, gateway.platform.clock.now());
  const level = async (under: keyof typeof world.of, token = agent) => {
    const { items, sums } = await membersOf({ ...days, under: idOf(under) }, token);
    if (sums === null) return expect.fail('a level has sums');
    for (const part of ['own', 'team'] as const)
      for (const name of ['rounds', 'stake', 'net', 'deposits'] as const)
        expect(
          items.reduce((sum, item) => sum + item[part][name], sums.left[part][name]),
          `${part} ${name}`,
        ).toBe(sums.total[part][name]);
    return {
      stakes: Object.fromEntries(items.flatMap(({ account, own, team }) => (team.stake === 0 ? [] : [[account, [own.stake, team.stake]]]))),
      left: [sums.left.members, sums.left.own.stake, sums.left.team.stake],
      total: sums.total.team.stake,
    };
  };
  expect(await level('agent')).toEqual({ stakes: { agent2: [0, 1_236], agent41: [0, 45] }, left: [0, 0, 0], total: 1_281 });
  for (const token of [agent, agent2])
    expect(await level('agent2', token)).toEqual({ stakes: { 'l***s': [1_006, 1_006] }, left: [1, 30, 230], total: 1_236 });
  expect(await level('agent41')).toEqual({ stakes: { agent42: [5, 45] }, left: [0, 0, 0], total: 45 });
  expect(await level('agent42')).toEqual({ stakes: {}, left: [1, 240, 240], total: 240 });
  const rows = await fileOf({ ...days, under: String(idOf('agent2')) });
  expect(rows.at(-1)?.slice(0, 2)).toEqual(['', 'Members who left']);
  expect(rows.reduce((sum, row) => sum + Math.round(Number(row[8]) * 100), 0)).toBe(1_236);
  expect((await membersOf({ ...days, kind: 'player' })).sums).toBeNull();
});
