import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSettlementWorld, realTime, wages } from '../../../../test/agents/settlement-world.ts';
import type { PlacedBet } from '../../../../test/agents/team-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';
import { readEstimate } from '../../commissions/estimate.service.ts';
import { foldTeams } from '../../agents/fold-teams.action.ts';

const gateway = await openTestGateway();
const { platform } = gateway;
const world = await openSettlementWorld(gateway);
const { add, play, undo, move, agree, settle, linesOf, cashOf, audit, merchant, merchantId, idOf, uplinesOf } = world;
await world.liveIn('America/Sao_Paulo');
await world.approveAll();

const on = (day: string, time: string): string => `${day}T${time}:00-03:00`;
const brief = (lines: Awaited<ReturnType<typeof linesOf>>) => lines.map(({ name, amount, net, due }) => [name, amount, net, due]);
const byName = (lines: Awaited<ReturnType<typeof linesOf>>) => lines.toSorted((one, other) => one.name.localeCompare(other.name));

async function addAgent(name: string, under: string | null = null): Promise<void> {
  await add(name, under);
  await add(`${name}-player`, name, { type: 0 });
}

describe('a team below two agents with house contracts', () => {
  it('is paid once: the nearest agent below is deducted, with or without others in between', async () => {
    const span = [on('2026-03-01', '00:00'), on('2026-03-03', '00:00')] as const;
    await addAgent('top');
    await addAgent('plain', 'top');
    await addAgent('low', 'plain');
    await addAgent('lowest', 'low');
    await agree('top', null, wages(10_000), ...span);
    await agree('low', null, wages(8_000), ...span);
    await agree('lowest', null, wages(5_000), ...span);
    await play('top-player', on('2026-03-01', '10:00'), 50_000, 0);
    await play('plain-player', on('2026-03-01', '10:00'), 10_000, 0);
    await play('low-player', on('2026-03-01', '10:00'), 30_000, 0);
    await play('lowest-player', on('2026-03-01', '10:00'), 20_000, 0);
    const close = on('2026-03-01', '23:59');
    await foldTeams(platform, merchantId, new Date(close));
    const estimates = await Promise.all(
      ['top', 'low', 'lowest'].map((name) =>
        readEstimate({ merchant: merchant(), member: { id: idOf(name) }, now: new Date(close) }, platform),
      ),
    );
    await settle(on('2026-03-02', '00:15'));
    expect(brief(await linesOf('top', 'low', 'lowest'))).toEqual([
      ['top', 1_100, 700, 700],
      ['low', 400, 300, 300],
      ['lowest', 100, 100, 100],
    ]);
    expect(estimates.flatMap((each) => each.estimates).map(({ income, due }) => [income, due])).toEqual([
      [700, 700],
      [300, 300],
      [100, 100],
    ]);
    expect([await cashOf('top'), await cashOf('low'), await cashOf('lowest')]).toEqual([700, 300, 100]);
    await audit();
  });

  it('is deducted from each agent above by what was played below that one, if it moves in the window', async () => {
    const span = [on('2026-03-05', '00:00'), on('2026-03-06', '00:00')] as const;
    for (const name of ['one', 'other']) await addAgent(name);
    await addAgent('mover', 'one');
    for (const [name, rate] of [
      ['one', 10_000],
      ['other', 10_000],
      ['mover', 8_000],
    ] as const)
      await agree(name, null, wages(rate), ...span);
    await play('mover-player', on('2026-03-05', '10:00'), 30_000, 0);
    await move('mover', 'other', on('2026-03-05', '12:00'));
    await play('mover-player', on('2026-03-05', '13:00'), 10_000, 0);
    // After the end, so the window does not change.
    await move('mover', null, on('2026-03-06', '00:05'));
    await settle(on('2026-03-06', '00:15'));
    expect(brief(await linesOf('one', 'other', 'mover'))).toEqual([
      ['one', 300, 60, 60],
      ['other', 100, 20, 20],
      ['mover', 320, 320, 320],
    ]);
    await audit();
  });

  it('is paid once even if the agents above swap places', async () => {
    const span = [on('2026-03-08', '00:00'), on('2026-03-09', '00:00')] as const;
    await addAgent('left');
    await addAgent('right', 'left');
    for (const name of ['left', 'right']) await agree(name, null, wages(10_000), ...span);
    await play('right-player', on('2026-03-08', '10:00'), 10_000, 0);
    await move('right', null, on('2026-03-08', '12:00'));
    await move('left', 'right', on('2026-03-08', '12:01'));
    await play('left-player', on('2026-03-08', '13:00'), 20_000, 0);
    await settle(on('2026-03-09', '00:15'));
    expect(brief(byName(await linesOf('left', 'right')))).toEqual([
      ['left', 300, 200, 200],
      ['right', 300, 100, 100],
    ]);
    await audit();
  });

  it('costs the house the highest rate for each bet, through moves and voids', async () => {
    let run = 0;
    const agents = ['a', 'b', 'c'] as const;
    const agent = fc.constantFrom(...agents);
    const events = fc.array(
      fc.oneof(
        fc.record({ of: fc.constant('move' as const), who: agent, under: fc.option(agent, { nil: null }) }),
        fc.record({ of: fc.constant('play' as const), who: agent, stake: fc.integer({ min: 1, max: 90_000 }), isVoid: fc.boolean() }),
      ),
      { maxLength: 9 },
    );
    await fc.assert(
      fc.asyncProperty(events, async (history) => {
        run += 1;
        const begins = Date.parse(on('2026-04-01', '00:00')) + run * 86_400_000;
        const at = (minute: number): string => new Date(begins + minute * 60_000).toISOString();
        const name = (of: string): string => `run${run}-${of}`;
        for (const of of agents) await addAgent(name(of));
        for (const of of agents) await agree(name(of), null, wages(10_000), at(0), at(1_440));
        let staked = 0;
        for (const [index, event] of history.entries()) {
          const minute = 60 + index * 120;
          if (event.of === 'move') await move(name(event.who), event.under === null ? null : name(event.under), at(minute));
          else {
            const bet: PlacedBet = await play(`${name(event.who)}-player`, at(minute), event.stake, 0);
            if (event.isVoid) await undo(`${name(event.who)}-player`, bet, at(minute + 5));
            else staked += event.stake;
          }
        }
        await settle(at(1_440 + 15));
        const due = (await linesOf(...agents.map(name))).reduce((sum, line) => sum + line.due, 0);
        // Three lines and three parts are each rounded down once.
        expect(Math.abs(due - staked / 100)).toBeLessThanOrEqual(6);
      }),
      { numRuns: 12 },
    );
    await audit();
  }, 240_000);
});

it('has its real-time salary deducted from the agent above at the time of the bet', async () => {
  await addAgent('rt-top');
  await addAgent('rt-low', 'rt-top');
  await agree('rt-low', null, realTime(0, 3_000, 1), on('2026-03-12', '00:00'), on('2026-03-13', '00:00'));
  await agree('rt-top', null, realTime(0, 5_000, 1), on('2026-03-12', '12:00'), on('2026-03-13', '00:00'));
  await play('rt-low-player', on('2026-03-12', '10:00'), 100_000, 0);
  await play('rt-low-player', on('2026-03-12', '13:00'), 100_000, 0);
  await settle(on('2026-03-12', '13:05'));
  expect(brief(byName(await linesOf('rt-top', 'rt-low')))).toEqual([
    ['rt-low', 600, 600, 600],
    ['rt-top', 200, 200, 200],
  ]);
  expect(await uplinesOf('rt-low')).toEqual(['rt-top']);
  await audit();
});
