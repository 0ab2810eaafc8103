import type { Tier } from '@livery/contract/commission-terms';
import { describe, expect, it } from 'vitest';
import { dividend, openSettlementWorld, realTime, wages } from '../../../../test/agents/settlement-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';

const gateway = await openTestGateway({ poolSize: 20 });
const world = await openSettlementWorld(gateway);
const { add, play, undo, agree, settle, linesOf, cashOf, windowsOf, audit } = world;
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
const higher = [tier({ rate: 8_000 }), tier({ periodicMinimumBet: 100_000, rate: 10_000 })];
const dues = async (name: string): Promise<[number, number][]> => (await linesOf(name)).map(({ amount, due }) => [amount, due]);
const incomes = async (name: string): Promise<[number, number][]> => (await linesOf(name)).map(({ amount, net }) => [amount, net]);

async function openAgent(name: string, under: string | null = null): Promise<void> {
  await add(name, under);
  await add(`${name}-player`, name, { type: 0 });
}

describe('after the last window of a contract', () => {
  it.each(['rerate', 'base'] as const)('a void takes back its earnings once (by %s, G8)', async (lateVoids) => {
    const name = `void-${lateVoids}`;
    const month = lateVoids === 'rerate' ? '2026-03' : '2026-04';
    await openAgent(name);
    await agree(name, null, wages(0, { lateVoids }, { tiers: higher }), on(`${month}-01`, '00:00'), on(`${month}-02`, '00:00'));
    await play(`${name}-player`, on(`${month}-01`, '10:00'), 95_000, 0);
    const undone = await play(`${name}-player`, on(`${month}-01`, '23:59'), 5_000, 0);
    await settle(on(`${month}-02`, '00:15'));
    await settle(on(`${month}-03`, '00:15'));
    const before = (await windowsOf('daily')).length;
    await undo(`${name}-player`, undone, on(`${month}-03`, '12:00'));
    await settle(on(`${month}-04`, '00:15'));
    await settle(on(`${month}-05`, '00:15'));
    await settle(on(`${month}-06`, '00:15'));
    // No cash is taken back, so an overpayment stays open.
    expect(await dues(name)).toEqual([
      [1_000, 1_000],
      [-240, 0],
    ]);
    expect(await cashOf(name)).toBe(1_000);
    // A window opens only if there are late bookings.
    expect((await windowsOf('daily')).length).toBe(before + 1);
    await audit();
  });

  it('additional earnings of the window are paid (G9)', async () => {
    await openAgent('more');
    const tiers = [tier({ rate: 10_000 }), tier({ profitLoss: 100_000, rate: 9_000 })];
    await agree('more', null, dividend(0, {}, { tiers }), on('2026-05-01', '00:00'), on('2026-05-02', '00:00'));
    await play('more-player', on('2026-05-01', '10:00'), 110_000, 0);
    const undone = await play('more-player', on('2026-05-01', '11:00'), 10_000, 30_000);
    await settle(on('2026-05-02', '00:15'));
    await undo('more-player', undone, on('2026-05-02', '12:00'));
    await settle(on('2026-05-03', '00:15'));
    expect(await dues('more')).toEqual([
      [900, 900],
      [90, 90],
    ]);
    expect(await cashOf('more')).toBe(990);
    await audit();
  });

  it('by base, a void that lowered a later window is not billed again', async () => {
    await openAgent('rest');
    const terms = wages(0, { lateVoids: 'base' }, { tiers: higher });
    await agree('rest', null, terms, on('2026-05-11', '00:00'), on('2026-05-13', '00:00'));
    await play('rest-player', on('2026-05-11', '10:00'), 85_000, 0);
    const first = await play('rest-player', on('2026-05-11', '11:00'), 5_000, 0);
    const second = await play('rest-player', on('2026-05-11', '12:00'), 10_000, 0);
    await settle(on('2026-05-12', '00:15'));
    await undo('rest-player', first, on('2026-05-12', '12:00'));
    await play('rest-player', on('2026-05-12', '13:00'), 200_000, 0);
    await settle(on('2026-05-13', '00:15'));
    await undo('rest-player', second, on('2026-05-13', '12:00'));
    await settle(on('2026-05-14', '00:15'));
    // 95,000 at 0.8 % are 760, and 85,000 are 680.
    expect((await dues('rest')).map(([amount]) => amount)).toEqual([1_000, 1_950, -80]);
    await audit();
  });

  it('a late booking in the window is billed too', async () => {
    await openAgent('booked');
    await agree('booked', null, wages(10_000), on('2026-05-21', '00:00'), on('2026-05-22', '00:00'));
    await play('booked-player', on('2026-05-21', '10:00'), 50_000, 0);
    await settle(on('2026-05-22', '00:15'));
    await play('booked-player', on('2026-05-21', '23:58'), 30_000, 0);
    await settle(on('2026-05-23', '00:15'));
    await settle(on('2026-05-24', '00:15'));
    expect(await dues('booked')).toEqual([
      [500, 500],
      [300, 300],
    ]);
    await audit();
  });

  it('each agent of a chain returns its own part, with any payer and any contract that continues', async () => {
    const until = { top: on('2026-06-04', '00:00'), mid: on('2026-06-02', '00:00'), low: on('2026-06-04', '00:00') };
    for (const payer of ['house', 'upline']) {
      const name = (of: string): string => `${payer}-${of}`;
      await openAgent(name('top'));
      await openAgent(name('mid'), name('top'));
      await openAgent(name('low'), name('mid'));
      const upline = (of: string): string | null => (payer === 'house' ? null : name(of));
      await agree(name('top'), null, wages(10_000), on('2026-06-01', '00:00'), until.top);
      await agree(name('mid'), upline('top'), wages(8_000, { payer: 'upline' }), on('2026-06-01', '00:00'), until.mid);
      await agree(name('low'), upline('mid'), wages(5_000, { payer: 'upline' }), on('2026-06-01', '00:00'), until.low);
    }
    const undone = [];
    for (const payer of ['house', 'upline'])
      undone.push([`${payer}-low-player`, await play(`${payer}-low-player`, on('2026-06-01', '10:00'), 100_000, 0)] as const);
    await settle(on('2026-06-02', '00:15'));
    for (const [player, bet] of undone) {
      await undo(player, bet, on('2026-06-02', '12:00'));
      await play(player, on('2026-06-02', '13:00'), 200_000, 0);
    }
    await settle(on('2026-06-03', '00:15'));
    expect(await incomes('house-low')).toEqual([
      [500, 500],
      [500, 500],
    ]);
    expect(await incomes('house-mid')).toEqual([
      [800, 300],
      [-800, -300],
    ]);
    // The contract below is now the nearest: 2,000 less its 1,000, and for the day before 1,000 less 800.
    expect(await incomes('house-top')).toEqual([
      [1_000, 200],
      [1_000, 800],
    ]);
    expect(await incomes('upline-mid')).toEqual([
      [800, 300],
      [-800, -300],
    ]);
    expect(await incomes('upline-top')).toEqual([
      [1_000, 200],
      [1_000, 1_800],
    ]);
    await audit();
  });

  it('a real-time salary returns the earnings of later voids, in one line per day', async () => {
    await openAgent('bets');
    await agree('bets', null, realTime(0, 1_000, 1), on('2026-06-11', '00:00'), on('2026-06-11', '12:00'));
    const first = await play('bets-player', on('2026-06-11', '10:00'), 100_000, 0);
    const second = await play('bets-player', on('2026-06-11', '11:00'), 50_000, 0);
    await settle(on('2026-06-11', '12:05'));
    await undo('bets-player', second, on('2026-06-11', '15:00'));
    await settle(on('2026-06-12', '00:15'));
    await undo('bets-player', first, on('2026-06-13', '10:00'));
    await settle(on('2026-06-13', '12:00'));
    await settle(on('2026-06-14', '00:15'));
    await settle(on('2026-06-15', '00:15'));
    expect((await linesOf('bets')).map(({ amount, due }) => [amount, due])).toEqual([
      [150, 150],
      [-50, 0],
      [-100, 0],
    ]);
    await audit();
  });

  it('nothing is lost or billed twice when voids and settlements race', async () => {
    await openAgent('race');
    await agree('race', null, wages(10_000), on('2026-06-21', '00:00'), on('2026-06-22', '00:00'));
    const bets = [];
    for (let bet = 0; bet < 4; bet += 1) bets.push(await play('race-player', on('2026-06-21', `1${bet}:00`), 10_000, 0));
    await settle(on('2026-06-22', '00:15'));
    const voids = bets.map((bet, index) => undo('race-player', bet, on('2026-06-22', index < 2 ? '23:59' : '12:00')));
    await Promise.all([...voids, ...[0, 1, 2].map(() => settle(on('2026-06-23', '00:15')))]);
    for (const day of ['2026-06-24', '2026-06-25']) await Promise.all([settle(on(day, '00:15')), settle(on(day, '00:15'))]);
    const amounts = (await dues('race')).map(([amount]) => amount);
    expect(amounts[0]).toBe(400);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(0);
    await audit();
  });
});
