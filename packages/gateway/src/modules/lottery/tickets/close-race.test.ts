import { exposuresOf } from '@livery/lottery/risk/exposure';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openLotteryWorld } from '../../../../test/lottery/lottery-world.ts';
import { registerWorld } from '../../../../test/session/register-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';
import { playOf } from '../lottery.rules.ts';
import { listExposure } from '../risk/exposure.repo.ts';
import { maskOfBits } from './selection.rules.ts';

const racers = 16;
const slips = 100;
const betsOfSlip = 100;
const stake = 10;
/** How many slips are placed before the clock jumps to the close. */
const before = 40;

const gateway = await openTestGateway({ poolSize: 40 });
const { call, control, owner, platform } = gateway;
await owner.updateTable('lottery').set({ every: 300 }).execute();
const { kind, nodeId, merchant, board, place, run, goTo, audit } = await openLotteryWorld(gateway, 'SSC');

const { register, form, setRule } = registerWorld(gateway);
await setRule('humanVerification', { enabled: false });

interface Answered {
  readonly racer: number;
  readonly sentAt: number;
  readonly answeredAt: number;
  readonly code: unknown;
}

async function openRacer(): Promise<string> {
  const username = String(form()['username']);
  const { envelope } = await register({ username });
  expect(envelope.message).toBeNull();
  expect((await control('grant', { account: username, amount: 1_000_000 })).statusCode).toBe(200);
  return String(envelope.value['token']);
}

const balanceOf = async (token: string): Promise<number> => Number((await call('balance', { token })).envelope.value['balance']);

describe('ten thousand bets racing with the close of an issue', () => {
  it('are accepted before it and refused after it, and liability and balances match the accepted ones', async () => {
    const tokens = await Promise.all(Array.from({ length: racers }, openRacer));
    const money = await Promise.all(tokens.map(balanceOf));
    const { current, odds } = await board();
    if (current === null) expect.fail('No issue is open');
    const { closesAt, drawsAt, number } = current;
    const issues = [{ number, times: 1 }];
    const bets = Array.from({ length: betsOfSlip }, (_, at) => {
      return { play: 'place', picks: [[at % 10], [], [], [], []], stake, odds: odds['place'] ?? [] };
    });
    const answers: Answered[] = [];
    let sent = 0;
    let placedSlips = 0;
    let isRacing = true;
    // The job closes the issue on time, and waits for the slips admitted before.
    const closing = (async () => {
      while (isRacing) await run();
    })();
    const now = () => platform.clock.now().getTime();
    await Promise.all(
      tokens.map(async (token, racer) => {
        while (sent < slips) {
          sent += 1;
          const sentAt = now();
          const { envelope } = await place({ bets, issues, token });
          const code = envelope.success ? 'placed' : envelope.value['code'];
          answers.push({ racer, sentAt, answeredAt: now(), code });
          if (code !== 'placed') continue;
          placedSlips += 1;
          if (placedSlips === before) platform.clock.shiftTo(closesAt - 20 - Date.now());
        }
      }),
    );
    isRacing = false;
    await closing;

    const placed = answers.filter(({ code }) => code === 'placed');
    const refused = answers.filter(({ code }) => code === 'NO_LONGER_OPEN');
    expect(answers).toHaveLength(slips);
    // On a slow machine a slip may wait too long for a lock. Such a slip costs nothing, as the balances below prove.
    const decided = answers.filter(({ code }) => code !== 'UNAVAILABLE');
    expect(placed.length + refused.length).toBe(decided.length);
    expect(decided.filter(({ answeredAt }) => answeredAt < closesAt).every(({ code }) => code === 'placed')).toBe(true);
    expect(decided.filter(({ sentAt }) => sentAt >= closesAt).every(({ code }) => code === 'NO_LONGER_OPEN')).toBe(true);
    expect(placed.length).toBeGreaterThanOrEqual(before);
    expect(refused.length).toBeGreaterThanOrEqual(racers);

    const issue = await owner
      .selectFrom('lottery_issue')
      .selectAll()
      .where('merchant_id', '=', merchant.id)
      .where('node_id', '=', nodeId)
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const tickets = await owner
      .selectFrom('lottery_ticket')
      .select(['play', 'odds', 'line_stake', 'placed_at'])
      .select(sql<string[]>`slots::text[]`.as('slots'))
      .where('issue_id', '=', issue.id)
      .execute();
    expect(tickets).toHaveLength(placed.length * betsOfSlip);
    expect(tickets.every(({ placed_at }) => placed_at < issue.closes_at)).toBe(true);
    const stakes = tokens.map((_, racer) => placed.filter((each) => each.racer === racer).length * betsOfSlip * stake);
    expect(await Promise.all(tokens.map(balanceOf))).toEqual(money.map((had, racer) => had - (stakes[racer] ?? 0)));

    const cells = new Map<string, number>();
    for (const { play: code, slots, odds: paid, line_stake: lineStake } of tickets) {
      const play = playOf(kind, code);
      if (play === null) expect.fail(`There is no ${code}`);
      const context = { animal: issue.animal, flags: issue.flags };
      for (const exposure of exposuresOf(play, slots.map(maskOfBits), paid, lineStake, context))
        for (const [cell, pay] of exposure.cells) {
          const key = `${exposure.market.code} ${cell}`;
          cells.set(key, (cells.get(key) ?? 0) + pay);
        }
    }
    const held = (await listExposure(owner, issue.id)).flatMap(({ market, cells: sums }) =>
      sums.flatMap((sum, cell) => (sum === 0 ? [] : [[`${market} ${cell}`, sum] as const])),
    );
    expect(new Map(held)).toEqual(cells);

    await goTo(drawsAt + 4_000);
    // One of ten digits wins.
    const wins = placed.length * (betsOfSlip / 10) * ((stake * (odds['place']?.[0] ?? 0)) / 100);
    const paid = await Promise.all(tokens.map(balanceOf));
    expect(paid.reduce((sum, balance) => sum + balance, 0)).toBe(
      money.reduce((sum, balance) => sum + balance, 0) - placed.length * betsOfSlip * stake + wins,
    );
    expect(await audit()).toEqual([]);
  }, 180_000);
});
