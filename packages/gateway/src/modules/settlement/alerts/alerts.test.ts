import { describe, expect, it } from 'vitest';
import { openSettlementWorld, wages } from '../../../../test/agents/settlement-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';
import { tellNearTiers } from './near-tiers.action.ts';
import { tellDispute } from './tell-agents.action.ts';

const gateway = await openTestGateway({ poolSize: 20 });
const { owner, platform } = gateway;
const world = await openSettlementWorld(gateway);
const { add, play, agree, settle, linesOf, deposit, idOf, merchant } = world;
await world.liveIn('America/Sao_Paulo');
await world.approveAll();

const on = (day: string, time: string): string => `${day}T${time}:00-03:00`;
const near = (at: string) => tellNearTiers(platform, merchant(), new Date(at));
const lettersTo = async (name: string) => {
  const rows = await owner.selectFrom('letter').selectAll().where('member_id', '=', idOf(name)).orderBy('id').execute();
  return rows.map(({ titles, bodies, link }) => ({ title: titles.en, en: bodies.en, pt: bodies.pt, link }));
};
const tier = (rate: number, more = {}) => ({
  periodicMinimumBet: 0,
  profitLoss: 0,
  minimumActiveMembers: 0,
  rate,
  lostRate: null,
  ...more,
});

async function addAgent(name: string, under: string | null = null): Promise<void> {
  await add(name, under);
  await add(`${name}-player`, name, { type: 0 });
}

describe('an agent gets a letter when the next tier is near', () => {
  it('once per window, when the team has nine tenths of every requirement', async () => {
    await addAgent('near');
    await add('near-other', 'near', { type: 0 });
    const tiers = [tier(5_000), tier(10_000, { periodicMinimumBet: 100_000, profitLoss: 50_000, minimumActiveMembers: 1 })];
    await agree('near', null, wages(0, {}, { tiers, minimumBet: 1_000 }), on('2026-03-01', '00:00'), on('2026-03-03', '00:00'));
    await settle(on('2026-03-01', '00:01'));
    await play('near-player', on('2026-03-01', '10:00'), 89_999, 0);
    await near(on('2026-03-01', '11:00'));
    expect(await lettersTo('near')).toEqual([]);
    await play('near-other', on('2026-03-01', '12:00'), 1, 0);
    await Promise.all([near(on('2026-03-01', '13:00')), near(on('2026-03-01', '13:00'))]);
    await near(on('2026-03-01', '14:00'));
    const letters = await lettersTo('near');
    expect(letters).toHaveLength(1);
    expect(letters[0]?.title).toBe('Close to the next tier: daily wages');
    expect(letters[0]?.en).toMatch(/at least 90% of what tier 2 of your contract requires\./);
    expect(letters[0]?.pt).toMatch(/pelo menos 90% do que a faixa 2 do contrato exige\./);
    // The letter is sent again in the next window.
    await settle(on('2026-03-02', '00:15'));
    await play('near-player', on('2026-03-02', '10:00'), 95_000, 0);
    await near(on('2026-03-02', '11:00'));
    expect(await lettersTo('near')).toHaveLength(2);
  });

  it('but not in the highest tier, nor while the team is winning', async () => {
    await addAgent('highest');
    await addAgent('won');
    const span = [on('2026-03-05', '00:00'), on('2026-03-06', '00:00')] as const;
    await agree('highest', null, wages(10_000), ...span);
    await agree('won', null, wages(0, {}, { tiers: [tier(5_000), tier(10_000, { profitLoss: 100 })] }), ...span);
    await settle(on('2026-03-05', '00:01'));
    await play('highest-player', on('2026-03-05', '10:00'), 90_000, 0);
    await play('won-player', on('2026-03-05', '10:00'), 90_000, 95_000);
    await near(on('2026-03-05', '11:00'));
    expect([await lettersTo('highest'), await lettersTo('won')]).toEqual([[], []]);
  });
});

