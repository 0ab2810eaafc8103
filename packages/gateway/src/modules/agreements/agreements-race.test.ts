import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAgreementWorld, termsOf, type Agreement } from '../../../test/agents/agreement-world.ts';
import { fieldsOf } from '../../../test/agents/recruiting-world.ts';
import { codeOf } from '../../../test/session/register-world.ts';
import { createTestGateway, openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const { owner } = gateway;
const world = await openAgreementWorld(gateway);
const { act, acceptOpen, between, done, forHouse, houseOffer, idOf, read, setTime, withHouse } = world;
const agent = await gateway.logIn('agent');
const agent41 = await gateway.logIn('agent41');
const noon = Date.parse('2027-03-09T15:20:00Z');
const rounds = 8;

beforeEach(async () => {
  await world.clear();
  await setTime(noon);
});
afterEach(async () => {
  expect(await world.broken()).toEqual([]);
});

const byName = (one: unknown, other: unknown): number => String(one).localeCompare(String(other), 'en');
const codes = (answers: readonly Parameters<typeof codeOf>[0][]) => answers.map(codeOf).toSorted(byName);

/** Each round makes a dozen calls. */
const testTimeout = 120_000;

describe('of two racing actions on a contract exactly one wins', { timeout: testTimeout }, () => {
  it('when an offer is accepted while it is withdrawn', async () => {
    await withHouse(agent, 'agent', termsOf.daily(10_000));
    const winners = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const kind = 'daily';
      const offered = done(await act(agent, kind, { action: 'request', member: await idOf('agent41'), terms: termsOf.daily(5_000) }));
      const takeBack = () => act(agent, kind, { action: 'withdraw', agreement: offered.id });
      const order = round % 2 === 0 ? [acceptOpen(agent41, offered), takeBack()] : [takeBack(), acceptOpen(agent41, offered)];
      expect(codes(await Promise.all(order))).toEqual(['done', 'STATE_CHANGED']);
      const { state } = await read(agent, offered.id);
      winners.add(state);
      await world.clear();
      await withHouse(agent, 'agent', termsOf.daily(10_000));
    }
    expect([...winners].every((state) => state === 'active' || state === 'withdrawn')).toBe(true);
  });

  it('when both sides propose new terms at once, or one side accepts them several times', async () => {
    const { id } = await withHouse(agent, 'agent', termsOf.daily(10_000));
    for (let round = 0; round < rounds; round += 1) {
      const terms = termsOf.daily(20_000 + round);
      const [own, house] = await Promise.all([
        act(agent, 'daily', { action: 'amend', agreement: id, terms }),
        forHouse({ action: 'amend', kind: 'daily', agreement: id, terms: termsOf.daily(30_000 + round) }),
      ]);
      expect([codeOf(own) === 'done', house.statusCode === 200].filter(Boolean)).toHaveLength(1);
      const { proposal } = await read(agent, id);
      if (proposal === null) expect.fail('nothing is proposed');
      const accept = (side: 'own' | 'house') =>
        side === 'own'
          ? act(agent, 'daily', { action: 'accept', agreement: id, hash: proposal.hash ?? '' }).then(codeOf)
          : forHouse({ action: 'accept', kind: 'daily', agreement: id, hash: proposal.hash }).then(({ statusCode }) =>
              statusCode === 200 ? 'done' : 'STATE_CHANGED',
            );
      const side = proposal.by === 'upline' ? 'own' : 'house';
      expect((await Promise.all([accept(side), accept(side), accept(side)])).toSorted(byName)).toEqual([
        'done',
        'STATE_CHANGED',
        'STATE_CHANGED',
      ]);
    }
    const { versions } = await read(agent, id);
    expect(versions).toHaveLength(rounds + 1);
  });

  it('when both sides request the first contract at once', async () => {
    await withHouse(agent, 'agent', termsOf.daily(10_000));
    for (let round = 0; round < rounds; round += 1) {
      const answers = await Promise.all([
        act(agent41, 'daily', { action: 'request', terms: termsOf.daily(5_000) }),
        act(agent, 'daily', { action: 'request', member: await idOf('agent41'), terms: termsOf.daily(5_000) }),
      ]);
      expect(codes(answers)).toEqual(['done', 'STATE_CHANGED']);
      const [made] = answers.filter((answer) => codeOf(answer) === 'done');
      const made41 = made?.envelope.value as unknown as Agreement;
      await act(made41.side === 'upline' ? agent : agent41, 'daily', { action: 'withdraw', agreement: made41.id });
    }
  });

  it('when one side ends it while the other accepts new terms', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await world.clear();
      const { id } = await withHouse(agent, 'agent', termsOf.daily(10_000));
      const amended = (await forHouse({ action: 'amend', kind: 'daily', agreement: id, terms: termsOf.daily(20_000) })).json().value;
      const [accepted, ended] = await Promise.all([
        acceptOpen(agent, amended),
        forHouse({ action: 'terminate', kind: 'daily', agreement: id }),
      ]);
      expect(ended.statusCode).toBe(200);
      expect(['done', 'STATE_CHANGED']).toContain(codeOf(accepted));
      expect((await read(agent, id)).state).toBe('ending');
      expect(await world.broken()).toEqual([]);
    }
  });
});

