import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { launchToken, testAggregator, testKeys, vendorGame, walletCall, type WalletReply } from '../../../test/games/vendor-desk.ts';
import { auditLedger } from '#composition/audit-ledger.ts';

const aggregators = [testAggregator];
const gateway = await openTestGateway({ poolSize: 40, aggregators });
const second = await openTestGateway({ poolSize: 40, aggregators, databaseUrl: gateway.databaseUrl });
const token = await gateway.logIn('marina');
const { body: opened } = await walletCall(gateway, 'authenticate', { token: await launchToken(gateway, token) });
const [session, player] = [opened.session ?? '', opened.player ?? ''];

let serial = 0;
const name = (kind: string): string => `${kind}-${(serial += 1)}`;
const bet = (changes: object = {}) => ({ session, transaction: name('b'), round: name('r'), amount: 300, unit: 'BRL', ...changes });
const win = (round: string, amount: number) => ({ player, transaction: name('w'), round, amount, unit: 'BRL' });
const rollback = (round: string, undone: string) => ({ player, transaction: name('x'), round, bet: undone });
const send = (call: string, asked: object): Promise<WalletReply> => walletCall(gateway, call, asked);
const balance = async (): Promise<number> => (await send('balance', { session })).body.balance ?? 0;
const laws = async () => (await auditLedger(gateway.owner)).findings;
const errorOf = ({ body }: WalletReply): unknown => body.error;
const near = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const record = async (state: string) =>
  (await gateway.call('betRecord', { token, query: { from: near(-1), to: near(1), limit: 10, language: 'en', state } })).envelope.value[
    'items'
  ] as Record<string, unknown>[];

