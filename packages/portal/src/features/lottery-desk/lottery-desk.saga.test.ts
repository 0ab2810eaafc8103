import { expect, test } from 'vitest';
import { ApiFailure, type FailureCode } from '#api/api-failure.ts';
import { guards } from '#api/guards/lottery.gen.js';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { changeTold, loggedOut, sessionExpired } from '#shared/store/events.ts';
import { openWorld } from '#testing/open-world.ts';
import type { Answers, Call } from '#testing/table-client.ts';
import { memoryStore } from '#testing/test-world.ts';
import { lotteryDesk } from './index.ts';
import { aBoard, aTicket, noon } from './lottery-desk.builders.ts';
import { deskShown } from './lottery-desk.commands.ts';
import { boardRead } from './lottery-desk.reads.ts';
import { betAdded, cancellationConfirmed, issueSeen, picked, placeSubmitted, selectDesk, slipEdited } from './lottery-desk.slice.ts';
import { added, emptySlip, removed, type SlipBet } from './slip/slip.rules.ts';

const bet: Omit<SlipBet, 'id'> = { play: 'place', slots: ['3', '0', '0', '0', '0'], lines: 2, stake: 100, odds: [980] };
const body = {
  game: 7,
  bets: [{ play: 'place', slots: bet.slots as string[], stake: 100, odds: [980] }],
  issues: [{ number: '20261128-0128', times: 1 }],
};
const placed = { tickets: [{ id: 501, issue: '20261128-0128', stake: 200 }], staked: 200, balance: 9_800 };

function aWorld(answers: Answers = {}, tabStorage = memoryStore()) {
  const world = openWorld({
    features: [lotteryDesk],
    answers: {
      lotteryBoard: () => aBoard('SSC'),
      placeLotteryTickets: placed,
      cancelLotteryTicket: { returned: 100, balance: 9_900 },
      ...answers,
    },
    now: new Date(noon - 4_000).toISOString(),
    dependencies: { tabStorage },
  });
  const keys = () =>
    world.callsOf('placeLotteryTickets').map(({ body: sent }: Call) => (sent as { idempotencyKey: string }).idempotencyKey);
  return { ...world, tabStorage, keys, desk: () => selectDesk(world.store.getState()) };
}

test('has builders whose answers match the wire shapes', () => {
  expect(guards.lotteryBoard(aBoard('PK10'))).toBe(true);
  expect(guards.lotteryTickets({ items: [aTicket()], next: null })).toBe(true);
});

test('follows the gateway’s clock', async () => {
  const world = aWorld();
  await world.show(boardRead, { game: 7 });
  expect(world.desk().clockOffset).toBeGreaterThan(3_000);
  expect(world.desk().clockOffset).toBeLessThanOrEqual(4_000);
});

test('reloads the board when its own lottery or an unnamed one changes, and not for another', async () => {
  const world = aWorld();
  await world.show(boardRead, { game: 7 });
  const told = async (reference: string | null) => {
    await world.tell(changeTold({ topic: 'lottery', reference }));
    return world.callsOf('lotteryBoard').length;
  };
  expect([await told('70'), await told('7'), await told(null)]).toEqual([1, 2, 3]);
});

test('keeps picks and slip per lottery over a reload and an expired login, until the member logs out', async () => {
  const world = aWorld();
  await world.tell(deskShown(7));
  await world.tell(picked({ play: 'place', picks: ['5', '0', '0', '0', '0'] }));
  await world.tell(slipEdited(added(emptySlip, bet)));
  await world.tell(sessionExpired());
  expect(world.desk().slip.bets).toHaveLength(1);
  const reloaded = aWorld({}, world.tabStorage);
  await reloaded.tell(deskShown(7));
  expect(reloaded.desk()).toMatchObject({ play: 'place', picks: ['5', '0', '0', '0', '0'], slip: { bets: [{ ...bet, id: 1 }] } });
  await reloaded.tell(deskShown(8));
  expect(reloaded.desk()).toMatchObject({ game: 8, play: null, slip: { bets: [] } });
  await reloaded.tell(deskShown(7));
  expect(reloaded.desk().slip.bets).toHaveLength(1);
  await reloaded.tell(loggedOut());
  expect(reloaded.desk()).toMatchObject({ game: null, slip: { bets: [] } });
});

