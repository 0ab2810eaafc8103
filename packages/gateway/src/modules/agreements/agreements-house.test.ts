import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAgreementWorld, termsOf } from '../../../test/agents/agreement-world.ts';
import { fieldsOf } from '../../../test/agents/recruiting-world.ts';
import { codeOf } from '../../../test/session/register-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway({ poolSize: 30 });
const { owner } = gateway;
const world = await openAgreementWorld(gateway);
const { act, acceptOpen, between, done, forHouse, houseOffer, read, setTime, withHouse } = world;
const agent = await gateway.logIn('agent');
const agent2 = await gateway.logIn('agent2');
const agent41 = await gateway.logIn('agent41');
const noon = '2027-03-09T15:20:00Z';

const move = async (call: 'checkMove' | 'moveMember', account: string, under?: string): Promise<unknown> => {
  const place = under === undefined ? { account } : { account, under };
  const answer = await gateway.control(call, call === 'checkMove' ? place : { ...place, reason: 'Tried by a test' });
  return answer.json().value.refusal;
};

beforeEach(async () => {
  await world.clear();
  await setTime(noon);
});
afterEach(async () => {
  expect(await world.broken()).toEqual([]);
});

it('records who acted for the house in the desk’s history and the audit log, but shows no agent', async () => {
  const refused = await forHouse({ action: 'request', kind: 'daily', account: 'agent', terms: termsOf.daily(10_000), person: '  ' });
  expect(refused.json().value).toMatchObject({ code: 'INVALID_REQUEST', fields: { '/person': 'required' } });
  const { id } = await withHouse(agent, 'agent', termsOf.daily(10_000));
  await forHouse({ action: 'requestTermination', kind: 'daily', agreement: id, person: ' Bea Reis ' });
  const { events } = (await gateway.control('houseAgreement', { agreement: id })).json().value;
  const people = events.map(({ action, by, person }: { action: string; by: string; person: string }) => [action, by, person]);
  expect(people).toEqual([
    ['requestTermination', 'upline', 'Bea Reis'],
    ['accept', 'downline', ''],
    ['request', 'upline', 'Ana Lima'],
  ]);
  const acts = await owner
    .selectFrom('audit_log')
    .select('details')
    .where('act', '=', 'agreement.act')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(acts.map(({ details }) => (details as { person?: string }).person)).toEqual(['Bea Reis', 'Ana Lima']);
  const seen = await gateway.call('agreement', { token: agent, query: { agreement: id } });
  expect(JSON.stringify(seen.envelope)).not.toContain('Bea Reis');
});

