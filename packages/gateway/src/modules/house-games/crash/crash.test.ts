import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { drawPoint, runsFor, timesAt } from '@livery/arcade/crash/crash-rules';
import type { CrashChoice } from '@livery/arcade/crash/crash-wire';
import type { StakeAnswer } from '@livery/arcade/live-table/table-wire';
import { verifyRounds } from '@livery/arcade/shell/fairness';
import { openHouse } from '../../../../test/games/house-table.ts';
import { openTable } from '../../../../test/games/live-table.ts';
import { createTestGateway, openTestGateway } from '../../../../test/test-gateway.ts';
import { runSweeps } from '../../../../test/run-sweeps.ts';
import { auditLedger } from '#composition/audit-ledger.ts';
import { drawFrom } from '#base/committed-seed.ts';
import { liveTableSweeps } from '../live-table/live-table.sweeps.ts';
import { takeStep } from '../live-table/play-round.service.ts';
import { settleRounds } from '../live-table/settle-round.service.ts';
import { crashGame } from './crash-game.rules.ts';

const nodeId = 27_015;
const gateway = await openTestGateway({ poolSize: 40 });
const second = await openTestGateway({ databaseUrl: gateway.databaseUrl });
const house = await openHouse(gateway, nodeId);
const table = openTable(gateway, { merchantId: house.merchantId, nodeId }, crashGame, { isHeld: true });
const token = await gateway.logIn();
type Answer = StakeAnswer<CrashChoice>;
const call = (name: string, body: object) => house.api<Answer>(`/crash/api/${name}`, body);
const bet = async (session: string, auto: number | null = null, stake = 1_000) =>
  call('stake', { ...house.round(session, stake), round: (await table.round()).number, auto });
const leave = (session: string, key: string) => call('leave', { session, key });

beforeEach(async () => {
  await table.clear();
  await house.setBalance(100_000);
});