test.each(['{', '7', '{"picks":[],"bets":[{"id":1}],"last":[]}', '{"picks":["x"],"bets":[],"last":[]}'])(
  'starts empty if %s was stored',
  async (kept) => {
    const world = aWorld({}, memoryStore({ 'livery.lottery-desk.7': kept }));
    await world.tell(deskShown(7));
    expect(world.desk()).toMatchObject({ game: 7, picks: [], slip: { bets: [] } });
  },
);

test('moves the choice to the next draw, with a message', async () => {
  const world = aWorld();
  await world.tell(deskShown(7));
  await world.tell(issueSeen('20261128-0127'));
  await world.tell(issueSeen('20261128-0128'));
  expect(world.desk().moved, 'nothing was chosen').toBeNull();
  await world.tell(betAdded(added(emptySlip, bet)));
  await world.tell(issueSeen('20261128-0129'));
  expect(world.desk()).toMatchObject({ moved: { from: '20261128-0128', to: '20261128-0129' }, slip: { bets: [bet] } });
});

test('places a slip once when asked repeatedly, and keeps it for later reuse', async () => {
  let tries = 0;
  const lost = new ApiFailure({ code: 'NETWORK', status: 0, requestId: null });
  const world = aWorld({ placeLotteryTickets: () => (tries++ === 0 ? lost : placed) });
  await world.tell(deskShown(7));
  await world.tell(slipEdited(added(emptySlip, bet)));
  await world.tell(placeSubmitted(body));
  expect(selectSubmission('placeLotteryTickets')(world.store.getState())).toEqual({ status: 'sending', isUncertain: true });
  await world.tell(placeSubmitted(body));
  await expect.poll(() => world.desk().placed, { timeout: 5_000 }).toEqual(placed);
  expect(world.keys()).toHaveLength(2);
  expect(new Set(world.keys()).size).toBe(1);
  expect(world.desk()).toMatchObject({ slip: { bets: [] }, last: [bet] });
});

test.each<FailureCode>(['PRICE_CHANGED', 'NO_LONGER_OPEN', 'OUT_OF_STOCK', 'LIMIT_EXCEEDED'])(
  'keeps the slip and reloads the board after %s',
  async (code) => {
    const world = aWorld({ placeLotteryTickets: new ApiFailure({ code, status: 409, requestId: null }) });
    await world.tell(deskShown(7));
    await world.show(boardRead, { game: 7 });
    await world.tell(slipEdited(added(emptySlip, bet)));
    await world.tell(placeSubmitted(body));
    expect(world.callsOf('lotteryBoard')).toHaveLength(2);
    expect(world.desk()).toMatchObject({ slip: { bets: [bet] }, placed: null });
    await world.tell(placeSubmitted(body));
    expect(new Set(world.keys()).size, 'another try is another request').toBe(2);
  },
);

test('shows why an edit was refused until the next one', async () => {
  const world = aWorld();
  await world.tell(deskShown(7));
  await world.tell(betAdded('full'));
  expect(world.desk().problem).toBe('full');
  await world.tell(slipEdited(removed(emptySlip, 1)));
  expect(world.desk().problem).toBeNull();
});

test('cancels a ticket with its button', async () => {
  const world = aWorld();
  await world.tell(cancellationConfirmed({ ticket: 501 }));
  expect(world.callsOf('cancelLotteryTicket').map(({ body: sent }) => sent)).toEqual([
    { ticket: 501, idempotencyKey: expect.any(String) as string },
  ]);
});
