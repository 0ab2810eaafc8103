import { randomUUID } from 'node:crypto';
import type { AgreementKind } from '@livery/contract/agreements';
import { plainRules, type Terms } from '@livery/contract/commission-terms';
import { windowAt } from '@livery/contract/commission-windows';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAgreementWorld, termsOf, tier } from '../../../test/agents/agreement-world.ts';
import { fieldsOf } from '../../../test/agents/recruiting-world.ts';
import { codeOf } from '../../../test/session/register-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();
const { owner, platform } = gateway;
const world = await openAgreementWorld(gateway);
const { act, acceptOpen, between, done, forHouse, houseOffer, idOf, read, setTime, withHouse } = world;
const agent = await gateway.logIn('agent');
const agent41 = await gateway.logIn('agent41');
const zone = 'America/Sao_Paulo';
const day = 24 * 3_600_000;

/** A Tuesday, in the middle of a day, an hour and a half month. */
const noon = Date.parse('2027-03-09T15:20:00Z');
const at = (text: string) => new Date(text).toISOString();

beforeEach(async () => {
  await world.clear();
  await setTime(noon);
});
afterEach(async () => {
  expect(await world.broken()).toEqual([]);
  await owner.deleteFrom('agreement_policy').execute();
});

const kinds: readonly (readonly [AgreementKind, string])[] = [
  ['dividend', 'contract-06, wire-mcs2-processdividendreq'],
  ['daily', 'contract-06, wire-mcs2-processdailysalcontract'],
  ['hourly', 'contract-06, wire-mcs2-processcontracthoursalary'],
  ['realTime', 'contract-06, wire-mcsfe-processrealtimesalarycontract'],
];

