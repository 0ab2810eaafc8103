import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runsFor } from '@livery/arcade/crash/crash-rules';
import type { CrashChoice } from '@livery/arcade/crash/crash-wire';
import type { StakeAnswer, TableMessage } from '@livery/arcade/live-table/table-wire';
import { listen as listenTo, serve, type Listener as ListenerOf } from '../../../../test/event-listener.ts';
import { openHouse } from '../../../../test/games/house-table.ts';
import { openTable } from '../../../../test/games/live-table.ts';
import { createTestGateway, openTestGateway, type TestGateway } from '../../../../test/test-gateway.ts';
import { crashGame } from '../crash/crash-game.rules.ts';

const nodeId = 27_015;
const first = await openTestGateway();
const second = await openTestGateway({ databaseUrl: first.databaseUrl });
const house = await openHouse(first, nodeId);
const table = openTable(first, { merchantId: house.merchantId, nodeId }, crashGame);
for (const gateway of [first, second]) await serve(gateway);
const token = await first.logIn();

type Listener = ListenerOf<TableMessage<CrashChoice>>;

const open: Listener[] = [];
beforeEach(async () => {
  await table.clear();
  await house.setBalance(100_000);
});
afterEach(() => {
  for (const { cut } of open.splice(0)) cut();
});

async function listen(gateway: TestGateway, session: string, game = 'crash'): Promise<Listener> {
  const listener = await listenTo<TableMessage<CrashChoice>>(gateway, {
    path: `/${game}/api/feed`,
    headers: { host: 'games.localhost:4000' },
    body: { session },
  });
  open.push(listener);
  return listener;
}

const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 20 });
const statesOf = ({ messages }: Listener) => messages.flatMap((message) => (message.type === 'table' ? [message] : []));
const ownOf = ({ messages }: Listener) => messages.flatMap((message) => (message.type === 'own' ? [message] : []));
const seenBy = ({ messages }: Listener) =>
  messages.flatMap((message) => (message.type === 'table' ? [message.stakes] : message.type === 'stakes' ? [message] : []));
const stake = async (session: string, auto: number | null) =>
  (
    await house.api<StakeAnswer<CrashChoice>>('/crash/api/stake', {
      ...house.round(session, 1_000),
      round: (await table.round()).number,
      auto,
    })
  ).value;

describe('a listener at a table', () => {
  it('gets the current state at once, and every step that any gateway takes', async () => {
    await table.open();
    const here = await listen(first, (await house.sitDown(token)).session);
    const there = await listen(second, (await house.sitDown(null)).session);
    const commitment = await table.commitment();
    for (const listener of [here, there])
      await eventually(() => expect(statesOf(listener)[0]?.round).toMatchObject({ phase: 'betting', commitment, startedAt: null }));
    expect(ownOf(here)[0]).toMatchObject({ balance: 100_000, stakes: [] });
    await table.run({ outcome: 130 });
    for (const listener of [here, there])
      await eventually(() => expect(statesOf(listener).at(-1)?.round).toMatchObject({ phase: 'running', startedAt: expect.any(Number) }));
    for (const listener of [here, there])
      await eventually(() =>
        expect(statesOf(listener).at(-1)?.last).toMatchObject({ outcome: 130, commitment, serverSeed: expect.any(String) }),
      );
    expect(statesOf(there).at(-1)?.past[0]?.outcome).toBe(130);
  });

  it('learns neither outcome nor seed before the round ends', async () => {
    const { session } = await house.sitDown(token);
    await table.open();
    const listener = await listen(first, session);
    await eventually(() => expect(ownOf(listener)).toHaveLength(1));
    const made = await stake(session, null);
    await table.run({ outcome: 400 });
    await eventually(() => expect(statesOf(listener).at(-1)?.round.phase).toBe('running'));
    const round = await table.round();
    const secrets = [round.server_seed.toString('hex'), String(round.ends_at?.getTime()), 'outcome":400'];
    for (const secret of secrets) expect(listener.text() + JSON.stringify(made)).not.toContain(secret);
    table.shift(runsFor(400));
    second.platform.clock.shiftTo(first.platform.clock.ahead);
    await eventually(() => expect(listener.text()).toContain(secrets[0]));
  });

  it('sees stakes and cash-outs under masked names, and the result of its own stake', async () => {
    const { session } = await house.sitDown(token);
    const lucas = await house.sitDown(await first.logIn('lucas'));
    await table.open();
    const listener = await listen(second, lucas.session);
    await stake(session, 120);
    await stake(lucas.session, null);
    await eventually(() => expect(seenBy(listener).at(-1)).toMatchObject({ players: 2, staked: 2_000 }));
    expect(
      seenBy(listener)
        .at(-1)
        ?.largest.map(({ player }) => player),
    ).toEqual(['d***o', 'l***s']);
    await table.run({ outcome: 130 });
    await eventually(() =>
      expect(
        seenBy(listener)
          .at(-1)
          ?.largest.map(({ times }) => times),
      ).toEqual([120, 0]),
    );
    await eventually(() => expect(ownOf(listener).at(-1)?.stakes).toMatchObject([{ state: 'settled', win: 0 }]));
    expect(await house.balance()).toBe(99_000 + 1_200);
  });

  it('gets the full state when it reconnects, and the earlier page is closed', async () => {
    const { session } = await house.sitDown(token);
    await table.open();
    const before = await listen(first, session);
    const made = await stake(session, 150);
    const after = await listen(first, session);
    await eventually(() => expect(ownOf(after)[0]).toMatchObject({ balance: 99_000, stakes: [{ key: made.stake.key, state: 'open' }] }));
    await eventually(() => expect(before.isOver()).toBe(true));
  });

  it('needs an open sitting at that game', async () => {
    const { session } = await house.sitDown(token);
    expect((await listen(first, session, 'roulette')).status).toBe(404);
    await house.api('/play/api/close', { session });
    expect((await listen(first, session)).status).toBe(401);
    expect((await listen(first, `1.${'x'.repeat(43)}`)).status).toBe(401);
  });

  it('that stops reading gets the latest state when it reads again', async () => {
    await table.open();
    const listener = await listen(first, (await house.sitDown(null)).session);
    await eventually(() => expect(statesOf(listener)).toHaveLength(1));
    listener.pause();
    await table.run({ outcome: 120 });
    await eventually(async () => expect((await table.round()).phase).toBe('betting'));
    listener.resume();
    await eventually(() => expect(statesOf(listener).at(-1)?.last?.outcome).toBe(120));
  });

  it('is disconnected when its gateway closes, and resumes at another', async () => {
    const third = await createTestGateway({ databaseUrl: first.databaseUrl });
    await serve(third);
    const { session } = await house.sitDown(token);
    await table.open();
    const gone = await listen(third, session);
    await eventually(() => expect(statesOf(gone)).toHaveLength(1));
    await third.close();
    expect(gone.messages.at(-1)).toMatchObject({ type: 'end', reason: 'closing' });
    const back = await listen(second, session);
    await eventually(() => expect(statesOf(back)).toHaveLength(1));
  });
});

it('plays on for a stake whose page is gone, and stands still without players', async () => {
  const { session } = await house.sitDown(token);
  await table.open();
  const { key } = (await stake(session, 101)).stake;
  await table.run({ outcome: 101 });
  await eventually(async () => expect(await table.stakes([key])).toMatchObject([{ state: 'settled', win: 1_010 }]));
  const { number } = await table.round();
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  table.shift(60_000);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(await table.round()).toMatchObject({ number, phase: 'betting' });
});
