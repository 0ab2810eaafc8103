import { sql, type Transaction } from 'kysely';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#database/schema.ts';
import { codeOf } from '../../../test/session/register-world.ts';
import { aName, fieldsOf, rates, recruitingWorld } from '../../../test/agents/recruiting-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { invitationInvariants } from '../invitations/invitations.invariants.ts';
import { lockTerms, writeTerms } from '../invitations/terms.repo.ts';
import { cut, findExcess, findShortfall } from '../invitations/terms.rules.ts';

const gateway = await openTestGateway();
const {
  owner,
  platform: { tenants },
} = gateway;
const { merchantId, add, memberOf, ratesOf, setTerms } = recruitingWorld(gateway);
const agent = await gateway.logIn('agent');
const agent2 = await gateway.logIn('agent2');
const wide = { mayRecruitAgents: true, mostDirect: 200, levels: 5 };
// Takes rates and limits from the seeded agents, so that they fit below any parent.
for (const account of ['agent42', 'agent41', 'agent2'])
  await setTerms(account, { rates: {}, limits: { mayRecruitAgents: false, mostDirect: 0, levels: 0 } });
await setTerms('agent2', { rates: { RNG: 4_800, LIVE: 3_000, INHOUSE: 4_000 }, limits: wide });

async function broken(): Promise<unknown[]> {
  const found = await Promise.all(invitationInvariants.map(async ({ broken: query }) => (await sql.raw(query).execute(owner)).rows));
  return found.flat();
}

const narrow = { mayRecruitAgents: false, mostDirect: 50, levels: 1 };

/** Adds a player with these rates. */
async function addUnder(token: string, ppm: Record<string, number>): Promise<{ id: number; username: string }> {
  const username = aName();
  const { envelope } = await add(token, { username, rates: rates(ppm) });
  return { id: Number(envelope.value['memberId']), username };
}

afterEach(async () => {
  await owner.deleteFrom('rate_count').execute();
  expect(await broken()).toEqual([]);
});