describe('a contract', () => {
  it.each(kinds)('of the kind %s can be requested and accepted, and is then in force [%s]', async (kind) => {
    const terms = termsOf[kind](10_000);
    const offered = await houseOffer('agent', terms);
    expect(offered).toMatchObject({ kind, upline: null, state: 'requested', side: 'upline', actions: ['withdraw'], version: null });
    const seen = await read(agent, offered.id);
    expect(seen).toMatchObject({ side: 'downline', actions: ['accept', 'reject'], proposal: { kind: 'offer', by: 'upline', terms } });
    const accepted = done(await acceptOpen(agent, seen));
    expect(accepted).toMatchObject({ state: 'active', version: 1, terms, hash: seen.proposal?.hash, proposal: null });
    expect(accepted.actions).toEqual(['amend', 'requestTermination', 'terminate']);
    const call = {
      dividend: 'dividendContract',
      daily: 'dailySalaryContract',
      hourly: 'hourlySalaryContract',
      realTime: 'realTimeSalaryContract',
    };
    expect((await gateway.call(call[kind] as 'dividendContract', { body: {} })).status).toBe(401);
  });

  it('is requested by a downline from its upline, and by an agent of type 2 from the house [contract-01]', async () => {
    await withHouse(agent, 'agent', termsOf.daily(10_000));
    const asked = done(await act(agent41, 'daily', { action: 'request', terms: termsOf.daily(5_000) }));
    expect(asked).toMatchObject({
      side: 'downline',
      upline: { account: 'agent' },
      downline: { account: 'agent41' },
      actions: ['withdraw'],
    });
    expect(await read(agent, asked.id)).toMatchObject({ side: 'upline', actions: ['accept', 'reject'] });
    const ofHouse = done(await act(await gateway.logIn('agent2'), 'daily', { action: 'request', terms: termsOf.daily(9_000) }));
    expect(ofHouse.upline).toBeNull();
    const answer = await forHouse({ action: 'accept', kind: 'daily', agreement: ofHouse.id, hash: ofHouse.proposal?.hash });
    expect(answer.json().value).toMatchObject({ state: 'active', version: 1 });
  });

  it('is accepted only with the hash of the terms that were read [contract-03]', async () => {
    const { id } = await houseOffer('agent', termsOf.daily(10_000));
    for (const hash of [undefined, 'a'.repeat(64)])
      expect(codeOf(await act(agent, 'daily', { action: 'accept', agreement: id, ...(hash === undefined ? {} : { hash }) }))).toBe(
        'STATE_CHANGED',
      );
    expect(codeOf(await acceptOpen(agent, await read(agent, id)))).toBe('done');
  });

  it('never begins when rejected or withdrawn, and allows another [contract-04]', async () => {
    const { id } = await houseOffer('agent', termsOf.daily(10_000));
    expect(done(await act(agent, 'daily', { action: 'reject', agreement: id, reason: 'Too little' }))).toMatchObject({
      state: 'rejected',
      actions: [],
      version: null,
    });
    const again = await houseOffer('agent', termsOf.daily(20_000));
    const withdrawn = await forHouse({ action: 'withdraw', kind: 'daily', agreement: again.id });
    expect(withdrawn.json().value).toMatchObject({ state: 'withdrawn' });
    expect(codeOf(await acceptOpen(agent, again))).toBe('STATE_CHANGED');
    const { events } = await read(agent, id);
    expect(events.map(({ action, by, outcome, reason }) => [action, by, outcome, reason])).toEqual([
      ['reject', 'downline', null, 'Too little'],
      ['request', 'upline', 'rejected', ''],
    ]);
    await houseOffer('agent', termsOf.daily(30_000));
  });

  it('ends by mutual consent with the current window [contract-02]', async () => {
    const { id } = await withHouse(agent, 'agent', termsOf.dividend(200_000, 'semimonthly'));
    await setTime('2027-03-20T12:00:00Z');
    const asked = done(await act(agent, 'dividend', { action: 'requestTermination', agreement: id }));
    expect(asked.proposal).toMatchObject({ kind: 'termination', terms: null, hash: null, effectiveAt: at('2027-04-01T03:00:00Z') });
    const ending = (await forHouse({ action: 'accept', kind: 'dividend', agreement: id })).json().value;
    expect(ending).toMatchObject({ state: 'ending', endsAt: at('2027-04-01T03:00:00Z'), actions: [] });
    await setTime('2027-04-01T02:59:59Z');
    expect((await read(agent, id)).state).toBe('ending');
    await setTime('2027-04-01T03:00:00Z');
    expect((await read(agent, id)).state).toBe('terminated');
    await houseOffer('agent', termsOf.dividend(100_000));
  });

  it('can be terminated without consent after the notice period, at the end of that window [contract-05]', async () => {
    const { id } = await withHouse(agent, 'agent', termsOf.dividend(200_000, 'weekly'));
    await act(agent, 'dividend', { action: 'amend', agreement: id, terms: termsOf.dividend(250_000, 'weekly') });
    const ended = done(await act(agent, 'dividend', { action: 'terminate', agreement: id, reason: 'I leave' }));
    // Seven days after Tuesday fall in the week that ends on Monday, 22 March.
    expect(ended).toMatchObject({ state: 'ending', endsAt: at('2027-03-22T03:00:00Z'), proposal: null });
    const { versions, events } = await read(agent, id);
    expect(versions).toMatchObject([{ number: 1, until: at('2027-03-22T03:00:00Z') }]);
    expect(events[0]).toMatchObject({ action: 'terminate', by: 'downline', reason: 'I leave' });
  });

  it.each(['daily', 'weekly', 'semimonthly', 'monthly'] as const)(
    'with %s periods begins with the next one [contract-08]',
    async (period) => {
      const { startsAt } = await withHouse(agent, 'agent', termsOf.dividend(200_000, period));
      expect(startsAt).toBe(new Date(windowAt(period, noon, zone).before).toISOString());
    },
  );

  it('with hourly periods begins with the current hour, and in real time at once [contract-09]', async () => {
    const hourly = await withHouse(agent, 'agent', termsOf.hourly(10_000));
    expect(hourly.startsAt).toBe(at('2027-03-09T15:00:00Z'));
    const before = platform.clock.now().getTime();
    const terms: Terms = { kind: 'realTime', singleBet: 500, profitRate: 2_000, lossRate: 5_000, rules: plainRules };
    const realTime = await withHouse(agent, 'agent', terms);
    const begun = Date.parse(realTime.startsAt ?? '');
    expect(begun).toBeGreaterThanOrEqual(before - 60_000);
    expect(begun).toBeLessThanOrEqual(platform.clock.now().getTime() + 60_000);
    expect(realTime.terms).toEqual(terms);
  });

  it('keeps the agreed minimum bet, loss, active members, rate and periodic minimum bet [contract-07]', async () => {
    const terms: Terms = {
      kind: 'dividend',
      period: 'monthly',
      minimumBet: 1_000,
      tiers: [tier(100_000), tier(200_000, { profitLoss: 500_000, minimumActiveMembers: 5, periodicMinimumBet: 9_000_000 })],
      rules: plainRules,
    };
    expect((await withHouse(agent, 'agent', terms)).terms).toEqual(terms);
  });

  it('changes from a window after the notice period, and shows both versions', async () => {
    const { id } = await withHouse(agent, 'agent', termsOf.daily(10_000));
    const amended = (await forHouse({ action: 'amend', kind: 'daily', agreement: id, terms: termsOf.daily(8_000) })).json().value;
    const starts = at('2027-03-17T03:00:00Z');
    expect(amended.proposal).toMatchObject({ kind: 'amendment', effectiveAt: starts });
    expect(codeOf(await acceptOpen(agent, amended))).toBe('done');
    const { versions, version, state } = await read(agent, id);
    expect({ version, state }).toEqual({ version: 1, state: 'active' });
    expect(versions).toMatchObject([
      { number: 1, terms: termsOf.daily(10_000), until: starts },
      { number: 2, terms: termsOf.daily(8_000), from: starts, until: null },
    ]);
    await setTime(starts);
    expect(await read(agent, id)).toMatchObject({ version: 2, terms: termsOf.daily(8_000) });
    const same = await act(agent, 'daily', { action: 'amend', agreement: id, terms: termsOf.daily(8_000) });
    expect([codeOf(same), fieldsOf(same)]).toEqual(['INVALID_REQUEST', { '/terms': 'unchanged' }]);
  });

  it('is created once per idempotency key', async () => {
    const body = { action: 'request', terms: termsOf.daily(5_000), idempotencyKey: randomUUID() } as const;
    const [one, two] = [done(await act(agent, 'daily', body)), done(await act(agent, 'daily', body))];
    expect(two.id).toBe(one.id);
    expect(codeOf(await act(agent, 'daily', { ...body, terms: termsOf.daily(6_000) }))).toBe('IDEMPOTENCY_CONFLICT');
    expect(codeOf(await act(agent, 'daily', { action: 'request', terms: termsOf.daily(5_000) }))).toBe('STATE_CHANGED');
  });
});