describe('for an agent below another agent, the house’s contract', () => {
  it('may not pay a higher rate than the agent above gets', async () => {
    await withHouse(agent, 'agent', termsOf.daily(10_000));
    const offer = await forHouse({ action: 'request', kind: 'daily', account: 'agent2', terms: termsOf.daily(10_001) });
    expect(offer.json().value).toMatchObject({ code: 'LIMIT_EXCEEDED', fields: { '/terms/tiers/0/rate': 'rate' } });
    // The agent does not know the limit, so the request is checked when the house accepts.
    const asked = done(await act(agent2, 'daily', { action: 'request', terms: termsOf.daily(10_001) }));
    const accepted = await forHouse({ action: 'accept', kind: 'daily', agreement: asked.id, hash: asked.proposal?.hash });
    expect(accepted.json().value).toMatchObject({ code: 'LIMIT_EXCEEDED', fields: { '/terms/tiers/0/rate': 'rate' } });
    await forHouse({ action: 'reject', kind: 'daily', agreement: asked.id });
    expect((await withHouse(agent2, 'agent2', termsOf.daily(10_000))).state).toBe('active');
  });

  it('may not use a different period, from which no line could be deducted', async () => {
    await withHouse(agent, 'agent', termsOf.dividend(100_000, 'monthly'));
    const offer = await forHouse({ action: 'request', kind: 'dividend', account: 'agent2', terms: termsOf.dividend(50_000, 'weekly') });
    expect(offer.json().value).toMatchObject({ code: 'LIMIT_EXCEEDED', fields: { '/terms/period': 'terms' } });
  });

  it('stops a change of the contract above to a lower rate', async () => {
    const { id } = await withHouse(agent, 'agent', termsOf.daily(10_000));
    await withHouse(agent2, 'agent2', termsOf.daily(8_000));
    const lower = await act(agent, 'daily', { action: 'amend', agreement: id, terms: termsOf.daily(7_999) });
    expect([codeOf(lower), fieldsOf(lower)]).toEqual(['LIMIT_EXCEEDED', { '/terms': 'downline', '/downline': 'agent2' }]);
    expect(codeOf(await act(agent, 'daily', { action: 'amend', agreement: id, terms: termsOf.daily(8_000) }))).toBe('done');
  });

  it('stops a new contract above at a lower rate', async () => {
    await withHouse(agent2, 'agent2', termsOf.daily(8_000));
    const offered = await houseOffer('agent', termsOf.daily(7_999));
    const refused = await acceptOpen(agent, offered);
    expect([codeOf(refused), fieldsOf(refused)]).toEqual(['LIMIT_EXCEEDED', { '/terms': 'downline', '/downline': 'agent2' }]);
  });

  it('is accepted only one at a time when both contracts race', async () => {
    for (let round = 0; round < 6; round += 1) {
      await world.clear();
      const [above, below] = [await houseOffer('agent', termsOf.daily(5_000)), await houseOffer('agent2', termsOf.daily(8_000))];
      const answers = await Promise.all([acceptOpen(agent, above), acceptOpen(agent2, below)]);
      expect(answers.map((answer) => String(codeOf(answer))).toSorted((one, other) => one.localeCompare(other))).toEqual([
        'done',
        'LIMIT_EXCEEDED',
      ]);
      expect(await world.broken()).toEqual([]);
    }
  }, 60_000);

  it('stops a move below an agent with a lower rate', async () => {
    expect(await move('moveMember', 'agent2')).toBeNull();
    await withHouse(agent, 'agent', termsOf.daily(10_000));
    const { id } = await withHouse(agent2, 'agent2', termsOf.daily(20_000));
    expect(await move('checkMove', 'agent2', 'agent')).toBe('terms');
    expect(await move('moveMember', 'agent2', 'agent')).toBe('terms');
    await act(agent2, 'daily', { action: 'terminate', agreement: id });
    await setTime('2027-03-20T15:20:00Z');
    await world.clear();
    expect(await move('moveMember', 'agent2', 'agent')).toBeNull();
  });
});

describe('an agent of type 41 without an upline', () => {
  it('makes contracts with the house, and cannot move below an upline while one exists', async () => {
    expect(await move('moveMember', 'agent41')).toBeNull();
    const offered = await houseOffer('agent41', termsOf.daily(5_000));
    expect(offered).toMatchObject({ upline: null, downline: { account: 'agent41' } });
    const agreed = done(await acceptOpen(agent41, offered));
    expect(agreed).toMatchObject({ state: 'active', upline: null });
    expect(await move('moveMember', 'agent41', 'agent')).toBe('terms');
    await world.clear();
    expect(await move('moveMember', 'agent41', 'agent')).toBeNull();
    await withHouse(agent, 'agent', termsOf.daily(10_000));
    const below = await between(agent, agent41, 'agent41', termsOf.daily(5_000));
    expect((await read(agent41, below.id)).upline?.account).toBe('agent');
  });
});

it('terms that would begin before an open window are refused until it closes', async () => {
  const offered = await houseOffer('agent', termsOf.hourly(5_000));
  const window = { merchant_id: world.merchantId, kind: 'hourly', period: 'hourly', ends_day: true, state: 'open' } as const;
  await owner
    .insertInto('commission_window')
    .values({ ...window, from_at: new Date('2027-03-09T16:00:00Z'), before_at: new Date('2027-03-09T17:00:00Z') })
    .execute();
  expect(codeOf(await acceptOpen(agent, offered))).toBe('STATE_CHANGED');
  await setTime('2027-03-09T16:00:01Z');
  expect(done(await acceptOpen(agent, offered)).startsAt).toBe('2027-03-09T16:00:00.000Z');
});