describe('a child’s terms', () => {
  const changeTerms = (memberId: number, ppm: Record<string, number>, limits: object = wide, seen = before) =>
    gateway.call('changeDownlineTerms', { token: agent, body: { memberId, rates: rates(ppm), limits, seen } });
  const before = { rates: rates({ RNG: 4_800, LIVE: 3_000, INHOUSE: 4_000 }), limits: wide };

  it('can change between what its parent has and what its own children have', async () => {
    const { id } = await memberOf('agent2');
    await add(agent2, { rates: rates({ RNG: 2_000 }) });
    expect(fieldsOf(await changeTerms(id, { RNG: 6_001 }))).toEqual({ '/rates/RNG': 'maximum' });
    expect(fieldsOf(await changeTerms(id, { RNG: 1_999 }))).toEqual({ '/rates/RNG': 'minimum' });
    expect(fieldsOf(await changeTerms(id, {}, { ...wide, levels: 10 }))).toMatchObject({ '/limits/levels': 'maximum' });
    expect(codeOf(await changeTerms(id, { RNG: 2_500, INHOUSE: 3_000 }))).toBe('done');
    const { envelope } = await gateway.call('downlineTerms', { token: agent, query: { member: id } });
    expect(envelope.value).toEqual({ kind: 'agent', rates: rates({ RNG: 2_500, INHOUSE: 3_000 }), limits: wide });
  });

  it('are changed once by two requests that read the same values, and not by one that read others [agent-15]', async () => {
    const { id } = await memberOf('agent2');
    const seen = { rates: rates({ RNG: 2_500, INHOUSE: 3_000 }), limits: wide };
    for (const other of [
      before,
      { ...seen, limits: { ...wide, mostDirect: 199 } },
      { ...seen, rates: [...seen.rates, ...rates({ LIVE: 1 })] },
    ])
      expect(codeOf(await changeTerms(id, { RNG: 2_600 }, wide, other))).toBe('STATE_CHANGED');
    const answers = await Promise.all([2_600, 2_700].map((rate) => changeTerms(id, { RNG: rate }, wide, seen)));
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['done', 'STATE_CHANGED']));
  });

  it('are shown to the agent as what it may pass on', async () => {
    await setTerms('agent2', { rates: { LIVE: 2_000, RNG: 4_000 }, limits: wide });
    const { envelope } = await gateway.call('recruitingTerms', { token: agent2, query: { language: 'pt' } });
    expect(envelope.value).toMatchObject({
      rates: [
        { gameType: 'RNG', name: 'Slots', ppm: 4_000 },
        { gameType: 'LIVE', name: 'Cassino ao vivo', ppm: 2_000 },
      ],
      limits: wide,
      username: { patternId: expect.any(String) },
    });
  });

  it('never exceed its parent’s, even if those are lowered while the child is added', async () => {
    for (let round = 0; round < 10; round++) {
      await setTerms('agent42', { rates: {}, limits: { mayRecruitAgents: false, mostDirect: 50, levels: 1 } });
      await setTerms('agent42', { rates: { RNG: 2_000 }, limits: { mayRecruitAgents: false, mostDirect: 50, levels: 1 } });
      const token = await gateway.logIn('agent42');
      const username = aName();
      const [child, lowered] = await Promise.all([
        add(token, { username, rates: rates({ RNG: 2_000 }) }),
        setTerms('agent42', { rates: { RNG: 1_000 }, limits: { mayRecruitAgents: false, mostDirect: 50, levels: 1 } }),
      ]);
      expect(await broken()).toEqual([]);
      expect([codeOf(child) === 'done', lowered.statusCode === 200].filter(Boolean)).toHaveLength(1);
      if (codeOf(child) === 'done')
        await owner
          .deleteFrom('team_rate')
          .where('member_id', '=', (await memberOf(username)).id)
          .execute();
    }
  });

  describe('wait for an uncommitted change above or below, and are then refused at the field', () => {
    const agent42 = async () => ({ merchantId, memberId: (await memberOf('agent42')).id });
    /** Makes a change, starts the racer, and commits once the racer waits. */
    const race = async <Answer>(change: (trx: Transaction<Database>) => Promise<void>, racer: () => Promise<Answer>): Promise<Answer> => {
      const raced = await tenants.transaction(merchantId, async (trx) => {
        await change(trx);
        const racing = racer();
        await vi.waitFor(
          async () => {
            const { rows } =
              await sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(owner);
            expect(rows).toHaveLength(1);
          },
          { timeout: 10_000, interval: 20 },
        );
        return { racing };
      });
      return raced.racing;
    };
    const ofAgent42 = (ppm: number) => setTerms('agent42', { rates: { RNG: ppm }, limits: narrow });

    it('for a child, while its parent’s rate is lowered', async () => {
      await ofAgent42(2_000);
      const parent = await agent42();
      const token = await gateway.logIn('agent42');
      const child = await race(
        async (trx) => {
          await lockTerms(trx, parent);
          await writeTerms(trx, parent, { rates: { RNG: 1_000 }, limits: narrow });
        },
        () => add(token, { rates: rates({ RNG: 2_000 }) }),
      );
      expect([codeOf(child), fieldsOf(child)]).toEqual(['LIMIT_EXCEEDED', { '/rates/RNG': 'maximum' }]);
    });

    it('for a parent, while a child gets a higher rate', async () => {
      await ofAgent42(2_000);
      const parent = await agent42();
      const child = await addUnder(await gateway.logIn('agent42'), { RNG: 500 });
      const lowered = await race(
        async (trx) => {
          await lockTerms(trx, parent);
          await writeTerms(trx, { merchantId, memberId: child.id }, { rates: { RNG: 2_000 }, limits: null });
        },
        () => ofAgent42(1_000),
      );
      expect([lowered.statusCode, lowered.json().value]).toMatchObject([409, { fields: { '/rates/RNG': 'minimum' } }]);
      await owner.deleteFrom('team_rate').where('member_id', '=', child.id).execute();
    });
  });
});

describe('the rules in the database', () => {
  const raw = (statement: string) => sql.raw(statement).execute(owner);

  it('refuse a child more than its parent has, and a parent less than its child has', async () => {
    const [parent, child] = [(await memberOf('agent')).id, (await memberOf('agent41')).id];
    await setTerms('agent41', { rates: { RNG: 3_600 }, limits: { mayRecruitAgents: false, mostDirect: 100, levels: 1 } });
    for (const statement of [
      `UPDATE team_rate SET rate = 6001 WHERE member_id = ${child} AND game_type = 'RNG'`,
      `UPDATE team_rate SET rate = 3599 WHERE member_id = ${parent} AND game_type = 'RNG'`,
      `DELETE FROM team_rate WHERE member_id = ${parent} AND game_type = 'RNG'`,
      `INSERT INTO team_rate SELECT merchant_id, id, 'BGS', 1 FROM member WHERE id = ${child}`,
      `UPDATE agent_limit SET levels = 10 WHERE member_id = ${child}`,
      `UPDATE agent_limit SET most_direct = 99 WHERE member_id = ${parent}`,
      `UPDATE agent_limit SET levels = 1 WHERE member_id = ${parent}`,
      `DELETE FROM agent_limit WHERE member_id = ${parent}`,
    ])
      await expect(raw(statement), statement).rejects.toMatchObject({ code: 'LV001' });
    expect(await ratesOf(child)).toEqual({ RNG: 3_600 });
  });

  it('refuse to move a member below one with less', async () => {
    await setTerms('agent42', { rates: {}, limits: narrow });
    const mover = await addUnder(agent, { RNG: 1 });
    const move = (to: string) =>
      raw(`INSERT INTO member_move (merchant_id, member_id, to_parent, moved_at, actor)
        SELECT merchant_id, ${mover.id}, id, now(), 'control' FROM member WHERE username = '${to}' AND merchant_id = ${merchantId}`);
    await expect(move('agent42')).rejects.toThrow(/the rate of RNG/);
    await move('agent2');
  });
});