describe('a disabled kind', () => {
  const flags = { dividend: 'enableCt', daily: 'salary', hourly: 'hourSalary', realTime: 'agentRealtimeSalary' } as const;
  it.each(kinds.map(([kind]) => kind))('%s is refused by all calls, and its contracts are not listed', async (kind) => {
    const { id } = await withHouse(agent, 'agent', termsOf[kind](10_000));
    const turn = (enabled: boolean) => owner.updateTable('feature_node').set({ enabled }).where('mod_id', '=', flags[kind]).execute();
    await turn(false);
    try {
      expect(codeOf(await act(agent, kind, { action: 'terminate', agreement: id }))).toBe('NOT_AVAILABLE');
      expect(codeOf(await gateway.call('agreement', { token: agent, query: { agreement: id } }))).toBe('NOT_AVAILABLE');
      expect(codeOf(await gateway.call('agreementTerms', { token: agent, query: { kind } }))).toBe('NOT_AVAILABLE');
      const { envelope } = await gateway.call('agreements', { token: agent, query: { of: 'own', limit: 10 } });
      expect(envelope.value['items']).toEqual([]);
    } finally {
      await turn(true);
    }
  });
});

describe('invalid terms', () => {
  const scale = (...tiers: ReturnType<typeof tier>[]): Terms => ({ kind: 'daily', minimumBet: 0, tiers, rules: plainRules });
  it.each([
    ['a rate of zero', scale(tier(0)), { '/terms/tiers/0/rate': 'rateMissing' }],
    ['a rate above the limit', scale(tier(100_001)), { '/terms/tiers/0/rate': 'rateTooHigh' }],
    ['tiers that fall', scale(tier(1, { profitLoss: 5 }), tier(2)), { '/terms/tiers/1': 'tierFalls' }],
    ['tiers that overlap', scale(tier(1, { profitLoss: 5 }), tier(2, { minimumActiveMembers: 5 })), { '/terms/tiers/1': 'tierOverlaps' }],
    ['terms of another kind', termsOf.hourly(5_000), { '/terms/kind': 'kind' }],
  ])('are reported by field: %s', async (_what, terms, fields) => {
    const refused = await act(agent, 'daily', { action: 'request', terms });
    expect([codeOf(refused), fieldsOf(refused)]).toEqual(['INVALID_REQUEST', fields]);
  });

  it('a share of 100 % is allowed, and 100.01 % is not', async () => {
    expect(codeOf(await act(agent, 'dividend', { action: 'request', terms: termsOf.dividend(1_000_000) }))).toBe('done');
    expect(codeOf(await act(agent, 'dividend', { action: 'request', terms: termsOf.dividend(1_000_100) }))).toBe('INVALID_REQUEST');
    expect(codeOf(await act(agent, 'daily', { action: 'request' }))).toBe('INVALID_REQUEST');
    expect(codeOf(await act(agent, 'daily', { action: 'terminate' }))).toBe('INVALID_REQUEST');
  });
});

