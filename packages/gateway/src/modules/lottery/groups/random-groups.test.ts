import { makeRandom } from '@livery/art/random';
import { fullGroup, splitStake } from '@livery/contract/commission-prize-group';
import { expect, it } from 'vitest';
import { onFirst, openPrizeGroupWorld } from '../../../../test/lottery/prize-group-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const { owner } = gateway;
const { slip, boardOf, setRate, current, goTo, write, decide, run, declare, cashOf, audit, idOf, findIssue } =
  await openPrizeGroupWorld(gateway);

const random = makeRandom('prize groups');
const players = ['lucas', 'marina', 'agent2', 'demo'] as const;
const everybody = [...players, 'agent'] as const;
const rounds = 6;

/** Per member and part of an issue: exact points, the sum of the single splits, and the number of tickets. */
async function due(issue: number) {
  const tickets = await owner.selectFrom('lottery_ticket').selectAll().where('issue_id', '=', issue).execute();
  const sums = new Map<string, { points: bigint; single: number; tickets: number }>();
  for (const { member_id, prize_group: played, groups, uplines, stake, returned, state } of tickets) {
    if (groups === null || uplines === null || !['won', 'lost', 'returned'].includes(state)) continue;
    const chain = groups as [number, ...number[]];
    const { rebate, uplines: parts } = splitStake(stake - returned, { played, chain });
    const lines: [string, number, number][] = [
      [`${member_id} own`, chain[0] - played, rebate],
      ...uplines.map((upline, place): [string, number, number] => [
        `${upline} team`,
        (chain[place + 1] ?? 0) - (chain[place] ?? 0),
        parts[place] ?? 0,
      ]),
    ];
    for (const [key, step, part] of lines) {
      if (step === 0) continue;
      const sum = sums.get(key) ?? { points: 0n, single: 0, tickets: 0 };
      sums.set(key, { points: sum.points + BigInt(stake - returned) * BigInt(step), single: sum.single + part, tickets: sum.tickets + 1 });
    }
  }
  return sums;
}

const booked = async (issue: number): Promise<Map<string, number>> => {
  const rows = await owner.selectFrom('lottery_rebate').selectAll().where('issue_id', '=', issue).where('booked', '>', 0).execute();
  return new Map(rows.map(({ member_id, part, booked: sum }) => [`${member_id} ${part}`, sum]));
};

async function compare(issue: number): Promise<void> {
  const sums = await due(issue);
  const exact = [...sums].map(([key, { points }]) => [key, Number(points / BigInt(fullGroup))] as const);
  expect(await booked(issue)).toEqual(new Map(exact.filter(([, sum]) => sum > 0)));
  for (const [key, sum] of exact) {
    const { single = 0, tickets = 0 } = sums.get(key) ?? {};
    expect(sum - single).toBeGreaterThanOrEqual(0);
    expect(sum - single).toBeLessThan(tickets);
  }
}

it('rebates match the split of settled stakes when gateways race, with corrected draws and spent money', async () => {
  await owner.updateTable('lottery').set({ max_win: 1_000_000_000, cap: 10_000_000_000, outcome_cap: 10_000_000_000 }).execute();
  for (let round = 0; round < rounds; round += 1) {
    await setRate('lucas', random.pick([0, 2_500, 5_000]));
    await setRate('marina', random.pick([1_250, 8_000]));
    const issue = await current();
    const slips = Array.from({ length: 24 }, () => ({
      account: random.pick(players),
      digits: [random.whole(0, 9), random.whole(0, 9)],
      stake: random.pick([10, 70, 333, 9_990]),
      up: random.between(0, 1),
    }));
    await Promise.all(
      slips.map(async ({ account, digits, stake, up }) => {
        const { prizeGroup: from, ownGroup: to } = (await boardOf(account)) as unknown as { prizeGroup: number; ownGroup: number };
        const prizeGroup = from + Math.round(up * (to - from));
        const bets = [...digits.map((digit) => onFirst(digit, stake)), sides(stake)];
        expect((await slip(account, { bets, prizeGroup })).envelope.value).not.toHaveProperty('code');
      }),
    );
    await goTo(issue.draws_at.getTime() + 1_000);
    const drawn = `${random.whole(0, 9)}${random.whole(0, 9)}000`;
    expect(await write(issue.id, drawn)).toMatchObject({ statusCode: 200 });
    expect(await decide(issue.id, drawn)).toMatchObject({ statusCode: 200 });
    await Promise.all([run(), run(), run()]);
    await run();
    expect([round, (await findIssue(issue.number)).state]).toEqual([round, 'paid']);
    await compare(issue.id);
    const poor = random.pick(everybody);
    const before = await cashOf(poor);
    if (round % 3 > 0) {
      await gateway.control('grant', { account: poor, amount: -before });
      const numbers = `${random.whole(0, 9)} ${random.whole(0, 9)} 0 0 1`;
      await declare(issue.id, round % 3 === 1 ? { kind: 'wrong', numbers } : { kind: 'undrawn' }, false);
      await Promise.all([run(), run()]);
      await run();
      expect(await audit()).toEqual([]);
      await gateway.control('grant', { account: poor, amount: Math.max(before, 1_000_000) });
      await run();
      await compare(issue.id);
    }
    expect(await audit()).toEqual([]);
  }
  const rows = await owner.selectFrom('lottery_rebate').select('member_id').distinct().execute();
  expect(rows.length).toBeGreaterThanOrEqual(4);
  expect(rows.map(({ member_id }) => member_id)).not.toContain(await idOf('demo'));
}, 300_000);

function sides(stake: number) {
  return { play: 'dragon-tiger', picks: Array.from({ length: 10 }, (_, place) => (place === 0 ? [0] : [])), stake };
}
