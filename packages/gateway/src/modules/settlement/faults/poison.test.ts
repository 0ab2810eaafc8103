import { plainRules, type Terms } from '@livery/contract/commission-terms';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dividend, openSettlementWorld, realTime, wages } from '../../../../test/agents/settlement-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';

const gateway = await openTestGateway();
const { owner } = gateway;
const world = await openSettlementWorld(gateway);
const { add, play, agree, settle, linesOf, audit } = world;
await world.liveIn('America/Sao_Paulo');
await world.approveAll();

const on = (day: string, time: string): string => `${day}T${time}:00-03:00`;
const states = async (...names: string[]) =>
  (await linesOf(...names))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ name, state, paid }) => [name, state, paid]);

async function addAgent(name: string, under: string | null = null): Promise<void> {
  await add(name, under);
  await add(`${name}-player`, name, { type: 0 });
}

/** Why lines were held, by agent. */
async function reasonsOf(...names: string[]): Promise<[string, string][]> {
  const { rows } = await sql<{ name: string; text: string }>`SELECT username AS name, text FROM commission_event AS event
    JOIN commission_line AS line ON line.id = line_id JOIN member ON member.id = line.member_id
    WHERE action = 'hold' AND username = ANY (${names}::text[]) ORDER BY username, event.id`.execute(owner);
  return rows.map(({ name, text }) => [name, text]);
}

describe('a contract that cannot be calculated', () => {
  it('is held with the reason, along with shares of it, and the others are paid', async () => {
    const span = [on('2026-03-01', '00:00'), on('2026-03-03', '00:00')] as const;
    const share = dividend(600_000, { split: 'shareOfParent' });
    await addAgent('parent');
    await addAgent('first', 'parent');
    await addAgent('second', 'parent');
    await addAgent('good');
    await agree('parent', null, dividend(300_000), ...span);
    await agree('first', 'parent', share, ...span);
    await agree('second', 'parent', share, ...span);
    await agree('good', null, dividend(300_000), ...span);
    for (const name of ['parent', 'first', 'good']) await play(`${name}-player`, on('2026-03-01', '12:00'), 10_000, 0);
    await settle(on('2026-03-02', '00:15'));
    expect(await states('parent', 'first', 'second', 'good')).toEqual([
      ['first', 'held', 0],
      ['good', 'paid', 3_000],
      ['parent', 'held', 0],
      ['second', 'held', 0],
    ]);
    const depends = 'The contract that it is a share of has a fault.';
    expect(await reasonsOf('parent', 'first', 'second')).toEqual([
      ['first', depends],
      ['parent', "Children's shares make up 1200000, more than the whole of 1000000"],
      ['second', depends],
    ]);
    await settle(on('2026-03-03', '00:15'));
    expect((await linesOf('good')).map(({ state }) => state)).toEqual(['paid', 'paid']);
    await audit();
  });

  it.each([
    ['2026-03-05', 'no tiers', { kind: 'daily', rules: plainRules }],
    ['2026-03-07', 'no rules', { ...wages(10_000), rules: null }],
    ['2026-03-09', 'a tier without a rate', { ...wages(10_000), tiers: [{ ...wages(10_000).tiers[0], rate: null }] }],
  ] as const)('because its stored terms (%s) have %s blocks no agent above or beside it', async (day, what, terms) => {
    const name = (of: string): string => `${day}-${of}`;
    const next = new Date(Date.parse(on(day, '00:00')) + 86_400_000);
    const span = [on(day, '00:00'), next.toISOString()] as const;
    await addAgent(name('top'));
    await addAgent(name('bad'), name('top'));
    await addAgent(name('low'), name('top'));
    await agree(name('top'), null, wages(10_000), ...span);
    await agree(name('bad'), name('top'), terms as unknown as Terms, ...span);
    await agree(name('low'), name('top'), wages(1_000, { payer: 'house' }), ...span);
    await play(`${name('low')}-player`, on(day, '12:00'), 100_000, 0);
    await play(`${name('bad')}-player`, on(day, '12:00'), 100_000, 0);
    await settle(new Date(next.getTime() + 15 * 60_000).toISOString());
    expect(await states(name('top'), name('bad'), name('low')), what).toEqual([
      [name('bad'), 'held', 0],
      [name('low'), 'paid', 100],
      [name('top'), 'paid', 1_900],
    ]);
    expect(await reasonsOf(name('bad'))).toEqual([[name('bad'), 'The terms of the contract cannot be read.']]);
    await audit();
  });

  it('is held once a day, and the others get their real-time salaries', async () => {
    const span = [on('2026-03-12', '00:00'), on('2026-03-13', '00:00')] as const;
    await addAgent('rt-top');
    await addAgent('rt-bad', 'rt-top');
    await agree('rt-top', null, realTime(0, 5_000, 1), ...span);
    await agree('rt-bad', 'rt-top', { kind: 'realTime', rules: plainRules, singleBet: 1 } as unknown as Terms, ...span);
    await play('rt-bad-player', on('2026-03-12', '12:00'), 100_000, 0);
    await settle(on('2026-03-12', '12:05'));
    await settle(on('2026-03-12', '12:10'));
    expect(await states('rt-top', 'rt-bad')).toEqual([['rt-top', 'paid', 500]]);
    await settle(on('2026-03-13', '00:15'));
    expect(await states('rt-top', 'rt-bad')).toEqual([
      ['rt-bad', 'held', 0],
      ['rt-top', 'paid', 500],
    ]);
    await audit();
  });
});

describe('terms that start', () => {
  it('in a settled window are refused, since it is not settled again', async () => {
    await addAgent('begins');
    await addAgent('late');
    await agree('begins', null, wages(10_000, {}, { kind: 'hourly' }), on('2026-03-16', '10:00'), on('2026-03-16', '13:00'));
    await settle(on('2026-03-16', '11:15'));
    await expect(agree('late', null, wages(10_000, {}, { kind: 'hourly' }), on('2026-03-16', '10:00'))).rejects.toMatchObject({
      code: 'LV004',
    });
    // The next hour is open.
    await agree('late', null, wages(10_000, {}, { kind: 'hourly' }), on('2026-03-16', '11:00'), on('2026-03-16', '12:00'));
    await play('late-player', on('2026-03-16', '11:30'), 10_000, 0);
    await settle(on('2026-03-16', '12:15'));
    expect(await states('late')).toEqual([['late', 'paid', 100]]);
    await audit();
  });

  it('before an open window are refused, since no earlier window opens again', async () => {
    await addAgent('gap');
    await agree('gap', null, wages(10_000, {}, { kind: 'hourly' }), on('2026-03-18', '15:00'), on('2026-03-18', '16:00'));
    await settle(on('2026-03-18', '15:01'));
    await expect(agree('late', null, wages(10_000, {}, { kind: 'hourly' }), on('2026-03-18', '14:00'))).rejects.toMatchObject({
      code: 'LV004',
    });
  });
});
