import { currencies, type Currency } from '@livery/contract/money';
import type { OpenAnswer, RotateAnswer, SpinAnswer, SpinBody } from '../../../../games/slot/slot-wire.ts';
import { playRound, roundWin } from '../../../../games/slot/slot-outcome.ts';
import { slotModels, type SlotModelId } from '../../../../games/slot/slot-models.ts';
import { palettes } from '../../../art/palettes.ts';
import type { GatewayDatabase } from '../../../database/schema.ts';
import { openHouseAccount } from '../../../ledger/accounts.ts';
import { postTransaction, type LedgerEntry, type LedgerTransaction } from '../../../ledger/ledger.ts';
import { AppError } from '../../../server/app-error.ts';
import { newToken } from '../../../server/authentication.ts';
import { inLanguage } from '../games.present.ts';
import { commitmentTo, drawFrom, newServerSeed } from './slot-seed.ts';
import { findLiveSession, findRound, lockSession, nextNonce, takeTicket, type LiveSession, type RoundRow } from './slot-sessions.repo.ts';
import { demoBalanceFor, stakesFor } from './slot-stakes.ts';
import { returnOf } from './slot-return.ts';

/** A sitting ends after this long without a round (Portaria 1.207/2024). */
const sittingIdle = 30 * 60_000;

const returns = new Map(Object.values(slotModels).map((model) => [model.id as string, returnOf(model).rtp]));

/**
 * Trades a ticket for a sitting: a session token, the game's looks and limits, and the commitment to its first seed.
 *
 * @throws AppError NOT_FOUND for a ticket that is unknown, used or too old
 */
export async function openSitting(db: GatewayDatabase, ticket: string, now: Date): Promise<OpenAnswer> {
  return db.transaction().execute(async (trx) => {
    const taken = await takeTicket(trx, ticket, now);
    if (taken === null) throw new AppError('NOT_FOUND');
    const { merchant_id, member_id, cash_account_id, node_id, language } = taken;
    const game = await trx
      .selectFrom('game')
      .selectAll()
      .where('merchant_id', '=', merchant_id)
      .where('node_id', '=', node_id)
      .executeTakeFirstOrThrow();
    const merchant = await trx.selectFrom('merchant').select('currency').where('id', '=', merchant_id).executeTakeFirstOrThrow();
    const currency = merchant.currency as Currency;
    const { token, hash } = newToken();
    const serverSeed = newServerSeed();
    const demoBalance = member_id === null ? demoBalanceFor(currency) : null;
    await trx
      .insertInto('game_session')
      .values({
        token_hash: hash,
        merchant_id,
        member_id,
        cash_account_id,
        node_id,
        demo_balance: demoBalance,
        server_seed: serverSeed,
        opened_at: now,
        seen_at: now,
        closed_at: null,
      })
      .execute();
    const model = game.model as SlotModelId;
    return {
      session: token,
      nodeId: node_id,
      gameName: inLanguage(game.names, language),
      language,
      theme: game.theme,
      model,
      palette: palettes[game.palette % palettes.length] ?? palettes[0],
      mode: member_id === null ? 'demo' : 'real',
      currency: { code: currency, ...currencies[currency] },
      balance: demoBalance ?? (await cashBalance(trx, cash_account_id)),
      stakes: stakesFor(currency),
      rtp: returns.get(model) ?? 0,
      commitment: commitmentTo(serverSeed),
      parentOrigin: taken.parent_origin,
    };
  });
}

async function cashBalance(trx: LedgerTransaction, accountId: number | null): Promise<number> {
  const { balance } = await trx.selectFrom('account').select('balance').where('id', '=', accountId).executeTakeFirstOrThrow();
  return balance;
}

/**
 * One round: outcome, stake and win in one database transaction, and with real money in one ledger transaction. The same key
 * answers the stored round again.
 *
 * @throws AppError NOT_LOGGED_IN, GAME_MAINTENANCE, LIMIT_EXCEEDED, INSUFFICIENT_BALANCE, IDEMPOTENCY_CONFLICT
 */
export async function spin(db: GatewayDatabase, body: SpinBody, now: Date): Promise<SpinAnswer> {
  const session = await liveSession(db, body.session, now);
  if (session.maintenance) throw new AppError('GAME_MAINTENANCE');
  if (!stakesFor(session.currency as Currency).includes(body.stake)) throw new AppError('LIMIT_EXCEEDED');
  return db
    .transaction()
    .execute(async (trx) =>
      session.cash_account_id === null
        ? spinForPlayMoney(trx, session, body, now)
        : spinForMoney(trx, session, session.cash_account_id, body, now),
    );
}

async function liveSession(db: GatewayDatabase, token: string, now: Date): Promise<LiveSession> {
  const session = await findLiveSession(db, token, new Date(now.getTime() - sittingIdle));
  if (session === null) throw new AppError('NOT_LOGGED_IN');
  return session;
}