describe('other members’ ids', () => {
  it('reveal no contract and no member', async () => {
    await withHouse(agent, 'agent', termsOf.daily(10_000));
    const { id } = await between(agent, agent41, 'agent41', termsOf.daily(5_000));
    const ofHouse = (await read(agent, id)).id - 1;
    const agent2 = await gateway.logIn('agent2');
    for (const agreement of [id, ofHouse, 9e15]) {
      expect(codeOf(await gateway.call('agreement', { token: agent2, query: { agreement } }))).toBe('NOT_FOUND');
      for (const action of ['accept', 'reject', 'withdraw', 'amend', 'requestTermination', 'terminate'] as const)
        expect(codeOf(await act(agent2, 'daily', { action, agreement, terms: termsOf.daily(1) }))).toBe('NOT_FOUND');
    }
    const random = Array.from({ length: 200 }, () => 1 + Math.floor(Math.random() * 2 ** (4 + Math.random() * 48)));
    const others = random.filter((agreement) => agreement !== id && agreement !== ofHouse);
    const answers = await Promise.all(others.map((agreement) => gateway.call('agreement', { token: agent2, query: { agreement } })));
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['NOT_FOUND']));
    // The contract exists, but is of another kind.
    expect(codeOf(await act(agent, 'hourly', { action: 'terminate', agreement: id }))).toBe('NOT_FOUND');
    // A player, oneself, the upline, an agent with house contracts, an agent further down, and an unknown id.
    for (const account of ['lucas', 'agent', 'agent2', 'agent42'])
      for (const call of ['request', 'terms'] as const) {
        const member = await idOf(account);
        const answer =
          call === 'request'
            ? await act(agent, 'daily', { action: 'request', member, terms: termsOf.daily(1) })
            : await gateway.call('agreementTerms', { token: agent, query: { kind: 'daily', member } });
        expect(codeOf(answer), `${call} ${account}`).toBe('NOT_FOUND');
      }
    expect(codeOf(await act(agent, 'daily', { action: 'request', member: 9e15, terms: termsOf.daily(1) }))).toBe('NOT_FOUND');
    expect(codeOf(await act(await gateway.logIn('lucas'), 'daily', { action: 'request', terms: termsOf.daily(1) }))).toBe('FORBIDDEN');
    const house = await forHouse({ action: 'terminate', kind: 'daily', agreement: id });
    expect(house.json().message).toBe('NOT_FOUND');
  });

  it('are left out of lists, which show open proposals first', async () => {
    const { id: daily } = await withHouse(agent, 'agent', termsOf.daily(10_000));
    const { id: open } = await houseOffer('agent', termsOf.hourly(10_000));
    const { id: below } = await between(agent, agent41, 'agent41', termsOf.daily(5_000));
    const list = async (token: string, query: object) => {
      const { envelope } = await gateway.call('agreements', { token, query: { limit: 10, ...query } as never });
      return (envelope.value['items'] as { id: number }[]).map(({ id }) => id);
    };
    expect(await list(agent, { of: 'own' })).toEqual([open, daily]);
    expect(await list(agent, { of: 'own', state: 'open' })).toEqual([open]);
    expect(await list(agent, { of: 'own', state: 'active' })).toEqual([daily]);
    expect(await list(agent, { of: 'team' })).toEqual([below]);
    expect(await list(agent, { of: 'team', member: await idOf('agent42') })).toEqual([]);
    expect(await list(agent41, { of: 'own', kind: 'daily' })).toEqual([below]);
    expect(await list(agent41, { of: 'team' })).toEqual([]);
    const asked = done(await act(agent, 'realTime', { action: 'request', terms: termsOf.realTime(1_000) })).id;
    const house = async (query: object) =>
      (await gateway.control('houseAgreements', { limit: 10, ...query })).json().value.items.map(({ id }: { id: number }) => id);
    expect(await house({})).toEqual([asked, open, daily]);
    expect(await house({ waits: 'house' })).toEqual([asked]);
    expect(await house({ waits: 'agent' })).toEqual([open]);
    expect(await house({ waits: 'house', state: 'active' })).toEqual([]);
  });
});

