import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../../test/session/register-world.ts';
import { aName, fieldsOf, noAgents, rates, recruitingWorld } from '../../../test/agents/recruiting-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { setTreeDepth } from '../../../test/agents/tree-depth.ts';

const gateway = await openTestGateway();
const { add, logInWith, memberOf, ratesOf, setTerms } = recruitingWorld(gateway);
const agent = await gateway.logIn('agent');
const agent2 = await gateway.logIn('agent2');
const agent41 = await gateway.logIn('agent41');

interface First {
  memberId: number;
  username: string;
  password: string;
}

const added = async (token: string, changes: Parameters<typeof add>[1] = {}): Promise<First> => {
  const answer = await add(token, changes);
  expect(codeOf(answer)).toBe('done');
  return answer.envelope.value as unknown as First;
};
const renew = (token: string, memberId: number, idempotencyKey: string = randomUUID()) =>
  gateway.call('renewFirstPassword', { token, body: { memberId, idempotencyKey } });

beforeEach(() => gateway.owner.deleteFrom('rate_count').execute());

describe('an account added by an agent', () => {
  it('is a player below the agent with the given rates, a wallet and a letter', async () => {
    const { memberId } = await added(agent2, { username: 'Novata7', nickname: ' Nova ', rates: rates({ RNG: 3_000, LIVE: 0 }) });
    const { id: agentId } = await memberOf('agent2');
    expect(await memberOf('novata7')).toMatchObject({ id: memberId, type: 0, parent_id: agentId, nickname: 'Nova', state: 'active' });
    expect(await ratesOf(memberId)).toEqual({ RNG: 3_000 });
    const { length: accounts } = await gateway.owner.selectFrom('account').select('id').where('member_id', '=', memberId).execute();
    const { length: letters } = await gateway.owner.selectFrom('letter').select('id').where('member_id', '=', memberId).execute();
    const { length: profiles } = await gateway.owner.selectFrom('member_profile').select('qq').where('member_id', '=', memberId).execute();
    expect({ accounts, letters, profiles }).toEqual({ accounts: 1, letters: 1, profiles: 1 });
  });

  it('is an agent of type 41 below the first level and 42 further down, within its own limits', async () => {
    const limits = { mayRecruitAgents: true, mostDirect: 10, levels: 3 };
    const first = await added(agent, { kind: 'agent', limits, rates: rates({ RNG: 5_000 }) });
    expect((await memberOf(first.username)).type).toBe(41);
    await setTerms('agent41', { rates: {}, limits: { mayRecruitAgents: true, mostDirect: 100, levels: 3 } });
    const second = await added(agent41, { kind: 'agent', limits: { ...limits, levels: 2 } });
    expect((await memberOf(second.username)).type).toBe(42);
  });

  it('must choose a new password before anything else', async () => {
    const { username, password } = await added(agent2);
    expect(password).toMatch(/^[A-Za-z2-9]{4}(-[A-Za-z2-9]{4}){3}$/);
    const { envelope } = await logInWith(username, password);
    expect(envelope.value).toMatchObject({ firstPassword: true, memberInfo: { account: username } });
    const token = String(envelope.value['token']);
    expect(codeOf(await gateway.call('balance', { token }))).toBe('PASSWORD_CHANGE_REQUIRED');
    const own = 'Quiet-Mango-42';
    const change = { newPassword: own, confirmNewPassword: own };
    expect(codeOf(await gateway.call('changePassword', { token, body: change }))).toBe('done');
    expect(codeOf(await gateway.call('balance', { token }))).toBe('done');
    expect((await logInWith(username, own)).envelope.value).not.toHaveProperty('firstPassword');
    expect(codeOf(await logInWith(username, password))).toBe('INVALID_CREDENTIALS');
  });

  it('has its first password only in the first answer, and in no table', async () => {
    const idempotencyKey = randomUUID();
    const username = aName();
    const first = await added(agent2, { username, idempotencyKey });
    const again = await add(agent2, { username, idempotencyKey });
    expect(again.envelope.value).toEqual({ memberId: first.memberId, username, password: null });
    const stored = await Promise.all([
      gateway.owner.selectFrom('idempotency').selectAll().execute(),
      gateway.owner.selectFrom('audit_log').selectAll().execute(),
      gateway.owner.selectFrom('member_credential').selectAll().execute(),
    ]);
    expect(JSON.stringify(stored)).not.toContain(first.password);
    expect(codeOf(await add(agent2, { username: aName(), idempotencyKey }))).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('gets a new first password while its owner has chosen none, and the lost one stops working', async () => {
    const { memberId, username, password } = await added(agent2);
    const { envelope } = await renew(agent2, memberId);
    const renewed = String(envelope.value['password']);
    expect(renewed).not.toBe(password);
    expect(codeOf(await logInWith(username, password))).toBe('INVALID_CREDENTIALS');
    const token = String((await logInWith(username, renewed)).envelope.value['token']);
    const change = { newPassword: 'Quiet-Mango-42', confirmNewPassword: 'Quiet-Mango-42' };
    await gateway.call('changePassword', { token, body: change });
    expect(codeOf(await renew(agent2, memberId))).toBe('STATE_CHANGED');
  });

  it('is marked in the agent’s list until its owner has chosen a password', async () => {
    const { username } = await added(agent41, { nickname: 'Waits' });
    const waiting = async () => {
      const { envelope } = await gateway.call('recruitingTerms', { token: agent41, query: { language: 'en' } });
      return (envelope.value['waiting'] as { username: string; kind: string }[]).filter((each) => each.username === username);
    };
    expect(await waiting()).toMatchObject([{ nickname: 'Waits', kind: 'player' }]);
    await gateway.owner.updateTable('member_credential').set({ must_change: false }).execute();
    expect(await waiting()).toEqual([]);
  });

  it('goes to one of two agents who add the same name at once, and the other gets an error at the field', async () => {
    for (let round = 0; round < 5; round++) {
      const username = aName();
      const answers = await Promise.all([add(agent2, { username }), add(agent41, { username: username.toUpperCase() })]);
      expect(new Set(answers.map(codeOf))).toEqual(new Set(['USERNAME_TAKEN', 'done']));
      const [refused] = answers.filter((answer) => codeOf(answer) !== 'done');
      expect(refused && fieldsOf(refused)).toEqual({ '/username': 'taken' });
    }
  });

  it('is one account when its key is sent several times at once', async () => {
    const asked = { username: aName(), idempotencyKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(agent2, asked)));
    expect(answers.map(codeOf)).toEqual(Array.from({ length: 8 }, () => 'done'));
    expect(new Set(answers.map(({ envelope }) => envelope.value['memberId'])).size).toBe(1);
    expect(answers.filter(({ envelope }) => envelope.value['password'] !== null)).toHaveLength(1);
  });

  it.each([
    ['a username that the merchant’s rule refuses', { username: 'a b' }, '/username'],
    ['a username with an invisible character', { username: 'mar\u200bia77' }, '/username'],
    ['no nickname', { nickname: '  ' }, '/nickname'],
    ['a nickname with a line break', { nickname: 'a\nb' }, '/nickname'],
    ['an agent without limits', { kind: 'agent' as const }, '/limits'],
    ['an unknown game type', { rates: rates({ CHESS: 1 }) }, '/rates'],
    ['a duplicate game type', { rates: [...rates({ RNG: 1 }), ...rates({ RNG: 2 })] }, '/rates'],
  ])('is refused with %s', async (_what, changes, pointer) => {
    const refused = await add(agent2, changes);
    expect([codeOf(refused), Object.keys(fieldsOf(refused) as object)]).toEqual(['INVALID_REQUEST', [pointer]]);
  });

  it.each([
    ['a higher rate than the agent’s own', { rates: rates({ RNG: 4_801 }) }, { '/rates/RNG': 'maximum' }],
    ['a rate for a game type in which the agent has none', { rates: rates({ MINI: 1 }) }, { '/rates/MINI': 'maximum' }],
    [
      'limits beyond the agent’s own',
      { kind: 'agent' as const, limits: { mayRecruitAgents: true, mostDirect: 201, levels: 5 } },
      { '/limits/mostDirect': 'maximum', '/limits/levels': 'maximum' },
    ],
  ])('is refused with %s', async (_what, changes, fields) => {
    const refused = await add(agent2, changes);
    expect([codeOf(refused), fieldsOf(refused)]).toEqual(['LIMIT_EXCEEDED', fields]);
  });

  it('is refused if the agent may not have such an account', async () => {
    const agent42 = await gateway.logIn('agent42');
    expect(fieldsOf(await add(agent42, { kind: 'agent', limits: noAgents }))).toEqual({ '/kind': 'agents' });
    await setTerms('agent42', { rates: {}, limits: { ...noAgents, mostDirect: 9 } });
    expect(fieldsOf(await add(agent42))).toEqual({ '/kind': 'level' });
  });

  it('is refused when the tree is as deep as allowed', async () => {
    const { merchant_id } = await memberOf('agent2');
    await setTreeDepth(gateway.owner, merchant_id, 1);
    expect(fieldsOf(await add(agent2))).toEqual({ '/kind': 'level' });
    await setTreeDepth(gateway.owner, merchant_id, 64);
    expect(codeOf(await add(agent2))).toBe('done');
  });

  it('gets exactly as many places as the agent has, in any race', async () => {
    await setTerms('agent42', { rates: {}, limits: { mayRecruitAgents: false, mostDirect: 3, levels: 1 } });
    const token = await gateway.logIn('agent42');
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(token)));
    expect(answers.filter((answer) => codeOf(answer) === 'done')).toHaveLength(3);
    for (const answer of answers.filter((each) => codeOf(each) !== 'done')) expect(fieldsOf(answer)).toEqual({ '/kind': 'full' });
  });
});