async function spinForMoney(
  trx: LedgerTransaction,
  session: LiveSession,
  cash: number,
  { idempotencyKey, stake, clientSeed }: SpinBody,
  now: Date,
): Promise<SpinAnswer> {
  const house = await openHouseAccount(trx, session.merchant_id, 'GAMES', session.currency);
  let round: PlayedRound | null = null;
  const { response } = await postTransaction<SpinAnswer>(trx, {
    merchantId: session.merchant_id,
    kind: 'spin',
    idempotencyKey: `spin:${session.id}:${idempotencyKey}`,
    request: { stake, clientSeed },
    reference: `game:${session.node_id}`,
    at: now,
    entries: async () => {
      round = await play(trx, session, stake, clientSeed, now);
      return [...moved(cash, house, stake), ...(round.win > 0 ? moved(house, cash, round.win) : [])];
    },
    response: async ({ transactionId, balances }) => {
      if (round === null) throw new Error('A spin was posted without its round');
      const balance = balances.get(cash) ?? 0;
      await storeRound(trx, session.id, transactionId, idempotencyKey, clientSeed, round, balance, now);
      return { nonce: round.nonce, stake, win: round.win, balance, turns: round.turns };
    },
  });
  return response;
}

function moved(from: number, to: number, amount: number): LedgerEntry[] {
  return [
    { accountId: from, amount: -amount },
    { accountId: to, amount },
  ];
}

async function spinForPlayMoney(
  trx: LedgerTransaction,
  session: LiveSession,
  { idempotencyKey, stake, clientSeed }: SpinBody,
  now: Date,
): Promise<SpinAnswer> {
  const locked = await lockSession(trx, session.id);
  if (locked === null) throw new AppError('NOT_LOGGED_IN');
  const stored = await findRound(trx, session.id, idempotencyKey);
  if (stored !== null) {
    if (stored.stake !== stake || stored.client_seed !== clientSeed) throw new AppError('IDEMPOTENCY_CONFLICT');
    return answerOf(stored);
  }
  const held = locked.demo_balance ?? 0;
  if (held < stake) throw new AppError('INSUFFICIENT_BALANCE');
  const round = await play(trx, session, stake, clientSeed, now);
  const balance = held - stake + round.win;
  await trx.updateTable('game_session').set({ demo_balance: balance }).where('id', '=', session.id).execute();
  await storeRound(trx, session.id, null, idempotencyKey, clientSeed, round, balance, now);
  return { nonce: round.nonce, stake, win: round.win, balance, turns: round.turns };
}

function answerOf({ nonce, stake, win, balance, turns }: RoundRow): SpinAnswer {
  return { nonce, stake, win, balance, turns };
}

interface PlayedRound extends Pick<SpinAnswer, 'nonce' | 'stake' | 'win' | 'turns'> {
  readonly commitment: string;
}

async function play(trx: LedgerTransaction, session: LiveSession, stake: number, clientSeed: string, now: Date): Promise<PlayedRound> {
  const next = await nextNonce(trx, session.id, now);
  if (next === null) throw new AppError('NOT_LOGGED_IN');
  const model = slotModels[session.model as SlotModelId];
  const turns = await playRound(model, drawFrom(next.server_seed), clientSeed, next.nonce);
  return {
    nonce: next.nonce,
    stake,
    win: roundWin(turns) * (stake / model.lines.length),
    turns,
    commitment: commitmentTo(next.server_seed),
  };
}

async function storeRound(
  trx: LedgerTransaction,
  sessionId: number,
  transactionId: number | null,
  idempotencyKey: string,
  clientSeed: string,
  round: PlayedRound,
  balance: number,
  now: Date,
): Promise<void> {
  const { commitment, nonce, stake, win, turns } = round;
  await trx
    .insertInto('game_round')
    .values({
      session_id: sessionId,
      idempotency_key: idempotencyKey,
      txn_id: transactionId,
      commitment,
      client_seed: clientSeed,
      nonce,
      stake,
      win,
      balance,
      turns: JSON.stringify(turns),
      played_at: now,
    })
    .execute();
}

/**
 * Reveals the seed behind a commitment and commits to a new one. Asked again about a seed that is revealed already, it answers
 * the same, so that a lost answer hides nothing.
 *
 * @throws AppError NOT_LOGGED_IN, NOT_FOUND
 */
export async function rotate(db: GatewayDatabase, token: string, commitment: string, now: Date): Promise<RotateAnswer> {
  const { id } = await liveSession(db, token, now);
  return db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, id);
    if (session === null) throw new AppError('NOT_LOGGED_IN');
    const current = commitmentTo(session.server_seed);
    if (current !== commitment) {
      const known = await trx
        .selectFrom('game_revealed_seed')
        .selectAll()
        .where('session_id', '=', id)
        .where('commitment', '=', commitment)
        .executeTakeFirst();
      if (known === undefined) throw new AppError('NOT_FOUND');
      return { serverSeed: known.server_seed, commitment, nextCommitment: current };
    }
    const next = newServerSeed();
    const serverSeed = session.server_seed.toString('hex');
    await trx.insertInto('game_revealed_seed').values({ session_id: id, commitment, server_seed: serverSeed, revealed_at: now }).execute();
    await trx.updateTable('game_session').set({ server_seed: next, nonce: 0, seen_at: now }).where('id', '=', id).execute();
    return { serverSeed, commitment, nextCommitment: commitmentTo(next) };
  });
}
