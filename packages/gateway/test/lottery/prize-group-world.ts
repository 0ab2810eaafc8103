import { expect } from 'vitest';
import { openOutsideWorld } from './outside-lottery-world.ts';
import type { Picked, Slip } from './lottery-world.ts';
import type { TestGateway } from '../test-gateway.ts';

/** Parts per million of a stake. */
const rates = { agent: 15_000, agent2: 10_000, lucas: 5_000, marina: 8_000 } as const;
export type Account = keyof typeof rates | 'demo' | 'trial' | 'agent41' | 'rafael';

export const base = 1_940;

/** An outside lottery at 1940, where agent plays at 1970, agent2 below it at 1960, and below that lucas at 1950 and marina at 1956. */
export async function openPrizeGroupWorld(gateway: TestGateway) {
  const { owner, call } = gateway;
  await owner.updateTable('lottery').set({ prize_group: base }).execute();
  const world = await openOutsideWorld(gateway, 'SSC');
  const { merchant, nodeId } = world;
  const { type } = await owner.selectFrom('game').select('type').where('node_id', '=', nodeId).executeTakeFirstOrThrow();

  const idOf = async (account: string): Promise<number> =>
    (
      await owner
        .selectFrom('member')
        .select('id')
        .where('merchant_id', '=', merchant.id)
        .where('username', '=', account)
        .executeTakeFirstOrThrow()
    ).id;
  const setRate = async (account: Account, rate: number): Promise<void> => {
    const row = { merchant_id: merchant.id, member_id: await idOf(account), game_type: type };
    if (rate === 0) await owner.deleteFrom('team_rate').where('member_id', '=', row.member_id).where('game_type', '=', type).execute();
    else
      await owner
        .insertInto('team_rate')
        .values({ ...row, rate })
        .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id', 'game_type']).doUpdateSet({ rate }))
        .execute();
  };
  await owner.deleteFrom('team_rate').where('game_type', '=', type).execute();
  for (const [account, rate] of Object.entries(rates)) await setRate(account as Account, rate);

  const tokens = new Map<Account, string>();
  const tokenOf = async (account: Account): Promise<string> => {
    const token = tokens.get(account) ?? (await gateway.logIn(account));
    tokens.set(account, token);
    return token;
  };
  const logInAgain = (account: Account): Promise<string> => {
    tokens.delete(account);
    return tokenOf(account);
  };
  const cashOf = async (account: Account): Promise<number> =>
    Number((await call('balance', { token: await tokenOf(account) })).envelope.value['balance']);
  const give = async (account: Account, amount: number): Promise<void> =>
    expect((await gateway.control('grant', { account, amount })).statusCode).toBe(200);
  const slip = async (account: Account, changes: Slip) => world.place({ token: await tokenOf(account), ...changes });
  const boardOf = async (account: Account) =>
    (await call('lotteryBoard', { token: await tokenOf(account), query: { game: nodeId } })).envelope.value;

  /** Changes of members' balances during the action. */
  async function gains(accounts: readonly Account[], action: () => Promise<unknown>): Promise<number[]> {
    const before = await Promise.all(accounts.map(cashOf));
    await action();
    return (await Promise.all(accounts.map(cashOf))).map((after, place) => after - (before[place] ?? 0));
  }

  const current = async () => {
    const { current } = await world.board();
    return world.findIssue(current?.number ?? '');
  };
  const rebatesOf = (issue: number) =>
    owner
      .selectFrom('lottery_rebate')
      .innerJoin('member', 'member.id', 'lottery_rebate.member_id')
      .select(['username', 'part', 'unit', 'earned', 'booked'])
      .where('issue_id', '=', issue)
      .orderBy('username')
      .orderBy('part')
      .execute();
  for (const account of ['lucas', 'marina', 'agent2'] as const) await give(account, 10_000_000);
  return { ...world, type, idOf, setRate, tokenOf, logInAgain, cashOf, give, slip, boardOf, gains, current, rebatesOf };
}

export const onFirst = (digit: number, stake = 100_000): Picked => ({ play: 'place', picks: [[digit], [], [], [], []], stake });
