import type { ControlValueOf } from '@livery/contract/control/shapes';
import { expect, it } from 'vitest';
import { rates, recruitingWorld } from '../../../test/agents/recruiting-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();
const { add, logInWith, memberOf, setTerms } = recruitingWorld(gateway);
const limits = { mayRecruitAgents: true, mostDirect: 5, levels: 3 };
const termsOf = async (account: string): Promise<ControlValueOf<'agentTerms'>> =>
  (await gateway.control('agentTerms', { account })).json().value;
const setPlayerRates = (account: string, ppm: Record<string, number>) =>
  gateway.control('setAgentTerms', { account, rates: rates(ppm), limits: null, reason: 'agreed' });

it('the desk opens a first-level agent, who chooses a password and can add accounts at once', async () => {
  const opened = await gateway.control('openAgent', {
    account: 'Chefe7',
    nickname: 'Chefe',
    type: 2,
    rates: rates({ RNG: 9_000 }),
    limits,
    reason: 'Signed',
  });
  const { password } = (opened.json() as { value: { password: string } }).value;
  expect(await memberOf('chefe7')).toMatchObject({ type: 2, parent_id: null, nickname: 'Chefe' });
  const token = String((await logInWith('chefe7', password)).envelope.value['token']);
  const own = { newPassword: 'Quiet-Mango-42', confirmNewPassword: 'Quiet-Mango-42' };
  await gateway.call('changePassword', { token, body: own });
  expect((await add(token, { rates: rates({ RNG: 9_000 }) })).status).toBe(200);
  const again = await gateway.control('openAgent', { account: 'CHEFE7', nickname: 'x', type: 1, rates: [], limits, reason: 'Signed' });
  expect((again.json() as { message: string }).message).toBe('USERNAME_TAKEN');
});

it('the desk sets an agent’s terms within those of the upline, and every change is recorded', async () => {
  await setTerms('agent42', { rates: {}, limits: { mayRecruitAgents: false, mostDirect: 50, levels: 1 } });
  const beyond = await setTerms('agent2', { rates: { RNG: 6_001 }, limits });
  expect((beyond.json() as { value: unknown }).value).toMatchObject({ code: 'LIMIT_EXCEEDED', fields: { '/rates/RNG': 'maximum' } });
  expect(
    (await setTerms('agent2', { rates: { RNG: 5_000, LIVE: 2_000 }, limits: { ...limits, levels: 4, mostDirect: 60 } })).statusCode,
  ).toBe(200);
  const { value } = (await gateway.control('agentTerms', { account: 'agent2' })).json() as { value: unknown };
  expect(value).toEqual({
    account: 'agent2',
    type: 2,
    upline: 'agent',
    rates: rates({ RNG: 5_000, LIVE: 2_000 }),
    limits: { ...limits, levels: 4, mostDirect: 60 },
    most: {
      rates: rates({
        RNG: 6_000,
        FISH: 5_000,
        LIVE: 4_000,
        PVP: 5_000,
        SPORTS: 3_000,
        ESPORTS: 3_000,
        INHOUSE: 6_000,
        LOTT: 10_000,
        ELOTT: 10_000,
      }),
      limits: { mayRecruitAgents: true, mostDirect: 1_000, levels: 9 },
    },
    least: [
      { field: '/limits/levels', least: 2, account: 'agent42' },
      { field: '/limits/mostDirect', least: 50, account: 'agent42' },
    ],
  });
  const acts = await gateway.owner
    .selectFrom('audit_log')
    .select(['act', 'subject'])
    .where('act', 'in', ['agent.open', 'agent.terms'])
    .execute();
  expect(acts).toEqual([
    { act: 'agent.open', subject: 'chefe7' },
    { act: 'agent.terms', subject: 'agent42' },
    { act: 'agent.terms', subject: 'agent2' },
  ]);
});

it('refuses less than a child has, and names that child beforehand', async () => {
  await setTerms('agent42', { rates: { RNG: 900, LIVE: 700 }, limits: { mayRecruitAgents: false, mostDirect: 50, levels: 0 } });
  await setPlayerRates('lucas', { RNG: 1_200 });
  const { least } = await termsOf('agent2');
  expect(least).toEqual(
    expect.arrayContaining([
      { field: '/rates/RNG', least: 1_200, account: 'lucas' },
      { field: '/rates/LIVE', least: 700, account: 'agent42' },
    ]),
  );
  const low = await setTerms('agent2', { rates: { RNG: 1_199, LIVE: 700 }, limits: { ...limits, mostDirect: 49 } });
  expect(low.json().value).toMatchObject({
    code: 'LIMIT_EXCEEDED',
    fields: { '/rates/RNG': 'minimum', '/limits/mostDirect': 'minimum' },
  });
  expect((await setTerms('agent2', { rates: { RNG: 1_200, LIVE: 700 }, limits: { ...limits, mostDirect: 50 } })).statusCode).toBe(200);
});

it('sets the rates of a player in a team, who has no limits, and of no player outside one', async () => {
  expect(await termsOf('lucas')).toMatchObject({
    type: 0,
    upline: 'agent2',
    limits: null,
    most: { rates: rates({ RNG: 1_200, LIVE: 700 }) },
  });
  expect((await setPlayerRates('lucas', { RNG: 1_201 })).json().value).toMatchObject({ fields: { '/rates/RNG': 'maximum' } });
  expect((await setPlayerRates('demo', {})).statusCode).toBe(404);
  expect((await setTerms('lucas', { rates: {}, limits })).json().value).toMatchObject({ fields: { '/limits': 'type' } });
  expect((await setPlayerRates('agent42', {})).json().value).toMatchObject({ fields: { '/limits': 'type' } });
  for (const account of ['trial', 'nobody']) expect((await gateway.control('agentTerms', { account })).statusCode).toBe(404);
});

it('refuses the second of two desks that change the same values', async () => {
  const { rates: own, limits: before } = await termsOf('agent42');
  const change = (ppm: number, seen = { rates: own, limits: before }) =>
    gateway.control('setAgentTerms', { account: 'agent42', rates: rates({ RNG: ppm }), limits: before, reason: 'agreed', seen });
  for (let round = 0; round < 5; round += 1) {
    const seen = await termsOf('agent42');
    const answers = await Promise.all([101 + round, 201 + round].map((ppm) => change(ppm, { rates: seen.rates, limits: seen.limits })));
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().value.code).toBe('STATE_CHANGED');
  }
  expect((await change(1)).json().value).toMatchObject({ code: 'STATE_CHANGED', fields: { '/seen': 'changed' } });
});

it('passes on nothing from a closed upline', async () => {
  await gateway.control('changeMemberState', { account: 'agent2', state: 'closed', reason: 'Left' });
  expect((await termsOf('agent42')).most).toEqual({ rates: [], limits: { mayRecruitAgents: false, mostDirect: 0, levels: 0 } });
  expect((await setPlayerRates('lucas', { RNG: 1 })).json().value).toMatchObject({ fields: { '/rates/RNG': 'maximum' } });
  await gateway.control('changeMemberState', { account: 'agent2', state: 'active' });
});

it('stays within the members of its merchant', async () => {
  await gateway.control('setAgentTerms', { account: 'agent', rates: [], limits, reason: 'theirs' }, 'BETA');
  expect((await termsOf('agent')).rates).not.toEqual([]);
});
