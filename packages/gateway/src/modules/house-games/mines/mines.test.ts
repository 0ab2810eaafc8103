import { beforeEach, describe, expect, it } from 'vitest';
import { cells, drawMines, minesFrom } from '@livery/arcade/mines/mines-rules';
import type { MinesResume, MinesRound } from '@livery/arcade/mines/mines-wire';
import { verifyRounds } from '@livery/arcade/shell/fairness';
import type { RotateAnswer } from '@livery/arcade/shell/wire';
import { openHouse } from '../../../../test/games/house-table.ts';
import { runSweeps } from '../../../../test/run-sweeps.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';
import { auditLedger } from '#composition/audit-ledger.ts';
import { commitmentTo, drawFrom } from '#base/committed-seed.ts';
import { minesSweep, roundLife } from './mines.sweeps.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const house = await openHouse(gateway, 27_014);
const token = await gateway.logIn();
const call = (name: string, body: object) => house.api<MinesRound>(`/mines/api/${name}`, body);
const start = async (session: string, mines = 3, stake = 1_000) => (await call('start', { ...house.round(session, stake), mines })).value;
const resume = async (session: string) => (await house.api<MinesResume>('/mines/api/resume', { session })).value.round;
const inMoney = (hundredths: number): number => (1_000 * hundredths) / 100;

/** Reads the sitting's secret seed, which no player can see. */
async function fieldOf({ nonce, clientSeed, mines, commitment }: MinesRound): Promise<{ safe: number[]; mined: number[] }> {
  const seeds = await gateway.owner.selectFrom('sitting_seed').select('server_seed').execute();
  const seed = seeds.find(({ server_seed }) => commitmentTo(server_seed) === commitment);
  const mined = minesFrom(await drawMines(drawFrom(seed?.server_seed ?? Buffer.alloc(32)), clientSeed, nonce, mines));
  return { mined, safe: Array.from({ length: cells }, (_, cell) => cell).filter((cell) => !mined.includes(cell)) };
}

async function newestProof(): Promise<{ serverSeed: string | null; draws: object[] }> {
  const today = new Date(gateway.platform.clock.now().getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
  const { items } = (await gateway.call('betRecord', { token, query: { from: today, to: today, limit: 1 } })).envelope.value as {
    items: { id: number }[];
  };
  return ((await gateway.call('betRound', { token, query: { bet: items[0]?.id ?? 0 } })).envelope.value as never as { proof: never }).proof;
}

beforeEach(async () => {
  const { session } = await house.sitDown(token);
  const open = await resume(session);
  if (open !== null) {
    const { mined } = await fieldOf(open);
    await call('reveal', { session, round: open.round, cell: mined[0] ?? 0 });
  }
  await house.setBalance(100_000);
});

describe('a round', () => {
  it('is worth more with every safe cell, and pays that when the player cashes out', async () => {
    const { session } = await house.sitDown(token);
    const begun = await start(session);
    expect(begun).toMatchObject({ opened: [], win: null, minesAt: null, balance: 99_000 });
    const { safe, mined } = await fieldOf(begun);
    for (const [turn, cell] of safe.slice(0, 3).entries())
      expect((await call('reveal', { session, round: begun.round, cell })).value.opened).toHaveLength(turn + 1);
    const { value } = await call('cashout', { session, round: begun.round });
    expect(value).toMatchObject({ win: inMoney(147), minesAt: mined, balance: 99_000 + inMoney(147) });
    expect(await house.balance()).toBe(99_000 + inMoney(147));
  });

  it('is lost on a mine, and stays lost', async () => {
    const { session } = await house.sitDown(token);
    const begun = await start(session);
    const { safe, mined } = await fieldOf(begun);
    const [mine = 0] = mined;
    const lost = (await call('reveal', { session, round: begun.round, cell: mine })).value;
    expect(lost).toMatchObject({ opened: [mine], win: 0, minesAt: mined });
    expect((await call('cashout', { session, round: begun.round })).value).toEqual(lost);
    expect((await call('reveal', { session, round: begun.round, cell: safe[0] ?? 0 })).value).toEqual(lost);
    expect(await house.balance()).toBe(99_000);
  });

  it('pays automatically when no safe cell is left', async () => {
    const { session } = await house.sitDown(token);
    const begun = await start(session, 24);
    const { safe } = await fieldOf(begun);
    expect((await call('reveal', { session, round: begun.round, cell: safe[0] ?? 0 })).value.win).toBe(inMoney(2_475));
  });

  it('is paid once when two devices cash out 24 times at once', async () => {
    const [one, other] = [await house.sitDown(token), await house.sitDown(token)];
    const begun = await start(one.session);
    const { safe } = await fieldOf(begun);
    await call('reveal', { session: one.session, round: begun.round, cell: safe[0] ?? 0 });
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) => call('cashout', { session: i % 2 === 0 ? one.session : other.session, round: begun.round })),
    );
    expect(new Set(answers.map(({ status, value }) => `${status} ${value.win}`))).toEqual(new Set([`200 ${inMoney(112)}`]));
    expect(await house.balance()).toBe(99_000 + inMoney(112));
  });

  it('has one result when a mine and a cash-out race', async () => {
    for (let turn = 0; turn < 6; turn++) {
      await house.setBalance(100_000);
      const { session } = await house.sitDown(token);
      const begun = await start(session);
      const { safe, mined } = await fieldOf(begun);
      await call('reveal', { session, round: begun.round, cell: safe[0] ?? 0 });
      const answers = await Promise.all([
        call('reveal', { session, round: begun.round, cell: mined[0] ?? 0 }),
        call('cashout', { session, round: begun.round }),
      ]);
      const wins = new Set(answers.map(({ value }) => value.win));
      expect(wins.size).toBe(1);
      expect(await house.balance()).toBe(99_000 + ([...wins][0] ?? 0));
    }
  });

  it('is the only open one of its game: one of eight starts racing from two devices succeeds', async () => {
    const [one, other] = [await house.sitDown(token), await house.sitDown(token)];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => call('start', { ...house.round((i % 2 === 0 ? one : other).session, 1_000), mines: 3 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ value }) => value.code))).toEqual(new Set(['STATE_CHANGED']));
    expect(await house.balance()).toBe(99_000);
  });

  it('is staked once per key, and never beyond the balance', async () => {
    const { session } = await house.sitDown(token);
    const body = { ...house.round(session, 1_000), mines: 3 };
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('start', body)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await house.balance()).toBe(99_000);
    expect((await call('start', { ...body, mines: 4 })).value.code).toBe('IDEMPOTENCY_CONFLICT');
    const [first] = answers;
    if (first === undefined) throw new Error('Nothing was answered');
    expect((await call('cashout', { session, round: first.value.round })).value.code).toBe('STATE_CHANGED');
    const { mined } = await fieldOf(first.value);
    await call('reveal', { session, round: first.value.round, cell: mined[0] ?? 0 });
    await house.setBalance(999);
    expect((await call('start', { ...house.round(session, 1_000), mines: 3 })).value.code).toBe('INSUFFICIENT_BALANCE');
    expect(await resume(session)).toBeNull();
  });

  it('continues on the player’s other device, and for no other player', async () => {
    const { session } = await house.sitDown(token);
    const begun = await start(session);
    await house.api('/play/api/close', { session });
    const other = await house.sitDown(token);
    expect(await resume(other.session)).toMatchObject({ round: begun.round, commitment: begun.commitment, mines: 3, opened: [] });
    const lucas = await house.sitDown(await gateway.logIn('lucas'));
    expect(await resume(lucas.session)).toBeNull();
    expect((await call('reveal', { session: lucas.session, round: begun.round, cell: 0 })).value.code).toBe('NOT_FOUND');
    const { safe } = await fieldOf(begun);
    expect((await call('reveal', { session: other.session, round: begun.round, cell: safe[0] ?? 0 })).value.opened).toEqual([safe[0]]);
  });
});

