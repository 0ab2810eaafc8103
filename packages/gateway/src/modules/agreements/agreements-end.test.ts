import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAgreementWorld, termsOf } from '../../../test/agents/agreement-world.ts';
import { recruitingWorld } from '../../../test/agents/recruiting-world.ts';
import { codeOf } from '../../../test/session/register-world.ts';
import { runSweeps } from '../../../test/run-sweeps.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { eraseRows } from '../closing/erase-member.repo.ts';
import { agreementsSweeps } from './agreements.sweeps.ts';

const gateway = await openTestGateway();
const { owner, platform } = gateway;
const world = await openAgreementWorld(gateway);
const { act, acceptOpen, between, done, forHouse, houseOffer, idOf, read, setTime, withHouse } = world;
const { add, logInWith, setTerms } = recruitingWorld(gateway);
const agent = await gateway.logIn('agent');
const agent41 = await gateway.logIn('agent41');
const noon = '2027-03-09T15:20:00Z';
const sweep = () => runSweeps(platform, agreementsSweeps, platform.clock.now());

beforeEach(async () => {
  await world.clear();
  await owner.deleteFrom('letter').execute();
  await owner.deleteFrom('member_event').execute();
  await setTime(noon);
});
afterEach(async () => {
  expect(await world.broken()).toEqual([]);
});

const lettersTo = async (account: string) =>
  (await world.lettersTo(account)).map(({ titles, bodies, link }) => ({ en: [titles.en, bodies.en], pt: [titles.pt, bodies.pt], link }));

describe('an action on a contract', () => {
  it('sends the other side a letter in both languages, and refreshes the open pages of both', async () => {
    await withHouse(agent, 'agent', termsOf.daily(10_000));
    await owner.deleteFrom('letter').execute();
    await owner.deleteFrom('member_event').execute();
    const asked = done(await act(agent41, 'daily', { action: 'request', terms: termsOf.daily(5_000), reason: 'I bring {who} many' }));
    expect(await lettersTo('agent41')).toEqual([]);
    const [letter, ...others] = await lettersTo('agent');
    expect(others).toEqual([]);
    expect(letter?.en[0]).toBe('A new contract: daily wages');
    expect(letter?.en[1]).toMatch(
      /^agent41 proposes a contract with you\..* by 16 Mar 2027|^agent41 proposes a contract with you\..*Mar 16, 2027/,
    );
    expect(letter?.en[1]).toMatch(/The reason: I bring \{who\} many$/);
    expect(letter?.pt[0]).toBe('Um novo contrato: salário diário');
    expect(letter?.link).toBe(`/agentHome/contracts?of=team&contract=${asked.id}`);
    const topics = await owner.selectFrom('member_event').select(['member_id', 'topic']).where('topic', '=', 'agreements').execute();
    expect(new Set(topics.map(({ member_id }) => member_id))).toEqual(new Set([await idOf('agent'), await idOf('agent41')]));
    done(await acceptOpen(agent, asked));
    expect((await lettersTo('agent41')).map(({ en }) => en[0])).toEqual(['Accepted: daily wages']);
  });

  it('by the house is signed with the brand’s name and recorded for its desk', async () => {
    const { id } = await houseOffer('agent', termsOf.hourly(5_000));
    await act(agent, 'hourly', { action: 'reject', agreement: id });
    expect((await lettersTo('agent')).map(({ en }) => en)).toEqual([
      ['A new contract: hourly salary', expect.stringMatching(/^Alpha proposes/)],
    ]);
    const acts = await owner
      .selectFrom('audit_log')
      .select(['subject', 'details'])
      .where('act', '=', 'agreement.act')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(acts).toEqual([
      { subject: 'agent', details: { agreement: id, kind: 'hourly', action: 'request', terms: termsOf.hourly(5_000), person: 'Ana Lima' } },
    ]);
  });
});

