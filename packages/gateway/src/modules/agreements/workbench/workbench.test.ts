import { plainRules, type Terms } from '@livery/contract/commission-terms';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openAgreementWorld, termsOf, tier } from '../../../../test/agents/agreement-world.ts';
import { openTeamWorld } from '../../../../test/agents/team-reports-world.ts';
import { codeOf } from '../../../../test/session/register-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';

const gateway = await openTestGateway();
const team = await openTeamWorld(gateway);
const world = await openAgreementWorld(gateway);
const { between, idOf, setTime, withHouse } = world;
const agent = await gateway.logIn('agent');
const agent41 = await gateway.logIn('agent41');
/** Noon of Wednesday in São Paulo. */
const now = '2026-03-11T15:00:00Z';
await setTime(now);

await team.deposit('rafael', '2026-03-01T12:00:00Z', 500_000);
// Rafael is below agent41, Lucas and Marina below agent2.
await team.of.rafael.play({ at: '2026-03-10T13:00:00Z', stake: 40_000, win: 10_000 });
await team.of.rafael.play({ at: '2026-03-10T14:00:00Z', stake: 10_000, win: 25_000 });
await team.of.lucas.play({ at: '2026-03-10T14:00:00Z', stake: 20_000, win: 0 });
await team.of.marina.play({ at: '2026-03-09T14:00:00Z', stake: 5_000, win: 0 });
await team.of.rafael.play({ at: '2026-03-11T13:00:00Z', stake: 2_000, win: 0 });
const undone = await team.of.rafael.play({ at: '2026-03-10T20:00:00Z', stake: 30_000, win: 0 });
await team.makeVoid('rafael', undone, '2026-03-10T21:00:00Z');

afterAll(() => gateway.platform.clock.shiftTo(0));
beforeEach(async () => {
  await world.clear();
  await gateway.owner.deleteFrom('rate_count').execute();
});

const tryTerms = async (token: string, terms: Terms, member?: number) => {
  const answer = await gateway.call('tryAgreement', { token, body: { terms, ...(member === undefined ? {} : { member }) } });
  return { answer, value: answer.envelope.value as { windows: Record<string, unknown>[]; worstCase: number } };
};

describe('a trial of terms', () => {
  it('covers the current window and the three before, for both sides', async () => {
    await withHouse(agent, 'agent', termsOf.daily(10_000));
    const { value } = await tryTerms(agent, termsOf.daily(6_000), await idOf('agent41'));
    expect(value.windows.map(({ from, isComplete }) => [from, isComplete])).toEqual([
      ['2026-03-11T03:00:00.000Z', false],
      ['2026-03-10T03:00:00.000Z', true],
      ['2026-03-09T03:00:00.000Z', true],
      ['2026-03-08T03:00:00.000Z', true],
    ]);
    // The upline gets 1 % of 70,000 less the downline's 0.6 % of 50,000.
    expect(value.windows[1]).toMatchObject({ validStake: 50_000, loss: 15_000, activeMembers: 1, tier: 0, downline: 300, upline: 400 });
    expect(value.windows[0]).toMatchObject({ validStake: 2_000, downline: 12, upline: 8 });
    expect(value.windows[2]).toMatchObject({ validStake: 0, activeMembers: 0, downline: 0, upline: 50 });
    expect(value.worstCase).toBe(300);
  });

  it('applies tiers, which a team with few active members does not reach', async () => {
    const terms: Terms = {
      kind: 'dividend',
      period: 'daily',
      minimumBet: 20_000,
      tiers: [tier(100_000), tier(300_000, { minimumActiveMembers: 2 })],
      rules: plainRules,
    };
    const { value } = await tryTerms(agent, terms);
    // The house keeps the team's loss less the dividend.
    expect(value.windows[1]).toMatchObject({ activeMembers: 2, loss: 35_000, tier: 1, downline: 10_500, upline: 24_500 });
    expect(value.windows[2]).toMatchObject({ activeMembers: 0, loss: 5_000, tier: 0, downline: 500, upline: 4_500 });
    expect(value.worstCase).toBe(10_500);
  });

  it('deducts what the agent’s own downlines get', async () => {
    await withHouse(agent, 'agent', termsOf.daily(10_000));
    await between(agent, agent41, 'agent41', termsOf.daily(6_000));
    await setTime('2026-03-12T15:00:00Z');
    const { value } = await tryTerms(agent, termsOf.daily(8_000));
    await setTime(now);
    // 0.8 % of 70,000 less 0.6 % of 50,000.
    expect(value.windows[2]).toMatchObject({ validStake: 70_000, downline: 260, upline: 35_000 - 560 });
  });

  it('adds what each bet earns in real time', async () => {
    const terms: Terms = { kind: 'realTime', singleBet: 15_000, profitRate: 2_000, lossRate: 5_000, rules: plainRules };
    const { value } = await tryTerms(agent, terms);
    // 40,000 and 20,000 were lost. The winning bets of 10,000 are too small, and the void cancels its own earnings.
    expect(value.windows[1]).toMatchObject({ downline: 300 });
  });

  it('shows a share of the upline’s amount to the upline only', async () => {
    const own = await withHouse(agent, 'agent', termsOf.daily(10_000));
    const terms: Terms = { ...(own.terms as Terms), rules: { ...plainRules, split: 'shareOfParent' }, tiers: [tier(500_000)] } as Terms;
    const { value } = await tryTerms(agent, terms, await idOf('agent41'));
    expect(value.windows[1]).toMatchObject({ downline: 350, upline: 350 });
    expect(codeOf((await tryTerms(agent41, terms)).answer)).toBe('INVALID_REQUEST');
  });

  it('tells a downline nothing about its upline’s own terms', async () => {
    await withHouse(agent, 'agent', termsOf.daily(10_000));
    const { value } = await tryTerms(agent41, termsOf.daily(6_000));
    expect(value.windows[1]).toMatchObject({ downline: 300, upline: 15_000 - 300 });
  });

  it('is refused for another agent’s downline, and is rate limited', async () => {
    expect(codeOf((await tryTerms(agent, termsOf.daily(1_000), await idOf('agent2'))).answer)).toBe('NOT_FOUND');
    expect(codeOf((await tryTerms(agent, termsOf.daily(1_000), await idOf('lucas'))).answer)).toBe('NOT_FOUND');
    expect(codeOf((await tryTerms(agent, termsOf.daily(100_001))).answer)).toBe('INVALID_REQUEST');
    const subject = String(await idOf('agent'));
    await gateway.owner
      .updateTable('rate_count')
      .set({ uses: 60 })
      .where('scope', '=', 'agreement-trial')
      .where('subject', '=', subject)
      .execute();
    expect(codeOf((await tryTerms(agent, termsOf.daily(1_000))).answer)).toBe('RATE_LIMITED');
  });
});

it('a new offer starts from the floor of the member’s existing contracts', async () => {
  await withHouse(agent, 'agent', termsOf.daily(10_000));
  await between(agent, agent41, 'agent41', termsOf.daily(6_000));
  const { envelope } = await gateway.call('agreementTerms', { token: agent, query: { kind: 'daily', member: await idOf('agent41') } });
  expect(envelope.value).toMatchObject({
    floor: 0,
    ceiling: termsOf.daily(10_000),
    suggestion: termsOf.daily(10_000),
    member: { account: 'agent41' },
  });
});
