import type { ValueOf } from '@livery/contract/shapes';
import { expect, it } from 'vitest';
import { openOutsideWorld } from '../../../../test/lottery/outside-lottery-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';

const gateway = await openTestGateway();
const { owner, call } = gateway;
const { board, place, findIssue, result, run, ticketsOf, balance, nodeId, token, audit } = await openOutsideWorld(gateway, 'SSC');

it('a slip is not stopped by a loss while a win of the same draw is unpaid', async () => {
  const before = await balance();
  const { current } = await board();
  const { value } = (await call('lotteryIssues', { token, query: { game: nodeId, count: 2 } })).envelope;
  const issues = (value as ValueOf<'lotteryIssues'>).issues.map(({ number }) => ({ number, times: 1 }));
  const on = (digit: number) => ({ play: 'place', picks: [[digit], [], [], [], []], stake: 1_000 });
  expect((await place({ bets: [on(1), on(2)], issues, stopOn: { loss: 1_000 } })).envelope.success).toBe(true);
  const issue = await findIssue(current?.number ?? '');
  const [, winner] = await ticketsOf(issue.id);
  const ahead = await findIssue(issues[1]?.number ?? '');
  await owner.transaction().execute(async (trx) => {
    await trx
      .selectFrom('lottery_ticket')
      .select('id')
      .where('id', '=', winner?.id ?? 0)
      .forUpdate()
      .execute();
    await result(issue, '20000');
    expect((await ticketsOf(issue.id)).map(({ state }) => state)).toEqual(['lost', 'open']);
  });
  await run();
  expect((await ticketsOf(issue.id)).map(({ state }) => state)).toEqual(['lost', 'won']);
  expect((await ticketsOf(ahead.id)).map(({ state }) => state)).toEqual(['open', 'open']);
  expect(await balance()).toBe(before - 4_000 + 9_800);
  expect(await audit()).toEqual([]);
});