describe('an unanswered proposal', () => {
  it('cannot be accepted after it expires, is ended by the sweep, and both sides get a letter', async () => {
    await withHouse(agent, 'agent', termsOf.daily(10_000));
    const offered = done(await act(agent, 'daily', { action: 'request', member: await idOf('agent41'), terms: termsOf.daily(5_000) }));
    await setTime('2027-03-16T15:19:00Z');
    expect((await read(agent41, offered.id)).state).toBe('requested');
    await setTime('2027-03-16T15:21:00Z');
    expect(await read(agent41, offered.id)).toMatchObject({ state: 'withdrawn', actions: [], proposal: null });
    expect(codeOf(await acceptOpen(agent41, offered))).toBe('STATE_CHANGED');
    await owner.deleteFrom('letter').execute();
    await sweep();
    await sweep();
    for (const account of ['agent', 'agent41'])
      expect((await lettersTo(account)).map(({ en }) => en[0])).toEqual(['A proposal has expired: daily wages']);
    const { events } = await read(agent, offered.id);
    expect(events.map(({ action, by, outcome }) => [action, by, outcome])).toEqual([
      ['expire', 'system', null],
      ['request', 'upline', 'expired'],
    ]);
  });

  it('leaves the current terms in force, and allows another proposal', async () => {
    const { id } = await withHouse(agent, 'agent', termsOf.daily(10_000));
    await act(agent, 'daily', { action: 'amend', agreement: id, terms: termsOf.daily(20_000) });
    await setTime('2027-03-17T15:21:00Z');
    expect(await read(agent, id)).toMatchObject({ state: 'active', terms: termsOf.daily(10_000), proposal: null });
    expect(codeOf(await act(agent, 'daily', { action: 'amend', agreement: id, terms: termsOf.daily(30_000) }))).toBe('done');
  });
});

it('both sides are told once that a contract ends soon, with the days left', async () => {
  await withHouse(agent, 'agent', termsOf.daily(10_000));
  const { id } = await between(agent, agent41, 'agent41', termsOf.daily(5_000));
  await act(agent, 'daily', { action: 'terminate', agreement: id });
  await owner.deleteFrom('letter').execute();
  await sweep();
  expect(await lettersTo('agent41')).toEqual([]);
  await setTime('2027-03-15T12:00:00Z');
  await sweep();
  await sweep();
  for (const account of ['agent', 'agent41']) {
    const letters = await lettersTo(account);
    expect(letters.map(({ en }) => en[0])).toEqual(['A contract ends soon: daily wages']);
    expect(letters[0]?.en[1]).toMatch(/^It ends in 2 days/);
    expect(letters[0]?.pt[1]).toMatch(/^Termina em 2 dias/);
  }
  await setTime('2027-03-17T03:00:30Z');
  await sweep();
  const { state, events } = await read(agent, id);
  expect([state, events[0]?.action, events[0]?.by]).toEqual(['terminated', 'end', 'system']);
});

describe('the end of an upline’s contract', () => {
  it('ends the contracts below it with the current window', async () => {
    const { id } = await withHouse(agent, 'agent', termsOf.hourly(10_000));
    const below = await between(agent, agent41, 'agent41', termsOf.hourly(5_000));
    await forHouse({ action: 'requestTermination', kind: 'hourly', agreement: id });
    const ended = done(await act(agent, 'hourly', { action: 'accept', agreement: id }));
    expect(ended.endsAt).toBe('2027-03-09T16:00:00.000Z');
    expect(await read(agent41, below.id)).toMatchObject({ state: 'ending', endsAt: '2027-03-09T16:00:00.000Z' });
    expect((await lettersTo('agent41')).at(-1)?.en[0]).toBe('A contract ends: hourly salary');
  });
});

describe('closing an account', () => {
  const newAgent = async (under: string): Promise<{ account: string; token: string; id: number }> => {
    const account = `m${Math.random().toString(36).slice(2, 10)}`;
    const limits = { mayRecruitAgents: false, mostDirect: 0, levels: 0 };
    const { envelope } = await add(under, { username: account, kind: 'agent', limits });
    const password = String(envelope.value['password']);
    await owner.updateTable('member_credential').set({ must_change: false, expires_at: null }).execute();
    const token = String((await logInWith(account, password)).envelope.value['token']);
    return { account, token, id: await idOf(account) };
  };

  it('ends its contracts with the window, withdraws its proposals, and notifies the others', async () => {
    await setTerms('agent', { rates: {}, limits: { mayRecruitAgents: true, mostDirect: 1_000, levels: 10 } }).catch(() => null);
    const { account, token, id: member } = await newAgent(agent);
    await withHouse(agent, 'agent', termsOf.daily(10_000));
    await withHouse(agent, 'agent', termsOf.hourly(10_000));
    const active = await between(agent, token, account, termsOf.daily(5_000));
    const open = done(await act(agent, 'hourly', { action: 'request', member, terms: termsOf.hourly(5_000) }));
    await owner.deleteFrom('letter').execute();
    expect((await gateway.control('changeMemberState', { account, state: 'closed' })).statusCode).toBe(200);
    expect(await read(agent, active.id)).toMatchObject({ state: 'ending', endsAt: '2027-03-10T03:00:00.000Z' });
    expect((await read(agent, open.id)).state).toBe('withdrawn');
    for (const each of ['agent', account])
      expect(new Set((await lettersTo(each)).map(({ en }) => en[0]))).toEqual(
        new Set(['A contract ends: daily wages', 'Proposal withdrawn: hourly salary']),
      );
    const again = await act(agent, 'hourly', { action: 'request', member, terms: termsOf.hourly(5_000) });
    expect(codeOf(again)).toBe('NOT_FOUND');
  });

  it('keeps its contracts when its data is erased', async () => {
    const { account, token, id } = await newAgent(agent);
    await withHouse(agent, 'agent', termsOf.daily(10_000));
    const { id: agreement } = await between(agent, token, account, termsOf.daily(5_000));
    await platform.tenants.transaction(world.merchantId, (trx) =>
      eraseRows(trx, platform.schemaParts, { merchantId: world.merchantId, memberId: id }),
    );
    expect(await read(agent, agreement)).toMatchObject({ state: 'active', downline: { account: `closed-${id}` } });
  });
});

