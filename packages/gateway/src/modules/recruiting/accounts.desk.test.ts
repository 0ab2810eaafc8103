import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { aName, rates, recruitingWorld } from '../../../test/agents/recruiting-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { auditLedger } from '#composition/audit-ledger.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const { logInWith, memberOf, ratesOf, merchantId } = recruitingWorld(gateway);
const { owner } = gateway;
const limits = { mayRecruitAgents: false, mostDirect: 5, levels: 1 };
const reason = 'Signed on paper';

const open = (changes: object = {}, merchant?: string) =>
  gateway.control('openAgent', { account: aName(), nickname: 'New', type: 2, rates: [], limits, reason, ...changes }, merchant);
const make = (account: string, changes: object = {}) =>
  gateway.control('makeAgent', { account, type: 41, rates: [], limits, reason, ...changes });
const renew = (account: string, idempotencyKey: string = randomUUID()) =>
  gateway.control('renewAgentPassword', { account, reason, idempotencyKey });
const lastAct = () =>
  owner.selectFrom('audit_log').select(['act', 'subject', 'details']).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

afterEach(async () => {
  expect((await auditLedger(owner)).findings).toEqual([]);
});

describe('an agent opened by the desk', () => {
  it.each([1, 2, 41, 42])('of type %i is placed below its upline, within the upline’s terms', async (type) => {
    const account = aName();
    const opened = await open({ account, type, under: 'Agent2', rates: rates({ RNG: 4_800 }) });
    expect(opened.statusCode, opened.body).toBe(200);
    const agent2 = await memberOf('agent2');
    const member = await memberOf(account);
    expect(member).toMatchObject({ type, parent_id: agent2.id });
    expect(await ratesOf(member.id)).toEqual({ RNG: 4_800 });
    expect(await lastAct()).toMatchObject({ act: 'agent.open', subject: account, details: { type, under: 'agent2', reason } });
  });

  it('is refused by field: terms above the upline’s, a missing upline, or an upline that cannot be one', async () => {
    const refusal = async (changes: object) => (await open(changes)).json().value;
    const over = { under: 'agent2', rates: rates({ RNG: 4_801 }), limits: { ...limits, mostDirect: 201, levels: 5 } };
    expect(await refusal(over)).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      fields: { '/rates/RNG': 'maximum', '/limits/mostDirect': 'maximum', '/limits/levels': 'maximum' },
    });
    for (const type of [41, 42]) expect((await refusal({ type })).fields).toEqual({ '/type': 'upline' });
    expect((await refusal({ under: 'nobody' })).fields).toEqual({ '/under': 'unknown' });
    expect((await refusal({ under: 'lucas' })).fields).toEqual({ '/under': 'player' });
    expect((await refusal({ under: 'agent2', rates: rates({ NOSUCH: 1 }) })).fields).toEqual({ '/rates': 'unknown' });
    for (const type of [0, 4, 3]) expect((await refusal({ type })).code).toBe('INVALID_REQUEST');
    await owner.updateTable('member').set({ state: 'closed' }).where('username', '=', 'agent41').execute();
    expect((await refusal({ under: 'agent41' })).fields).toEqual({ '/under': 'closed' });
    await owner.updateTable('member').set({ state: 'active' }).where('username', '=', 'agent41').execute();
    expect((await refusal({ reason: '' })).code).toBe('INVALID_REQUEST');
  });

  it('is refused when the tree is as deep as the merchant allows', async () => {
    await gateway.control('setTreeDepth', { depth: 2, seen: 64, reason });
    expect((await open({ under: 'agent42' })).json().value).toMatchObject({ code: 'LIMIT_EXCEEDED', fields: { '/under': 'tooDeep' } });
    await gateway.control('setTreeDepth', { depth: 64, seen: 2, reason });
  });

  it('is opened once per key, and its password is shown once', async () => {
    const order = { account: aName(), idempotencyKey: randomUUID() };
    const [first, second] = [await open(order), await open(order)];
    expect(first.json().value.password).toMatch(/^[\w-]{19}$/);
    expect(second.json().value).toEqual({ password: null });
    expect((await open({ ...order, nickname: 'Other' })).json().value.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('gets one account when two desks open it at once', async () => {
    const account = aName();
    const answers = await Promise.all([open({ account }), open({ account, type: 1 })]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
  });

  it('belongs to its merchant', async () => {
    const account = aName();
    expect((await open({ account, under: 'agent' }, 'BETA')).statusCode).toBe(200);
    const members = await owner.selectFrom('member').select('merchant_id').where('username', '=', account).execute();
    expect(members.map(({ merchant_id }) => merchant_id)).not.toContain(merchantId);
  });
});

describe('a lost first password', () => {
  it('can be replaced until the owner has chosen one', async () => {
    const account = aName();
    const first = (await open({ account })).json().value.password as string;
    const key = randomUUID();
    const second = (await renew(account, key)).json().value.password as string;
    expect((await renew(account, key)).json().value).toEqual({ password: null });
    expect((await logInWith(account, first)).envelope.success).toBe(false);
    const token = String((await logInWith(account, second)).envelope.value['token']);
    expect(await lastAct()).toMatchObject({ act: 'agent.password', subject: account, details: { reason } });
    const own = { newPassword: 'Quiet-Mango-42', confirmNewPassword: 'Quiet-Mango-42' };
    await gateway.call('changePassword', { token, body: own });
    expect((await renew(account)).json().value.code).toBe('STATE_CHANGED');
    expect((await renew('nobody')).statusCode).toBe(404);
    expect((await logInWith(account, own.newPassword)).envelope.success).toBe(true);
  });
});

describe('a player promoted to agent by the desk', () => {
  it('keeps its place, gets the agreed rates, is logged out, and can then add accounts', async () => {
    const token = await gateway.logIn('lucas');
    const before = await memberOf('lucas');
    expect((await make('Lucas', { rates: rates({ RNG: 2_000 }) })).statusCode).toBe(200);
    expect(await memberOf('lucas')).toEqual({ ...before, type: 41 });
    expect((await gateway.call('balance', { token })).status).toBe(401);
    expect(await lastAct()).toMatchObject({ act: 'agent.make', subject: 'lucas', details: { type: 41, sessions: 1, reason } });
    const again = await gateway.logIn('lucas');
    const added = { username: aName(), nickname: 'New', idempotencyKey: randomUUID(), kind: 'player', rates: rates({ RNG: 2_000 }) };
    expect((await gateway.call('addDownline', { token: again, body: added })).status).toBe(200);
  });

  it('is refused: an agent, a trial account, a closed or unknown one, terms above the upline’s, a missing upline', async () => {
    const refusal = async (account: string, changes: object = {}) => (await make(account, changes)).json().value;
    expect((await refusal('agent42')).code).toBe('STATE_CHANGED');
    expect((await refusal('trial', { type: 1 })).code).toBe('STATE_CHANGED');
    expect((await refusal('closed', { type: 1 })).code).toBe('STATE_CHANGED');
    expect((await refusal('nobody')).code).toBe('NOT_FOUND');
    expect(await refusal('marina', { rates: rates({ RNG: 4_801 }) })).toMatchObject({ fields: { '/rates/RNG': 'maximum' } });
    expect((await refusal('demo')).fields).toEqual({ '/type': 'upline' });
    expect((await memberOf('marina')).type).toBe(0);
    expect((await make('demo', { type: 1, rates: rates({ RNG: 9_000 }) })).statusCode).toBe(200);
    expect((await memberOf('demo')).type).toBe(1);
  });

  it('is promoted once by two desks at once', async () => {
    const answers = await Promise.all([make('marina', { type: 41 }), make('marina', { type: 42 })]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
  });
});