describe('a round', () => {
  it('is staked, paid and recorded once, however often it is sent', async () => {
    const before = await balance();
    const asked = bet({ amount: 500 });
    const staked = await send('bet', asked);
    expect(staked).toMatchObject({ status: 200, body: { balance: before - 500, unit: 'BRL' } });
    expect(await record('open')).toMatchObject([{ stake: 500, payout: null, game: { nodeId: vendorGame.nodeId } }]);
    const paid = win(asked.round, 1_250);
    expect(await send('win', paid)).toMatchObject({ status: 200, body: { balance: before + 750 } });
    expect(await send('bet', asked)).toEqual(staked);
    expect(await send('win', paid)).toMatchObject({ body: { balance: before + 750 } });
    expect(await balance()).toBe(before + 750);
    expect(await record('open')).toEqual([]);
    expect((await record('settled'))[0]).toMatchObject({ stake: 500, payout: 1_250, state: 'settled' });
    expect(await laws()).toEqual([]);
  });

  it('with several bets is paid with the last one, and loses all of them together', async () => {
    const before = await balance();
    const [first, other] = [bet({ amount: 100 }), bet({ amount: 200 })];
    await send('bet', first);
    await send('bet', { ...other, round: first.round });
    expect((await send('win', win(first.round, 900))).body.balance).toBe(before + 600);
    const lost = bet({ amount: 100 });
    await send('bet', lost);
    expect((await send('win', win(lost.round, 0))).body.balance).toBe(before + 500);
    expect(await record('open')).toEqual([]);
    expect((await record('settled')).slice(0, 3).map(({ stake, payout }) => [stake, payout])).toEqual([
      [100, 0],
      [200, 900],
      [100, 0],
    ]);
    expect(await laws()).toEqual([]);
  });

  it('counts like any stake: for the day, a bonus and the winners', async () => {
    const staked = async () =>
      (await gateway.owner
        .selectFrom('member_hour')
        .select(['valid_stake as staked', 'rounds'])
        .where('game_type', '=', 'LIVE')
        .executeTakeFirst()) ?? {
        staked: 0,
        rounds: 0,
      };
    const before = await staked();
    const asked = bet({ amount: 400 });
    await send('bet', asked);
    expect(await staked()).toEqual(before);
    await send('win', win(asked.round, 0));
    expect(await staked()).toEqual({ staked: before.staked + 400, rounds: before.rounds + 1 });
  });

  it('may arrive out of order: a win waits for its bet, and a rolled-back bet is never accepted', async () => {
    const before = await balance();
    const asked = bet();
    const early = win(asked.round, 700);
    expect(await send('win', early)).toMatchObject({ status: 404, body: { error: 'BET_UNKNOWN', mayPass: true } });
    await send('bet', asked);
    expect((await send('win', early)).body.balance).toBe(before + 400);
    const late = bet();
    const undone = rollback(late.round, late.transaction);
    expect(await send('rollback', undone)).toMatchObject({ status: 200, body: { balance: before + 400, reference: null } });
    expect(await send('bet', late)).toMatchObject({ status: 409, body: { error: 'ROLLED_BACK', mayPass: false } });
    expect(errorOf(await send('win', win(late.round, 5)))).toBe('ROLLED_BACK');
    expect((await send('rollback', undone)).status).toBe(200);
    expect(await balance()).toBe(before + 400);
    expect(await laws()).toEqual([]);
  });

  it('is rolled back to the last cent, shown to the member as void, and pays nothing afterwards', async () => {
    const before = await balance();
    const asked = bet({ amount: 800 });
    await send('bet', asked);
    expect((await send('rollback', rollback(asked.round, asked.transaction))).body.balance).toBe(before);
    expect((await send('rollback', rollback(asked.round, asked.transaction))).body.balance).toBe(before);
    expect(errorOf(await send('win', win(asked.round, 1_000)))).toBe('ROLLED_BACK');
    const [row] = await record('void');
    expect(row).toMatchObject({ stake: 800, state: 'void' });
    const { envelope } = await gateway.call('betRound', { token, query: { bet: Number(row?.['id']), language: 'pt' } });
    expect(envelope.value).toMatchObject({ voided: { reason: 'O provedor do jogo cancelou a aposta.' }, proof: null });
    expect(await laws()).toEqual([]);
  });

  it('that is settled accepts no bet, second win or rollback', async () => {
    const asked = bet();
    await send('bet', asked);
    await send('win', win(asked.round, 100));
    const before = await balance();
    expect(errorOf(await send('bet', bet({ round: asked.round })))).toBe('ROUND_SETTLED');
    expect(errorOf(await send('win', win(asked.round, 100)))).toBe('ROUND_SETTLED');
    expect(errorOf(await send('rollback', rollback(asked.round, asked.transaction)))).toBe('ROUND_SETTLED');
    expect(await balance()).toBe(before);
  });

  it('keeps its number: it is refused with another amount, round or player', async () => {
    const asked = bet();
    await send('bet', asked);
    const before = await balance();
    expect(errorOf(await send('bet', { ...asked, amount: 301 }))).toBe('TRANSACTION_CONFLICT');
    expect((await send('bet', { ...asked, round: name('r') })).body.error).toMatch(/TRANSACTION_CONFLICT|TRY_AGAIN/);
    const rafael = await walletCall(gateway, 'authenticate', { token: await launchToken(gateway, await gateway.logIn('rafael')) });
    expect(errorOf(await send('bet', { ...asked, session: rafael.body.session }))).toMatch(/TRANSACTION_CONFLICT|TRY_AGAIN/);
    expect(errorOf(await send('win', { ...win(asked.round, 900), player: rafael.body.player }))).toBe('BET_UNKNOWN');
    expect(errorOf(await send('rollback', { ...rollback(asked.round, asked.transaction), player: rafael.body.player }))).toBe(
      'TRANSACTION_CONFLICT',
    );
    expect(errorOf(await send('win', { ...win(asked.round, 900), unit: 'USD' }))).toBe('CURRENCY_MISMATCH');
    expect(await balance()).toBe(before);
    await send('win', win(asked.round, 0));
  });
});

describe('two gateways that receive the same call at once', () => {
  const told = (call: string, asked: object, times: number): Promise<WalletReply[]> =>
    Promise.all(Array.from({ length: times }, (_, turn) => walletCall(turn % 2 === 0 ? gateway : second, call, asked)));

  it('process a bet, its win and its rollback once', async () => {
    const before = await balance();
    const asked = bet();
    const staked = await told('bet', asked, 24);
    expect(new Set(staked.map(({ status, body }) => `${status} ${body.balance}`))).toEqual(new Set([`200 ${before - 300}`]));
    const wins = await told('win', win(asked.round, 900), 24);
    expect(new Set(wins.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await balance()).toBe(before + 600);
    const undone = bet();
    await Promise.all([told('bet', undone, 8), told('rollback', rollback(undone.round, undone.transaction), 8)]);
    await send('rollback', rollback(undone.round, undone.transaction));
    expect(await balance()).toBe(before + 600);
    expect(await laws()).toEqual([]);
  });

  it('never stake more than the balance', async () => {
    const held = await balance();
    const amount = Math.floor(held / 3);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => walletCall(turn % 2 === 0 ? gateway : second, 'bet', bet({ amount }))),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(all.filter(({ status }) => status !== 200).map(errorOf))).toEqual(new Set(['INSUFFICIENT_FUNDS']));
    const rounds = await gateway.owner
      .selectFrom('seamless_transaction')
      .select(['round', 'vendor_txn'])
      .where('amount', '=', amount)
      .where('kind', '=', 'bet')
      .execute();
    for (const { round, vendor_txn } of rounds) await send('rollback', rollback(round, vendor_txn));
    expect(await balance()).toBe(held);
    expect(await laws()).toEqual([]);
  });
});