describe('a downline’s terms stay within its upline’s', { timeout: testTimeout }, () => {
  it('when offered, changed and accepted, and the refusal names the downline', async () => {
    const { id } = await withHouse(agent, 'agent', termsOf.daily(10_000));
    const member = await idOf('agent41');
    const tooMuch = await act(agent, 'daily', { action: 'request', member, terms: termsOf.daily(10_001) });
    expect([codeOf(tooMuch), fieldsOf(tooMuch)]).toEqual(['LIMIT_EXCEEDED', { '/terms/tiers/0/rate': 'rate' }]);
    // The downline does not know the limit. The upline is told, and cannot accept.
    const asked = done(await act(agent41, 'daily', { action: 'request', terms: termsOf.daily(10_001) }));
    expect(codeOf(await acceptOpen(agent, asked))).toBe('LIMIT_EXCEEDED');
    await act(agent, 'daily', { action: 'reject', agreement: asked.id });
    await between(agent, agent41, 'agent41', termsOf.daily(8_000));
    const { envelope } = await gateway.call('agreementTerms', { token: agent, query: { kind: 'daily' } });
    expect(envelope.value).toMatchObject({ floor: 8_000 });
    const lower = await act(agent, 'daily', { action: 'amend', agreement: id, terms: termsOf.daily(7_999) });
    expect([codeOf(lower), fieldsOf(lower)]).toEqual(['LIMIT_EXCEEDED', { '/terms': 'downline', '/downline': 'agent41' }]);
    expect(codeOf(await act(agent, 'daily', { action: 'amend', agreement: id, terms: termsOf.daily(8_000) }))).toBe('done');
  });

  it('so an upline without a contract can offer none', async () => {
    const offered = await act(agent, 'daily', { action: 'request', member: await idOf('agent41'), terms: termsOf.daily(1) });
    expect([codeOf(offered), fieldsOf(offered)]).toEqual(['LIMIT_EXCEEDED', { '/terms': 'upline' }]);
  });

  it('when the upline’s terms are lowered while the downline accepts', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      await world.clear();
      const { id } = await withHouse(agent, 'agent', termsOf.daily(10_000));
      const offered = done(await act(agent, 'daily', { action: 'request', member: await idOf('agent41'), terms: termsOf.daily(8_000) }));
      const amended = (await forHouse({ action: 'amend', kind: 'daily', agreement: id, terms: termsOf.daily(5_000) })).json().value;
      const [lowered, accepted] = await Promise.all([acceptOpen(agent, amended), acceptOpen(agent41, offered)]);
      expect(await world.broken()).toEqual([]);
      expect(codes([lowered, accepted])).toEqual(['done', 'LIMIT_EXCEEDED']);
      outcomes.add(codeOf(lowered) === 'done' ? 'lowered' : 'accepted');
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  it('when the upline’s contract is ended while the downline accepts', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await world.clear();
      const { id } = await withHouse(agent, 'agent', termsOf.daily(10_000));
      const offered = done(await act(agent, 'daily', { action: 'request', member: await idOf('agent41'), terms: termsOf.daily(8_000) }));
      await Promise.all([act(agent, 'daily', { action: 'terminate', agreement: id }), acceptOpen(agent41, offered)]);
      expect(await world.broken()).toEqual([]);
      expect(['ending', 'withdrawn']).toContain((await read(agent41, offered.id)).state);
    }
  });
});

describe('the time of an action', () => {
  it('comes from the database, even if a gateway’s clock is ten minutes off', async () => {
    const offered = await houseOffer('agent', termsOf.daily(10_000));
    const late = await createTestGateway({ databaseUrl: gateway.databaseUrl });
    try {
      // This gateway's `now` is ten minutes early. Both clocks are shifted equally.
      late.platform.clock.shiftTo(gateway.platform.clock.ahead);
      const real = late.platform.clock.now.bind(late.platform.clock);
      late.platform.clock.now = () => new Date(real().getTime() - 10 * 60_000);
      await setTime('2027-03-10T03:05:00Z');
      late.platform.clock.shiftTo(gateway.platform.clock.ahead);
      const body = { idempotencyKey: randomUUID(), action: 'accept', agreement: offered.id, hash: offered.proposal?.hash };
      const { envelope } = await late.call('dailySalaryContract', { token: agent, body });
      expect(envelope.value).toMatchObject({ state: 'active', startsAt: '2027-03-11T03:00:00.000Z' });
    } finally {
      await late.close();
    }
  });

  it.each([
    ['before a close belongs to the window that closes', '2027-03-10T02:59:30Z', '2027-03-10T03:00:00.000Z'],
    ['of a close belongs to the next one', '2027-03-10T03:00:00Z', '2027-03-11T03:00:00.000Z'],
  ])('in the minute %s', async (_what, instant, expected) => {
    const offered = await houseOffer('agent', termsOf.daily(10_000));
    await setTime(instant);
    expect(done(await acceptOpen(agent, offered)).startsAt).toBe(expected);
    const ending = (await forHouse({ action: 'requestTermination', kind: 'daily', agreement: offered.id })).json().value;
    expect(done(await acceptOpen(agent, ending)).endsAt).toBe(expected);
  });
});

it('accepted terms cannot be overwritten', async () => {
  const { id } = await withHouse(agent, 'agent', termsOf.daily(10_000));
  for (const change of [{ number: 2 }, { hash: 'b'.repeat(64) }])
    await expect(
      owner
        .updateTable('agreement_version')
        .set(change as never)
        .where('agreement_id', '=', id)
        .execute(),
    ).rejects.toThrow(/was accepted and cannot change/);
  await expect(owner.deleteFrom('agreement_version').where('agreement_id', '=', id).execute()).rejects.toThrow(
    /was accepted and cannot change/,
  );
});
