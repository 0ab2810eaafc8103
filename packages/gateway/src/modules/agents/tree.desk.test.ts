import type { ControlRouteName } from '@livery/contract/control/routes';
import type { AgentEvent, AgentNode, ControlValueOf } from '@livery/contract/control/shapes';
import { afterEach, describe, expect, it } from 'vitest';
import { openAgentWorld } from '../../../test/agents/agent-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { auditLedger } from '#composition/audit-ledger.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const { owner, control } = gateway;
const { add, idOf, merchantId } = await openAgentWorld(gateway);
const player = { type: 0 };

await add('top');
await add('b-agent', 'top', { type: 41 });
await add('a-agent', 'top', { type: 2, state: 'closed' });
for (const name of ['x-player', 'a-player', 'm-player']) await add(name, 'top', player);
await add('below', 'b-agent', { type: 42 });
await add('lowest', 'below', player);

afterEach(async () => {
  expect((await auditLedger(owner)).findings).toEqual([]);
});

async function valueOf<Name extends ControlRouteName>(name: Name, input: object, merchant = 'ALPHA'): Promise<ControlValueOf<Name>> {
  const answer = await control(name, input, merchant);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { value: ControlValueOf<Name> }).value;
}

async function pagesOf(name: 'agentTree' | 'agentSearch', input: object, limit: number): Promise<AgentNode[]> {
  const all: AgentNode[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page: ControlValueOf<'agentTree'> = await valueOf(name, { ...input, limit, ...(after === '' ? {} : { after }) });
    expect(page.items.length).toBeLessThanOrEqual(limit);
    all.push(...page.items);
    after = page.next;
  }
  return all;
}

const codeOf = async (name: ControlRouteName, input: object, merchant = 'ALPHA'): Promise<unknown> =>
  (await control(name, input, merchant)).json().value.code;

describe('the tree at the desk', () => {
  it('is listed in pages, agents first, each member once and with its team size', async () => {
    const direct = await pagesOf('agentTree', { under: 'top' }, 2);
    expect(direct.map(({ account }) => account)).toEqual(['a-agent', 'b-agent', 'a-player', 'm-player', 'x-player']);
    expect(direct[1]).toEqual({
      id: idOf('b-agent'),
      account: 'b-agent',
      nickname: 'b-agent',
      type: 41,
      state: 'active',
      depth: 1,
      members: 2,
    });
    expect(direct[0]).toMatchObject({ state: 'closed', members: 0 });
  });

  it('begins with the roots, agents before players', async () => {
    const roots = await pagesOf('agentTree', {}, 3);
    const accounts = roots.map(({ account }) => account);
    expect(roots.every(({ depth }) => depth === 0)).toBe(true);
    expect(accounts.slice(0, 2)).toEqual(['agent', 'top']);
    expect(accounts).toEqual(expect.arrayContaining(['demo', 'trial']));
    expect(accounts.slice(2)).toEqual(accounts.slice(2).toSorted());
    expect(accounts).not.toContain('b-agent');
  });

  it('finds by account prefix or number, and treats no character as a wildcard', async () => {
    const found = async (search: string) => (await pagesOf('agentSearch', { search }, 2)).map(({ account }) => account);
    expect(await found('B-AG')).toEqual(['b-agent']);
    expect(await found(String(idOf('lowest')))).toEqual(['lowest']);
    for (const search of ['agent-', '%', '_', '\\', "' OR true --", '999999999999999', '0'])
      expect(await found(search), search).toEqual([]);
    const [row] = (await valueOf('agentSearch', { search: 'lowest', limit: 5 })).items;
    expect(row).toMatchObject({ upline: 'below', depth: 3 });
  });

  it('shows a member’s uplines, its team size and whether its first password is unused', async () => {
    expect(await valueOf('agentMember', { account: 'Top' })).toMatchObject({ path: [], members: 7, agents: 3, direct: 5 });
    expect(await valueOf('agentMember', { account: 'lowest' })).toMatchObject({
      path: [
        { account: 'top', type: 1, state: 'active' },
        { account: 'b-agent', type: 41, state: 'active' },
        { account: 'below', type: 42, state: 'active' },
      ],
      hasFirstPassword: false,
    });
    expect(await codeOf('agentMember', { account: 'nobody' })).toBe('NOT_FOUND');
    expect(await codeOf('agentTree', { under: 'nobody', limit: 5 })).toBe('NOT_FOUND');
  });

  it('shows no member of another merchant, by account, number or cursor', async () => {
    expect(await codeOf('agentMember', { account: 'top' }, 'BETA')).toBe('NOT_FOUND');
    expect(await codeOf('agentTree', { under: 'top', limit: 5 }, 'BETA')).toBe('NOT_FOUND');
    expect((await valueOf('agentHistory', { account: 'top', limit: 5 }, 'BETA')).items).toEqual([]);
    for (const search of ['top', String(idOf('top'))])
      expect((await valueOf('agentSearch', { search, limit: 5 }, 'BETA')).items, search).toEqual([]);
    const { next } = await valueOf('agentTree', { limit: 1 });
    const { items } = await valueOf('agentTree', { limit: 50, after: next }, 'BETA');
    expect(items.length).toBeGreaterThan(0);
    expect(items.map(({ account }) => account)).not.toContain('top');
    expect(await codeOf('agentTree', { limit: 5, after: 'AAAAAAAAAAAA' })).toBe('INVALID_REQUEST');
  });
});

