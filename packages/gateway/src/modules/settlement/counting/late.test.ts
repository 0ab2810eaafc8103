import type { Tier } from '@livery/contract/commission-terms';
import { describe, expect, it } from 'vitest';
import { dividend, openSettlementWorld, wages } from '../../../../test/agents/settlement-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';

const gateway = await openTestGateway();
const world = await openSettlementWorld(gateway);
const { add, play, undo, agree, settle, linesOf, cashOf, audit } = world;
await world.liveIn('Asia/Kathmandu');
await world.approveAll();

const on = (day: string, time: string): string => `${day}T${time}:00+05:45`;
const tier = (more: Partial<Tier>): Tier => ({
  periodicMinimumBet: 0,
  profitLoss: 0,
  minimumActiveMembers: 0,
  rate: 0,
  lostRate: null,
  ...more,
});
const dues = async (name: string): Promise<[number, number][]> => (await linesOf(name)).map(({ amount, due }) => [amount, due]);
/** If the team stakes 200,000 on the next day, the agent has 2,000 to adjust. */
const higher = [tier({ rate: 8_000 }), tier({ periodicMinimumBet: 100_000, rate: 10_000 })];

async function openAgent(name: string): Promise<void> {
  await add(name);
  await add(`${name}-player`, name, { type: 0 });
}

describe('a void after the close', () => {
  it.each([
    ['rerate', 'bills the difference to what the window comes to without the bet', [1_000, 1_760, 2_000]],
    ['base', 'lowers what the next window counts', [1_000, 1_950, 2_000]],
  ] as const)('by %s %s, once (G8)', async (lateVoids, _does, expected) => {
    const name = `g8-${lateVoids}`;
    const month = lateVoids === 'rerate' ? '2026-03' : '2026-04';
    await openAgent(name);
    await agree(name, null, wages(0, { lateVoids }, { tiers: higher }), on(`${month}-01`, '00:00'), on(`${month}-04`, '00:00'));
    await play(`${name}-player`, on(`${month}-01`, '10:00'), 95_000, 0);
    const undone = await play(`${name}-player`, on(`${month}-01`, '23:59'), 5_000, 0);
    await settle(on(`${month}-02`, '00:15'));
    await undo(`${name}-player`, undone, on(`${month}-02`, '00:16'));
    await play(`${name}-player`, on(`${month}-02`, '12:00'), 200_000, 0);
    await settle(on(`${month}-03`, '00:15'));
    await play(`${name}-player`, on(`${month}-03`, '12:00'), 200_000, 0);
    await settle(on(`${month}-04`, '00:15'));
    expect(await dues(name)).toEqual(expected.map((amount) => [amount, amount]));
    expect(await cashOf(name)).toBe(expected.reduce((sum, amount) => sum + amount, 0));
    await audit();
  });

  it('belongs to the closing window if it is booked before the window ends', async () => {
    await openAgent('within');
    await agree('within', null, wages(10_000), on('2026-05-01', '00:00'), on('2026-05-03', '00:00'));
    const undone = await play('within-player', on('2026-05-01', '23:58'), 50_000, 0);
    await Promise.all([undo('within-player', undone, on('2026-05-01', '23:59')), settle(on('2026-05-02', '00:14'))]);
    await settle(on('2026-05-02', '00:15'));
    await settle(on('2026-05-03', '00:15'));
    expect(await dues('within')).toEqual([
      [0, 0],
      [0, 0],
    ]);
    await audit();
  });

  it('leaves a remainder open when the next window cannot cover it', async () => {
    await openAgent('open');
    await agree('open', null, wages(10_000), on('2026-05-11', '00:00'), on('2026-05-14', '00:00'));
    const undone = await play('open-player', on('2026-05-11', '12:00'), 50_000, 0);
    await settle(on('2026-05-12', '00:15'));
    await undo('open-player', undone, on('2026-05-12', '12:00'));
    await play('open-player', on('2026-05-12', '13:00'), 20_000, 0);
    await settle(on('2026-05-13', '00:15'));
    await play('open-player', on('2026-05-13', '13:00'), 40_000, 0);
    await settle(on('2026-05-14', '00:15'));
    // 500 too much: 200 is recovered on the second day, 300 on the third.
    expect(await dues('open')).toEqual([
      [500, 500],
      [-300, 0],
      [400, 100],
    ]);
    await audit();
  });

  it('can raise the amount: 90 at 10 were 900, and 110 at 9 are 990 (G9)', async () => {
    await openAgent('g9');
    const tiers = [tier({ rate: 10_000 }), tier({ profitLoss: 100_000, rate: 9_000 })];
    await agree('g9', null, dividend(0, {}, { tiers }), on('2026-05-21', '00:00'), on('2026-05-23', '00:00'));
    await play('g9-player', on('2026-05-21', '10:00'), 110_000, 0);
    const undone = await play('g9-player', on('2026-05-21', '11:00'), 10_000, 30_000);
    await settle(on('2026-05-22', '00:15'));
    await undo('g9-player', undone, on('2026-05-22', '12:00'));
    await settle(on('2026-05-23', '00:15'));
    expect(await dues('g9')).toEqual([
      [900, 900],
      [90, 90],
    ]);
    await audit();
  });

  it('makes members inactive in the window of their bets, not in the next (by rerate)', async () => {
    await openAgent('idle');
    const tiers = [tier({ rate: 1_000 }), tier({ minimumActiveMembers: 1, rate: 10_000 })];
    await agree('idle', null, wages(0, {}, { tiers, minimumBet: 10_000 }), on('2026-06-01', '00:00'), on('2026-06-03', '00:00'));
    await play('idle-player', on('2026-06-01', '10:00'), 9_000, 0);
    const undone = await play('idle-player', on('2026-06-01', '11:00'), 1_000, 0);
    await settle(on('2026-06-02', '00:15'));
    await undo('idle-player', undone, on('2026-06-02', '12:00'));
    await play('idle-player', on('2026-06-02', '13:00'), 10_000, 0);
    await settle(on('2026-06-03', '00:15'));
    // 9,000 at 0.1 % is 9 instead of 100. The second day keeps its 100.
    expect(await dues('idle')).toEqual([
      [100, 100],
      [9, 9],
    ]);
    await audit();
  });
});