describe('an abandoned round', () => {
  const sweepAfter = (milliseconds: number) => runSweeps(gateway.platform, [minesSweep], new Date(Date.now() + milliseconds));

  it('is paid for its open cells after a day, once, or gets its stake back if none is open', async () => {
    const { session } = await house.sitDown(token);
    const begun = await start(session);
    const { safe } = await fieldOf(begun);
    await call('reveal', { session, round: begun.round, cell: safe[0] ?? 0 });
    await sweepAfter(roundLife - 60_000);
    expect(await house.balance()).toBe(99_000);
    await Promise.all([sweepAfter(roundLife + 60_000), sweepAfter(roundLife + 60_000)]);
    expect(await house.balance()).toBe(99_000 + inMoney(112));

    const untouched = await start(session);
    await sweepAfter(roundLife + 60_000);
    expect((await call('reveal', { session, round: untouched.round, cell: 0 })).value.win).toBe(1_000);
    expect(await house.balance()).toBe(99_000 + inMoney(112));
    expect((await auditLedger(gateway.owner)).findings).toEqual([]);
  });
});

describe('the seed of an open round', () => {
  it('is not revealed by a reveal, the betting record or an earlier round of its sitting', async () => {
    const { session, commitment } = await house.sitDown(token);
    const first = await start(session);
    const { mined } = await fieldOf(first);
    await call('reveal', { session, round: first.round, cell: mined[0] ?? 0 });
    const second = await start(session);
    expect((await house.api('/play/api/rotate', { session, commitment })).value).toMatchObject({ code: 'STATE_CHANGED' });
    expect(await newestProof()).toMatchObject({ serverSeed: null, draws: [] });
    await house.api('/play/api/close', { session });
    expect((await newestProof()).serverSeed).toBeNull();

    const other = await house.sitDown(token);
    const field = await fieldOf(second);
    await call('reveal', { session: other.session, round: second.round, cell: field.mined[0] ?? 0 });
    const { serverSeed, draws } = await newestProof();
    expect(serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(draws).toHaveLength(3);
    const check = async (draw: Parameters<typeof drawMines>[0]) =>
      minesFrom(await drawMines(draw, 'mine', second.nonce, 3)).join() === field.mined.join();
    expect(await verifyRounds(serverSeed ?? '', commitment, [{ nonce: second.nonce, check }])).toEqual({ kind: 'fair' });
  });

  it('stays hidden in demo play, which follows the same rules', async () => {
    const { session, commitment } = await house.sitDown(null);
    const begun = await start(session);
    expect(begun.balance).toBe(99_000);
    expect((await house.api('/play/api/rotate', { session, commitment })).value).toMatchObject({ code: 'STATE_CHANGED' });
    const { safe } = await fieldOf(begun);
    await call('reveal', { session, round: begun.round, cell: safe[0] ?? 0 });
    expect((await call('cashout', { session, round: begun.round })).value).toMatchObject({
      win: inMoney(112),
      balance: 99_000 + inMoney(112),
    });
    expect((await call('cashout', { session, round: begun.round })).value.balance).toBe(99_000 + inMoney(112));
    const { value } = await house.api<RotateAnswer>('/play/api/rotate', { session, commitment });
    expect(value.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(await house.balance()).toBe(100_000);
  });
});