describe('the history of a member', () => {
  const historyOf = async (account: string, limit = 50): Promise<AgentEvent[]> =>
    (await valueOf('agentHistory', { account, limit })).items as AgentEvent[];

  it('lists moves with their reasons, including a move without one', async () => {
    await valueOf('moveMember', { account: 'lowest', under: 'b-agent', reason: 'Asked by phone' });
    await owner
      .insertInto('member_move')
      .values({ merchant_id: merchantId, member_id: idOf('lowest'), to_parent: idOf('below'), moved_at: new Date(), actor: 'control' })
      .execute();
    expect(await historyOf('lowest')).toMatchObject([
      { what: 'moved', reason: null, move: { from: 'b-agent', to: 'below', members: 1 } },
      { what: 'moved', actor: 'control:127.0.0.1', reason: 'Asked by phone', move: { from: 'below', to: 'b-agent', members: 1 } },
    ]);
    await valueOf('moveMember', { account: 'm-player', reason: 'Leaves' });
    expect((await historyOf('m-player'))[0]).toMatchObject({ move: { from: 'top', to: null } });
    await valueOf('moveMember', { account: 'm-player', under: 'top', reason: 'Comes back' });
  });

  it('lists changes of terms with the old values, closing and reopening, in pages', async () => {
    const limits = { mayRecruitAgents: false, mostDirect: 5, levels: 1 };
    const set = (ppm: number, mostDirect: number) =>
      valueOf('setAgentTerms', {
        account: 'top',
        rates: [{ gameType: 'RNG', ppm }],
        limits: { ...limits, mostDirect },
        reason: `to ${ppm}`,
      });
    await set(4_000, 5);
    await set(5_000, 7);
    await valueOf('changeMemberState', { account: 'top', state: 'closed', reason: 'Fraud' });
    await valueOf('changeMemberState', { account: 'top', state: 'active', reason: 'Cleared' });
    const history = await historyOf('top');
    expect(history).toMatchObject([
      { what: 'reopened', reason: 'Cleared' },
      { what: 'closed', reason: 'Fraud', rates: [], limits: [] },
      {
        what: 'terms',
        reason: 'to 5000',
        rates: [{ gameType: 'RNG', before: 4_000, after: 5_000 }],
        limits: [{ limit: 'mostDirect', before: 5, after: 7 }],
      },
      {
        what: 'terms',
        rates: [{ gameType: 'RNG', before: 0, after: 4_000 }],
        limits: [{ before: null }, { before: null }, { before: null }],
      },
    ]);
    const paged: AgentEvent[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page: ControlValueOf<'agentHistory'> = await valueOf('agentHistory', {
        account: 'top',
        limit: 1,
        ...(after === '' ? {} : { after }),
      });
      paged.push(...page.items);
      after = page.next;
    }
    expect(paged).toEqual(history);
  });
});

describe('the depth of trees', () => {
  const depths = () => valueOf('agentSettings', {});
  const set = (depth: number, seen: number) => control('setTreeDepth', { depth, seen, reason: 'Flatter' });

  it('is set by the desk, never below the current depth, and only from the current value', async () => {
    expect(await depths()).toMatchObject({ depth: 64, deepest: 3 });
    expect((await depths()).gameTypes).toContainEqual(expect.objectContaining({ gameType: 'RNG', name: 'Slots' }));
    expect((await set(2, 64)).json().value).toMatchObject({ code: 'LIMIT_EXCEEDED', fields: { '/depth': 'minimum' } });
    expect((await set(3, 64)).statusCode).toBe(200);
    expect((await set(9, 64)).json().value.code).toBe('STATE_CHANGED');
    for (const depth of [0, 65, 1.5]) expect((await set(depth, 3)).statusCode, String(depth)).toBe(400);
    await expect(add('deeper', 'lowest')).rejects.toThrow(/at the maximum tree depth/);
    const { act, details } = await owner
      .selectFrom('audit_log')
      .select(['act', 'details'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect({ act, details }).toEqual({ act: 'tree.depth', details: { before: 64, depth: 3, reason: 'Flatter' } });
    expect(await valueOf('agentSettings', {}, 'BETA')).toMatchObject({ depth: 64 });
    await set(64, 3);
  });

  it('cannot be set below the current depth in the database', async () => {
    await expect(owner.updateTable('merchant').set({ tree_depth: 2 }).where('id', '=', merchantId).execute()).rejects.toThrow(
      /is deeper than 2/,
    );
  });

  it('holds for members added while it is changed', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [added] = await Promise.allSettled([add(`racer${round}`, 'lowest', player), set(3, 64)]);
      const { depth, deepest } = await depths();
      expect(depth).toBeGreaterThanOrEqual(deepest);
      if (added.status === 'fulfilled') {
        expect([depth, deepest]).toEqual([64, 4]);
        await valueOf('moveMember', { account: `racer${round}`, reason: 'Room for the next' });
      } else expect(depth).toBe(3);
      if (depth === 3) await set(64, 3);
    }
  });
});
