import { expect, it } from 'vitest';
import { openDeathGate } from '../../../../test/lottery/death-gate.ts';
import { openLotteryWorld, runLotteriesAt } from '../../../../test/lottery/lottery-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';
import type { Platform } from '#base/platform.ts';

const gateway = await openTestGateway();
const { owner, platform } = gateway;
await owner.updateTable('lottery').set({ every: 300, beacon_timeout: 60 }).execute();
const { board, place, goTo, nodeId, merchant, balance, audit } = await openLotteryWorld(gateway, 'SSC');
const silent: Platform = { ...platform, beacon: { chain: platform.beacon.chain, randomness: async () => null } };

const bets = Array.from({ length: 100 }, (_, at) => ({ play: 'place', picks: [[at % 10], [], [], [], []], stake: 10 }));

async function sell() {
  const before = await balance();
  const { current } = await board();
  for (const _ of [1, 2]) expect((await place({ bets })).envelope.success).toBe(true);
  const row = owner
    .selectFrom('lottery_issue')
    .selectAll()
    .where('merchant_id', '=', merchant.id)
    .where('node_id', '=', nodeId)
    .where('number', '=', current?.number ?? '');
  const issue = await row.executeTakeFirstOrThrow();
  const states = async () =>
    (await owner.selectFrom('lottery_ticket').select('state').where('issue_id', '=', issue.id).execute()).map(({ state }) => state);
  return { before, draw: issue.draws_at.getTime(), states, find: () => row.executeTakeFirstOrThrow() };
}

it('an issue waits for a late beacon, and is drawn once it answers', async () => {
  const { draw, find } = await sell();
  await runLotteriesAt(silent, draw + 59_000);
  expect(await find()).toMatchObject({ state: 'closed', correction: null });
  await goTo(draw + 59_000);
  expect((await find()).state).toBe('paid');
  expect(await audit()).toEqual([]);
});

it('an issue with refunds under way is not drawn, even if the beacon answers again', async () => {
  const { before, draw, states, find } = await sell();
  const gate = await openDeathGate(gateway.databaseUrl);
  await gate.arm('lottery_ticket', 150);
  const dies = expect(runLotteriesAt(silent, draw + 61_000)).rejects.toThrow(/terminat/);
  await gate.terminate(await gate.reached());
  await dies;
  await gate.open();
  await gate.close();
  expect(new Set(await states())).toEqual(new Set(['void', 'open']));
  await goTo(draw + 61_000);
  expect(new Set(await states())).toEqual(new Set(['void']));
  expect(await find()).toMatchObject({ state: 'void', numbers: null });
  expect(await balance()).toBe(before);
  expect(await audit()).toEqual([]);
});

it('an issue drawn by another gateway in the meantime is not refunded', async () => {
  const { draw, states, find } = await sell();
  await runLotteriesAt(silent, draw + 59_000);
  // After the last check of the beacon, before the first refund.
  const late: Platform = {
    ...silent,
    beacon: { ...silent.beacon, randomness: async () => (await runLotteriesAt(platform, draw + 61_000), null) },
  };
  await runLotteriesAt(late, draw + 61_000);
  expect((await find()).state).toBe('paid');
  expect(new Set(await states())).toEqual(new Set(['won', 'lost']));
  expect(await audit()).toEqual([]);
});