it('can be added only by agents, and only at a limited rate', async () => {
  expect(codeOf(await add(await gateway.logIn('lucas')))).toBe('FORBIDDEN');
  expect(codeOf(await add(await gateway.logIn('trial')))).not.toBe('done');
  expect((await gateway.call('addDownline', { body: {} })).status).toBe(401);
  const scope = {
    merchant_id: (await memberOf('agent2')).merchant_id,
    scope: 'downline-account',
    subject: String((await memberOf('agent2')).id),
  };
  await gateway.owner
    .insertInto('rate_count')
    .values({ ...scope, uses: 60, started_at: new Date() })
    .execute();
  expect(codeOf(await add(agent2))).toBe('RATE_LIMITED');
});

describe('other members’ ids', () => {
  it('reveal no terms or password, for another branch, upline, self, grandchild, merchant or no one', async () => {
    const id = async (username: string) => (await memberOf(username)).id;
    const beta = gateway.platform.merchants.byCode('BETA')?.id ?? 0;
    const foreign = [
      await id('rafael'),
      await id('agent'),
      await id('agent2'),
      await id('sofia'),
      (await memberOf('lucas', beta)).id,
      9e15,
    ];
    for (const memberId of foreign) {
      expect(codeOf(await gateway.call('downlineTerms', { token: agent2, query: { member: memberId } }))).toBe('NOT_FOUND');
      expect(codeOf(await gateway.call('changeDownlineTerms', { token: agent2, body: { memberId, rates: [], seen: { rates: [] } } }))).toBe(
        'NOT_FOUND',
      );
      expect(codeOf(await renew(agent2, memberId))).toBe('NOT_FOUND');
    }
    // The upline can see a grandchild's terms, but only the parent can change them.
    const lucas = await id('lucas');
    expect(codeOf(await gateway.call('downlineTerms', { token: agent, query: { member: lucas } }))).toBe('done');
    expect(
      codeOf(await gateway.call('changeDownlineTerms', { token: agent, body: { memberId: lucas, rates: [], seen: { rates: [] } } })),
    ).toBe('NOT_FOUND');
    expect(codeOf(await renew(agent, lucas))).toBe('NOT_FOUND');
  });
});