describe('an upline without enough money', () => {
  it('gets one letter, and its downline another for each later payment', async () => {
    await addAgent('top');
    await addAgent('mid', 'top');
    await agree('mid', 'top', wages(10_000), on('2026-04-01', '00:00'), on('2026-04-02', '00:00'));
    await agree('top', null, wages(10_000), on('2026-04-02', '00:00'), on('2026-04-04', '00:00'));
    await deposit('top', 1_200, on('2026-04-01', '01:00'));
    await play('mid-player', on('2026-04-01', '12:00'), 190_000, 0);
    await Promise.all([settle(on('2026-04-02', '00:15')), settle(on('2026-04-02', '00:15'))]);
    const told = async (name: string) => (await lettersTo(name)).map(({ title, en }) => [title, en]);
    expect(await told('top')).toEqual([
      ['Your balance was too low: daily wages', expect.stringMatching(/^You owe mid R\$ 7\.00 for the period that ended on .*2026, /)],
    ]);
    expect(await told('mid')).toEqual([
      [
        'Not paid in full: daily wages',
        expect.stringMatching(/^top couldn’t pay .* You’ve received R\$ 12\.00, and R\$ 7\.00 is still to come\.$/),
      ],
    ]);
    expect((await lettersTo('mid'))[0]?.pt).toMatch(/Você recebeu R\$ 12,00, e ainda faltam R\$ 7,00\.$/);
    const { id } = await owner.selectFrom('commission_line').select('id').where('member_id', '=', idOf('mid')).executeTakeFirstOrThrow();
    const link = `/agentHome/dailyWages?line=${id}`;
    expect([(await lettersTo('top'))[0]?.link, (await lettersTo('mid'))[0]?.link]).toEqual([link, link]);
    await play('top-player', on('2026-04-02', '12:00'), 30_000, 0);
    await settle(on('2026-04-03', '00:15'));
    await play('top-player', on('2026-04-03', '12:00'), 90_000, 0);
    await settle(on('2026-04-04', '00:15'));
    expect((await told('mid')).slice(1)).toEqual([
      ['Another payment: daily wages', expect.stringMatching(/^top has paid R\$ 3\.00 more .* R\$ 4\.00 is still to come\.$/)],
      ['Paid in full: daily wages', expect.stringMatching(/^top has paid the remaining R\$ 4\.00 for/)],
    ]);
    expect(await told('top')).toHaveLength(1);
  });

  it('is the only one to get a letter when the house pays in its place', async () => {
    await addAgent('owing');
    await addAgent('sure', 'owing');
    await agree('sure', 'owing', wages(10_000, { isGuaranteed: true }), on('2026-04-06', '00:00'), on('2026-04-07', '00:00'));
    await play('sure-player', on('2026-04-06', '12:00'), 50_000, 0);
    await settle(on('2026-04-07', '00:15'));
    expect(await linesOf('sure')).toMatchObject([{ paid: 0, advanced: 500 }]);
    expect([await lettersTo('owing'), await lettersTo('sure')]).toEqual([
      [expect.objectContaining({ title: 'Your balance was too low: daily wages' })],
      [],
    ]);
  });
});

it('a message about a line reaches the other side word for word', async () => {
  await addAgent('over');
  await addAgent('under', 'over');
  const line = {
    id: 7,
    kind: 'daily',
    before_at: new Date('2026-04-10T03:00:00Z'),
    member_id: idOf('under'),
    upline_id: idOf('over'),
  } as const;
  const tell = (by: 'upline' | 'downline' | 'house', action: 'dispute' | 'answer' | 'resolve') =>
    platform.tenants.transaction(world.merchantId, (trx) =>
      tellDispute(trx, merchant(), line, { by, action, text: 'Where is {paid}?', at: new Date('2026-04-10T12:00:00Z') }),
    );
  await tell('downline', 'dispute');
  await tell('upline', 'answer');
  await tell('house', 'resolve');
  expect((await lettersTo('over')).map(({ title, en }) => [title, en])).toEqual([
    ['A line is disputed: daily wages', expect.stringMatching(/^under disputes .*: Where is \{paid\}\?$/)],
    ['A dispute is settled: daily wages', expect.stringMatching(/^Alpha has settled/)],
  ]);
  expect((await lettersTo('under')).map(({ title, en }) => [title, en])).toEqual([
    ['An answer to your dispute: daily wages', expect.stringMatching(/^over has answered/)],
    ['A dispute is settled: daily wages', expect.stringMatching(/^Alpha has settled/)],
  ]);
  expect((await lettersTo('under'))[0]?.link).toBe('/agentHome/dailyWages?line=7');
  const told = await owner.selectFrom('member_event').select('topic').where('member_id', '=', idOf('under')).execute();
  expect(told.filter(({ topic }) => topic === 'agreements')).toHaveLength(3);
});

it('a tier is near from the percentage that the merchant sets', async () => {
  await addAgent('early');
  const tiers = [tier(5_000), tier(10_000, { periodicMinimumBet: 100_000 })];
  await agree('early', null, wages(0, {}, { tiers }), on('2026-12-11', '00:00'), on('2026-12-13', '00:00'));
  await settle(on('2026-12-11', '00:01'));
  await play('early-player', on('2026-12-11', '10:00'), 60_000, 0);
  await near(on('2026-12-11', '11:00'));
  expect(await lettersTo('early')).toEqual([]);
  await owner.updateTable('commission_policy').set({ near_percent: 60 }).where('merchant_id', '=', merchant().id).execute();
  await near(on('2026-12-11', '12:00'));
  const [letter] = await lettersTo('early');
  expect([letter?.en, letter?.pt]).toEqual([expect.stringMatching(/at least 60% of/), expect.stringMatching(/pelo menos 60% do/)]);
  await owner.updateTable('commission_policy').set({ near_percent: 90 }).where('merchant_id', '=', merchant().id).execute();
});