it('end with the same balance for the moves of a round in any order, with any repetition', async () => {
  const step = fc.record({ what: fc.constantFrom('bet', 'win', 'rollback'), times: fc.integer({ min: 1, max: 3 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), fc.integer({ min: 0, max: 900 }), async (steps, amount) => {
      const before = await balance();
      const asked = bet();
      const moves = { bet: asked, win: win(asked.round, amount), rollback: rollback(asked.round, asked.transaction) };
      let state: 'none' | 'open' | 'settled' | 'undone' = 'none';
      for (const { what, times } of steps) {
        const kind = what as keyof typeof moves;
        for (const { status } of await Promise.all(Array.from({ length: times }, () => send(kind, moves[kind]))))
          expect(status).toBeLessThan(500);
        if (kind === 'bet' && state === 'none') state = 'open';
        else if (kind === 'win' && state === 'open') state = 'settled';
        else if (kind === 'rollback' && (state === 'none' || state === 'open')) state = 'undone';
      }
      const moved = { none: 0, open: -300, settled: amount - 300, undone: 0 }[state];
      expect(await balance()).toBe(before + moved);
      if (state === 'open') await send('win', win(asked.round, 300));
    }),
    { numRuns: 25 },
  );
  expect(await laws()).toEqual([]);
});

describe('a call not from the aggregator', () => {
  it('is refused and moves nothing: unsigned, altered, old, early, replayed, or signed with another key', async () => {
    const before = await balance();
    const asked = bet();
    const past = (seconds: number): Date => new Date(Date.now() - seconds * 1_000);
    for (const sent of [
      { headers: {} },
      { tampered: JSON.stringify({ ...asked, amount: 1 }) },
      { at: past(125) },
      { at: past(-125) },
      { key: testKeys.BETA },
      { nonce: 'short' },
    ])
      expect(errorOf(await walletCall(gateway, 'bet', asked, sent))).toBe('UNAUTHENTIC');
    const nonce = randomUUID();
    expect((await walletCall(gateway, 'balance', { session }, { nonce })).status).toBe(200);
    expect(errorOf(await walletCall(gateway, 'balance', { session }, { nonce }))).toBe('REPLAYED');
    for (const wrong of [{ amount: 0 }, { amount: 1.5 }, { amount: '300' }, { unit: 5 }, { round: 'with a space' }, { more: 1 }])
      expect(errorOf(await send('bet', bet(wrong)))).toBe('INVALID');
    expect(errorOf(await send('steal', {}))).toBe('INVALID');
    expect((await gateway.inject({ method: 'POST', url: '/wps/x/seamless/ALPHA/nobody/bet', payload: {} })).statusCode).toBe(404);
    expect(await balance()).toBe(before);
  });

  it('is refused for a player of another merchant', async () => {
    const before = await balance();
    const asked = bet();
    await send('bet', asked);
    const as = (call: string, body: object): Promise<WalletReply> => walletCall(gateway, call, body, { merchant: 'BETA' });
    expect(errorOf(await as('balance', { session }))).toBe('SESSION_OVER');
    expect(errorOf(await as('bet', bet()))).toBe('SESSION_OVER');
    expect(errorOf(await as('win', win(asked.round, 900)))).toBe('BET_UNKNOWN');
    expect(errorOf(await as('rollback', rollback(asked.round, asked.transaction)))).toBe('PLAYER_UNKNOWN');
    expect(errorOf(await as('authenticate', { token: await launchToken(gateway, token) }))).toBe('TOKEN_UNKNOWN');
    expect(await balance()).toBe(before - 300);
    await send('rollback', rollback(asked.round, asked.transaction));
  });
});