interface DailyPolicy {
  readonly noticeDays: number;
  readonly expiryDays: number;
  readonly suggestion: object;
}

const dailyPolicy = async (): Promise<DailyPolicy> => {
  const { items } = (await gateway.control('agreementPolicies', {})).json().value;
  const { noticeDays, expiryDays, suggestion } = items.find(({ kind }: { kind: string }) => kind === 'daily');
  return { noticeDays, expiryDays, suggestion };
};
const setDaily = (policy: DailyPolicy & { readonly seen: DailyPolicy }) =>
  gateway.control('setAgreementPolicy', { kind: 'daily', ...policy });

it('a policy changed since it was read is refused: one of eight concurrent changes wins', async () => {
  for (const round of ['the usual policy', 'one that was set']) {
    const seen = await dailyPolicy();
    const changes = Array.from({ length: 8 }, (_, index) => setDaily({ ...seen, noticeDays: seen.noticeDays + 10 + index, seen }));
    const answers = (await Promise.all(changes)).map((each) => each.json());
    const made = answers.flatMap(({ success }, index) => (success ? [seen.noticeDays + 10 + index] : []));
    expect(made, round).toHaveLength(1);
    expect(
      answers.filter(({ success }) => !success).map(({ value }) => value),
      round,
    ).toEqual(Array.from({ length: 7 }, () => expect.objectContaining({ code: 'STATE_CHANGED', fields: { '/seen': 'changed' } })));
    expect((await dailyPolicy()).noticeDays, round).toBe(made[0]);
  }
  const seen = await dailyPolicy();
  const others = [{ noticeDays: 0 }, { expiryDays: 90 }, { suggestion: termsOf.daily(9_999) }];
  for (const other of others) {
    const answer = await setDaily({ ...seen, seen: { ...seen, ...other } });
    expect(answer.json().value, JSON.stringify(other)).toMatchObject({ code: 'STATE_CHANGED' });
  }
});

it('the merchant sets the suggested terms, the notice period and the time to answer', async () => {
  const suggestion = termsOf.daily(7_000);
  const seen = await dailyPolicy();
  expect((await setDaily({ noticeDays: 2, expiryDays: 1, suggestion, seen })).statusCode).toBe(200);
  const { envelope } = await gateway.call('agreementTerms', { token: agent, query: { kind: 'daily' } });
  expect(envelope.value).toMatchObject({
    suggestion,
    noticeDays: 2,
    expiryDays: 1,
    ceiling: null,
    floor: 0,
    member: null,
    currency: 'BRL',
  });
  await gateway.control('switchFlag', { modId: 'hourSalary', enabled: false });
  const policies = (await gateway.control('agreementPolicies', {})).json().value.items;
  expect(policies).toContainEqual({ kind: 'daily', noticeDays: 2, expiryDays: 1, suggestion, modId: 'salary', isOn: true });
  expect(policies).toContainEqual(expect.objectContaining({ kind: 'hourly', modId: 'hourSalary', isOn: false }));
  await gateway.control('switchFlag', { modId: 'hourSalary', enabled: true });
  const { id, proposal } = await houseOffer('agent', suggestion);
  expect(Date.parse(proposal?.expiresAt ?? '') - Date.parse(proposal?.at ?? '')).toBe(day);
  await acceptOpen(agent, { ...(await read(agent, id)) });
  const ended = done(await act(agent, 'daily', { action: 'terminate', agreement: id }));
  expect(ended.endsAt).toBe(at('2027-03-12T03:00:00Z'));
});