describe('a move', () => {
  const move = async (call: 'checkMove' | 'moveMember', account: string, under?: string): Promise<unknown> =>
    (
      await gateway.control(call, {
        account,
        ...(under === undefined ? {} : { under }),
        ...(call === 'moveMember' ? { reason: 'asked' } : {}),
      })
    ).json().value.refusal;

  it('of a member with higher rates than the new parent is refused until they fit', async () => {
    await setTerms('agent42', { rates: { RNG: 999 }, limits: narrow });
    const { id, username } = await addUnder(agent, { RNG: 1_000 });
    const before = (await memberOf(username)).parent_id;
    expect(await move('checkMove', username, 'agent42')).toBe('terms');
    expect(await move('moveMember', username, 'agent42')).toBe('terms');
    expect((await memberOf(username)).parent_id).toBe(before);
    await setTerms('agent42', { rates: { RNG: 1_000 }, limits: narrow });
    expect(await move('moveMember', username, 'agent42')).toBeNull();
    expect((await memberOf(username)).parent_id).toBe((await memberOf('agent42')).id);
    expect(await move('moveMember', username)).toBeNull();
    expect(await ratesOf(id)).toEqual({ RNG: 1_000 });
  });

  it('of an agent who may recruit more than the new parent is refused', async () => {
    await setTerms('agent42', { rates: {}, limits: narrow });
    const username = aName();
    await add(agent, { username, kind: 'agent', limits: { mayRecruitAgents: false, mostDirect: 51, levels: 0 } });
    expect(await move('moveMember', username, 'agent42')).toBe('terms');
    await setTerms(username, { rates: {}, limits: { mayRecruitAgents: false, mostDirect: 50, levels: 0 } });
    expect(await move('moveMember', username, 'agent42')).toBeNull();
  });

  it('cannot race past a change of the new parent’s rates', async () => {
    for (let round = 0; round < 10; round++) {
      await setTerms('agent42', { rates: { RNG: 2_000 }, limits: narrow });
      const { username } = await addUnder(agent, { RNG: 2_000 });
      const [refusal, lowered] = await Promise.all([
        move('moveMember', username, 'agent42'),
        setTerms('agent42', { rates: { RNG: 1_000 }, limits: narrow }),
      ]);
      expect(await broken()).toEqual([]);
      expect([refusal, lowered.statusCode]).toEqual(refusal === null ? [null, 409] : ['terms', 200]);
      if (refusal === null) expect(await move('moveMember', username)).toBeNull();
    }
  });
});

const terms = fc.record({
  rates: fc.dictionary(fc.constantFrom('RNG', 'LIVE', 'FISH'), fc.nat(10)),
  limits: fc.record({ mayRecruitAgents: fc.boolean(), mostDirect: fc.nat(5), levels: fc.nat(5) }),
});

describe('the rules', () => {
  it('cut an offer to what fits, and keep one that fits unchanged', () => {
    fc.assert(
      fc.property(terms, terms, (offer, parent) => {
        const fitting = cut(offer, parent);
        expect(findExcess(fitting, parent)).toEqual({});
        if (Object.keys(findExcess(offer, parent)).length === 0) expect(fitting).toEqual(offer);
      }),
    );
  });

  it('find a shortfall exactly where a child has an excess', () => {
    fc.assert(
      fc.property(terms, fc.array(terms), (parent, children) => {
        const short = Object.keys(findShortfall(parent, children));
        expect(new Set(short)).toEqual(new Set(children.flatMap((child) => Object.keys(findExcess(child, parent)))));
      }),
    );
  });
});

it('no child exceeds its parent after any history of changes', async () => {
  const accounts = ['agent', 'agent2', 'agent41', 'agent42'] as const;
  const step = fc.record({
    account: fc.constantFrom(...accounts),
    terms: fc.record({
      rates: fc.dictionary(fc.constantFrom('RNG', 'LIVE'), fc.integer({ min: 0, max: 3 })),
      limits: fc.record({
        mayRecruitAgents: fc.boolean(),
        mostDirect: fc.integer({ min: 0, max: 3 }),
        levels: fc.integer({ min: 0, max: 4 }),
      }),
    }),
  });
  let changes = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (history) => {
      const answers = await Promise.all(history.map(({ account, terms: own }) => setTerms(account, own)));
      for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
      changes += answers.filter(({ statusCode }) => statusCode === 200).length;
      expect(await broken()).toEqual([]);
    }),
    { numRuns: 40 },
  );
  expect(changes).toBeGreaterThan(10);
});