describe('a stake', () => {
  it('is accepted while bets are open, once per key and once per round', async () => {
    const { session, rtp } = await house.sitDown(token);
    expect(rtp).toBeGreaterThan(0.9898);
    await table.open();
    const { number } = await table.round();
    const body = { ...house.round(session, 1_000), round: number, auto: 150 };
    const answers = await Promise.all(Array.from({ length: 16 }, () => call('stake', body)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.value).toMatchObject({
      balance: 99_000,
      stake: { stake: 1_000, state: 'open', win: null, choice: { auto: 150, times: null } },
    });
    expect(await house.balance()).toBe(99_000);
    for (const other of [{ stake: 2_000 }, { auto: null }, { auto: 151 }, { clientSeed: 'other' }])
      expect((await call('stake', { ...body, ...other })).value.code).toBe('IDEMPOTENCY_CONFLICT');
    const other = await house.sitDown(token);
    expect((await bet(other.session)).value.code).toBe('STATE_CHANGED');
    expect(await house.balance()).toBe(99_000);
  });

  it('is refused before bets open, after they close and for another round', async () => {
    const { session } = await house.sitDown(token);
    await table.open();
    const { number } = await table.round();
    for (const round of [number - 1, number + 1].filter((each) => each > 0))
      expect((await call('stake', { ...house.round(session, 1_000), round, auto: null })).value.code).toBe('NO_LONGER_OPEN');
    await table.moveRound({ opens_at: new Date(table.now().getTime() + 60_000), closes_at: new Date(table.now().getTime() + 90_000) });
    expect((await bet(session)).value.code).toBe('NO_LONGER_OPEN');
    await table.open();
    await table.run();
    expect((await bet(session)).value.code).toBe('NO_LONGER_OPEN');
    expect((await bet(session, null, 150)).value.code).toBe('LIMIT_EXCEEDED');
    for (const auto of [100, 100_001, 1.5])
      expect((await call('stake', { ...house.round(session, 100), round: 1, auto })).status).toBe(400);
    expect(await house.balance()).toBe(100_000);
  });

  it('can be undone once while bets are open, and not later', async () => {
    const { session } = await house.sitDown(token);
    await table.open();
    const { key } = (await bet(session)).value.stake;
    const answers = await Promise.all(Array.from({ length: 6 }, () => call('undo', { session, key })));
    for (const { value } of answers) expect(value).toMatchObject({ balance: 100_000, stake: { state: 'undone' } });
    const again = (await bet(session)).value.stake;
    await table.run();
    expect((await call('undo', { session, key: again.key })).value.code).toBe('NO_LONGER_OPEN');
    const lucas = await house.sitDown(await gateway.logIn('lucas'));
    expect((await call('undo', { session: lucas.session, key: again.key })).value.code).toBe('NOT_FOUND');
    expect(await house.balance()).toBe(99_000);
  });

  it('never overdraws the balance when sittings race', async () => {
    const sittings = await Promise.all(Array.from({ length: 6 }, () => house.sitDown(token)));
    await house.setBalance(1_500);
    await table.open();
    const answers = await Promise.all(sittings.map(({ session }) => bet(session)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await house.balance()).toBe(500);
  });
});

describe('a player who cashes out', () => {
  it('gets the multiplier of that moment once, from any number of calls', async () => {
    const { session } = await house.sitDown(token);
    await table.open();
    const { key } = (await bet(session)).value.stake;
    expect((await leave(session, key)).value.code).toBe('STATE_CHANGED');
    await table.run({ outcome: 1_000 });
    expect((await leave(session, key)).value.code).toBe('STATE_CHANGED');
    table.shift(7_000);
    const answers = await Promise.all(Array.from({ length: 12 }, () => leave(session, key)));
    const { choice, win } = answers[0]?.value.stake ?? {};
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(choice?.times).toBe(timesAt(7_000));
    expect(win).toBe(10 * timesAt(7_000));
    expect(await house.balance()).toBe(99_000 + (win ?? 0));
    await table.end();
    expect(await house.balance()).toBe(99_000 + (win ?? 0));
  });

  it('gets nothing after the crash, whether or not it is settled yet', async () => {
    const { session } = await house.sitDown(token);
    await table.open();
    const { key } = (await bet(session)).value.stake;
    await table.run({ outcome: 200 });
    table.shift(runsFor(200));
    // The gateway runs the table meanwhile, and may have settled the round before the call.
    const gain = async () => {
      const { code, stake } = (await leave(session, key)).value;
      return code ?? stake.win;
    };
    expect(await gain()).toBeOneOf(['NO_LONGER_OPEN', 0]);
    await takeStep(gateway.platform, table.place, crashGame, table.now());
    expect(await gain()).toBeOneOf(['NO_LONGER_OPEN', 0]);
    await settleRounds(gateway.platform, table.place, crashGame, table.now());
    expect((await leave(session, key)).value.stake).toMatchObject({ state: 'settled', win: 0 });
    expect(await house.balance()).toBe(99_000);
  });

  it('cashes out at the automatic multiplier even if the page is closed', async () => {
    const [marina, lucas, sofia] = await Promise.all(
      ['marina', 'lucas', 'sofia'].map(async (name) => house.sitDown(await gateway.logIn(name))),
    );
    await table.open();
    const stakes = [await bet(marina?.session ?? '', 150), await bet(lucas?.session ?? '', 200), await bet(sofia?.session ?? '', 201)];
    for (const at of [marina, lucas, sofia]) await house.api('/play/api/close', { session: at?.session });
    await table.run({ outcome: 200 });
    await table.end();
    const rows = await table.stakes(stakes.map(({ value }) => value.stake.key));
    expect(rows.map(({ state, win }) => [state, win])).toEqual([
      ['settled', 1_500],
      ['settled', 2_000],
      ['settled', 0],
    ]);
  });

  it('gets the automatic multiplier when asking to cash out later', async () => {
    const { session } = await house.sitDown(token);
    await table.open();
    const { key } = (await bet(session, 130)).value.stake;
    await table.run({ outcome: 1_000 });
    table.shift(10_000);
    expect((await leave(session, key)).value.stake).toMatchObject({ win: 1_300, choice: { auto: 130, times: 130 } });
  });

  it('is paid once when cashing out, the crash and two gateways race', async () => {
    for (let turn = 0; turn < 5; turn++) {
      await house.setBalance(100_000);
      const { session } = await house.sitDown(token);
      await table.open();
      const { key } = (await bet(session)).value.stake;
      await table.run({ outcome: 300 });
      table.shift(runsFor(300) - 60);
      const ends = [gateway, second].map(async ({ platform }) => {
        const now = new Date(table.now().getTime() + 100);
        await takeStep(platform, table.place, crashGame, now);
        await settleRounds(platform, table.place, crashGame, now);
      });
      const [answer] = await Promise.all([leave(session, key), ...ends]);
      await settleRounds(gateway.platform, table.place, crashGame, table.now());
      const [row] = await table.stakes([key]);
      expect(row?.state).toBe('settled');
      if (answer?.status === 200) expect(answer.value.stake.win).toBe(row?.win);
      expect(await house.balance()).toBe(99_000 + (row?.win ?? 0));
    }
    expect((await auditLedger(gateway.owner)).findings).toEqual([]);
  });
});

describe('a round', () => {
  it('starts, draws and ends once when several gateways race', async () => {
    await table.open();
    const { number } = await table.round();
    const both = (milliseconds: number) =>
      Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          takeStep((i % 2 === 0 ? gateway : second).platform, table.place, crashGame, new Date(table.now().getTime() + milliseconds)),
        ),
      );
    expect(await both(60_000)).toEqual(Array.from({ length: 8 }, () => false));
    await table.moveRound({ closes_at: new Date(table.now().getTime() - 10) });
    expect(new Set(await both(0))).toEqual(new Set([false]));
    const drawn = await table.round();
    expect(drawn.phase).toBe('running');
    expect((await both(2 * 120_000)).filter(Boolean)).toHaveLength(1);
    expect((await table.round()).number).toBe(number + 1);
  });

  it('follows its seed, committed beforehand and revealed when it ends', async () => {
    const { session } = await house.sitDown(token);
    await table.open();
    const promised = await table.commitment();
    const made = (await bet(session, 500)).value.stake;
    const lucas = await house.sitDown(await gateway.logIn('lucas'));
    await call('stake', { ...house.round(lucas.session, 100), round: (await table.round()).number, auto: 101, clientSeed: 'his' });
    await table.run();
    const running = await table.round();
    expect(running.client_seed).toBe('mine,his');
    const secret = (await proofOf(made.key)).proof;
    expect(secret).toMatchObject({ serverSeed: null, draws: [], clientSeed: 'mine' });
    await table.end();
    const { proof } = await proofOf(made.key);
    expect(proof).toMatchObject({ commitment: promised, clientSeed: 'mine,his', nonce: running.number, draws: [{ among: 2 ** 32 }] });
    expect(await drawPoint(drawFrom(running.server_seed), 'mine,his', running.number)).toBe(running.outcome);
    const check = async (draw: Parameters<typeof drawPoint>[0]) => (await drawPoint(draw, 'mine,his', running.number)) === running.outcome;
    expect(await verifyRounds(proof.serverSeed ?? '', promised, [{ nonce: running.number, check }])).toEqual({ kind: 'fair' });
  });

  it('stalled by a lost gateway returns manual stakes, and pays automatic ones as set', async () => {
    const lost = await createTestGateway({ databaseUrl: gateway.databaseUrl });
    const { session } = await house.sitDown(token);
    const lucas = await house.sitDown(await gateway.logIn('lucas'));
    await table.open();
    const byHand = (await bet(session)).value.stake;
    const byItself = (await bet(lucas.session, 120)).value.stake;
    await lost.close();
    const sweep = (milliseconds: number) =>
      runSweeps(gateway.platform, liveTableSweeps.slice(0, 1), new Date(table.now().getTime() + milliseconds));
    await sweep(5_000);
    expect((await table.stakes([byHand.key]))[0]?.state).toBe('open');
    await sweep(80_000);
    await table.fix(150);
    await Promise.all([sweep(120_000), sweep(120_000)]);
    expect((await table.stakes([byHand.key, byItself.key])).map(({ state, win }) => [state, win])).toEqual([
      ['undone', null],
      ['settled', 120 * 10],
    ]);
    expect(await house.balance()).toBe(100_000);
    expect((await auditLedger(gateway.owner)).findings).toEqual([]);
  });

  it('plays in demo by the same rules, without moving money', async () => {
    const { session, mode } = await house.sitDown(null);
    expect(mode).toBe('demo');
    await table.open();
    const made = await bet(session, 200);
    expect(made.value.balance).toBe(99_000);
    await table.run({ outcome: 900 });
    await table.end();
    expect((await leave(session, made.value.stake.key)).value).toMatchObject({ balance: 101_000, stake: { win: 2_000 } });
    expect(await house.balance()).toBe(100_000);
  });

  it('settles many stakes at once, each at its automatic multiplier', async () => {
    const sittings = await Promise.all(Array.from({ length: 12 }, () => house.sitDown(null)));
    await table.open();
    const made = await Promise.all(sittings.map(({ session }, i) => bet(session, 101 + i * 20, 100)));
    await table.run({ outcome: 300 });
    await table.end();
    const rows = await table.stakes(made.map(({ value }) => value.stake.key));
    expect(rows.map(({ win }) => win)).toEqual(sittings.map((_, i) => (101 + i * 20 <= 300 ? 101 + i * 20 : 0)));
  });
});

async function proofOf(key: string) {
  const row = await gateway.owner.selectFrom('bet').select('id').where('key', '=', key).executeTakeFirstOrThrow();
  const { envelope } = await gateway.call('betRound', { token, query: { bet: row.id, language: 'en' } });
  return envelope.value as never as { proof: { serverSeed: string | null; draws: object[] } };
}

it('rejects a cash-out under an unknown key', async () => {
  const { session } = await house.sitDown(token);
  expect((await leave(session, randomUUID())).value.code).toBe('NOT_FOUND');
});