describe('a move', () => {
  const move = async (call: 'checkMove' | 'moveMember', account: string, under?: string): Promise<unknown> => {
    const place = under === undefined ? { account } : { account, under };
    const answer = await gateway.control(call, call === 'checkMove' ? place : { ...place, reason: 'Tried by a test' });
    return answer.json().value.refusal;
  };

  it('of an agent with an active or proposed contract with its upline is refused until that ends', async () => {
    await withHouse(agent, 'agent', termsOf.daily(10_000));
    await setTerms('agent41', { rates: {}, limits: { mayRecruitAgents: false, mostDirect: 0, levels: 0 } });
    const offered = done(await act(agent, 'daily', { action: 'request', member: await idOf('agent41'), terms: termsOf.daily(5_000) }));
    expect(await move('checkMove', 'agent41', 'agent2')).toBe('terms');
    done(await acceptOpen(agent41, offered));
    expect(await move('moveMember', 'agent41', 'agent2')).toBe('terms');
    const { id } = done(await act(agent41, 'daily', { action: 'terminate', agreement: offered.id }));
    expect(await move('moveMember', 'agent41', 'agent2')).toBe('terms');
    await setTime('2027-03-17T03:00:30Z');
    await sweep();
    expect((await read(agent41, id)).state).toBe('terminated');
    expect(await move('moveMember', 'agent41', 'agent2')).toBeNull();
    // The old upline still sees the history but cannot make offers.
    expect((await read(agent, id)).state).toBe('terminated');
    expect(codeOf(await act(agent, 'daily', { action: 'request', member: await idOf('agent41'), terms: termsOf.daily(5_000) }))).toBe(
      'NOT_FOUND',
    );
    expect(await move('moveMember', 'agent41', 'agent')).toBeNull();
  });

  it('of an agent whose contracts are with the house keeps them', async () => {
    const agent2 = await gateway.logIn('agent2');
    await withHouse(agent2, 'agent2', termsOf.daily(10_000));
    expect(await move('moveMember', 'agent2')).toBeNull();
    expect(await move('moveMember', 'agent2', 'agent')).toBeNull();
  });

  it('by SQL is refused by the database', async () => {
    await withHouse(agent, 'agent', termsOf.daily(10_000));
    await between(agent, agent41, 'agent41', termsOf.daily(5_000));
    const edge = {
      merchant_id: world.merchantId,
      member_id: await idOf('agent41'),
      to_parent: null,
      moved_at: new Date(),
      actor: 'control',
    } as const;
    await expect(owner.insertInto('member_move').values(edge).execute()).rejects.toThrow(/has an agreement/);
  });

  it('cannot race past an offer of the old upline', async () => {
    for (let round = 0; round < 8; round += 1) {
      await world.clear();
      await withHouse(agent, 'agent', termsOf.daily(10_000));
      const member = await idOf('agent41');
      const [refusal, offered] = await Promise.all([
        move('moveMember', 'agent41', 'agent2'),
        act(agent, 'daily', { action: 'request', member, terms: termsOf.daily(5_000) }),
      ]);
      expect(await world.broken()).toEqual([]);
      expect([refusal, codeOf(offered)]).toEqual(refusal === null ? [null, 'NOT_FOUND'] : ['terms', 'done']);
      if (refusal === null) expect(await move('moveMember', 'agent41', 'agent')).toBeNull();
    }
  });
});
