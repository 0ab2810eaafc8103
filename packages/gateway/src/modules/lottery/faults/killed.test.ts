import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openOutsideWorld } from '../../../../test/lottery/outside-lottery-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';
import { findLottery } from '../lottery.repo.ts';
import { faultSteps, runFaults } from './run-faults.action.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const { owner, platform } = gateway;
const world = await openOutsideWorld(gateway, 'SSC');
const { sell, result, declare, findIssue, balance, ticketsOf, place, audit, run, kind, nodeId, merchant } = world;
await owner.updateTable('lottery').set({ max_win: 1_000_000_000, cap: 1_000_000_000, outcome_cap: 1_000_000_000 }).execute();

const on = (digit: number) => ({ play: 'place', picks: [[digit], [], [], [], []], stake: 100 });
const bets = Array.from({ length: 100 }, (_, place) => on(place % 2));

async function carryOut(at: string, kill: boolean): Promise<number> {
  const lottery = await findLottery(platform.tenants.of(merchant.id), { merchantId: merchant.id, nodeId });
  if (lottery === null) throw new Error('The lottery is not there');
  let hits = 0;
  await runFaults(platform, { lottery, kind, code: 'SSC' }, platform.clock.now(), async (step, trx) => {
    if (step !== at) return;
    hits += 1;
    // Tickets are reversed in several batches. One of them is done.
    if (!kill || (step === 'reverse' && hits < 2)) return;
    await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(trx);
  }).catch((error: unknown) => {
    if (!kill) throw error;
  });
  return hits;
}

it.each(['wrong', 'early', 'undrawn'].flatMap((fault) => faultSteps.map((step) => [fault, step] as const)))(
  'a fault (%s) is carried out once when the connections of three gateways die at the step %s',
  async (fault, step) => {
    const before = await balance();
    const issue = await sell(bets);
    expect((await place({ bets })).envelope.success).toBe(true);
    await result(issue, '00000');
    expect(await balance()).toBe(before - 20_000 + 98_000);
    const asked = { wrong: { numbers: '10000' }, early: { drawnAt: issue.opens_at.toISOString() }, undrawn: {} }[fault];
    await declare(issue.id, { kind: fault, ...asked }, false);
    const hits = await Promise.all([carryOut(step, true), carryOut(step, true), carryOut(step, true)]);
    const alone = await carryOut(step, true);
    expect(hits.reduce((sum, each) => sum + each, alone)).toBeGreaterThan(1);
    await Promise.all([carryOut(step, false), carryOut(step, false), carryOut(step, false)]);
    await run();
    const tickets = await ticketsOf(issue.id);
    const standing = tickets.filter(({ state }) => state !== 'void');
    expect(tickets.length - standing.length).toBe(200);
    expect(standing.filter(({ state }) => state === 'won')).toHaveLength(fault === 'wrong' ? 100 : 0);
    expect(standing).toHaveLength(fault === 'wrong' ? 200 : 0);
    expect(await balance()).toBe(fault === 'wrong' ? before - 20_000 + 98_000 : before);
    expect((await findIssue(issue.number)).state).toBe(fault === 'undrawn' ? 'void' : 'paid');
  },
  60_000,
);

it('all ledger rules hold afterwards', async () => {
  expect(await audit()).toEqual([]);
}, 60_000);
