import { currencies, type Currency } from '@livery/contract/money';
import type { OpenAnswer, RotateAnswer, SpinAnswer, SpinBody } from '../../../../games/slot/slot-wire.ts';
import { playRound, roundWin } from '../../../../games/slot/slot-outcome.ts';
import { slotModels, type SlotModelId } from '../../../../games/slot/slot-models.ts';
import { palettes } from '../../../art/palettes.ts';
import { openHouseAccount } from '../../../ledger/accounts.ts';
import { postTransaction, type LedgerEntry, type LedgerTransaction } from '../../../ledger/ledger.ts';
import { AppError } from '../../../server/app-error.ts';
import { newToken } from '../../../server/authentication.ts';
import { refuseWith, type Refusals } from '../../../server/closures.ts';
import type { Platform } from '../../../server/platform.ts';
import { sessionAge } from '../../../server/session-life.ts';
import { inLanguage } from '../games.present.ts';
import { paceAfterRound } from './slot-pace.ts';
import { commitmentTo, drawFrom, newServerSeed } from './slot-seed.ts';
import {
  findRevealedSeed,
  findRound,
  lockSitting,
  nextNonce,
  noteLauncherUse,
  takeTicket,
  type RoundRow,
  type Sitting,
} from './slot-sessions.repo.ts';
import { demoBalanceFor, stakesFor } from './slot-stakes.ts';
import { returnOf } from './slot-return.ts';

/** A sitting ends after this long without a round (Portaria 1.207/2024). */
const sittingIdle = 30 * 60_000;

type House = Pick<Platform, 'db' | 'closures'>;

const returns = new Map(Object.values(slotModels).map((model) => [model.id as string, returnOf(model).rtp]));

/**
 * Trades a ticket for a sitting: a session token, the game's looks and limits, and the commitment to its first seed.
 *
 * @throws AppError NOT_FOUND for a ticket that is unknown, used or too old; MAINTENANCE or IP_BLOCKED, and the ticket stays good
 */
export async function openSitting({ db, closures }: House, ticket: string, now: Date): Promise<OpenAnswer> {
  const refusals = await closures.current();
  return db.transaction().execute(async (trx) => {
    const taken = await takeTicket(trx, ticket, now);
    if (taken === null) throw new AppError('NOT_FOUND');
    const { merchant_id, member_id, cash_account_id, session_hash, node_id, language } = taken;
    refuseWith(refusals, merchant_id);
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
        session_hash,
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
 * One round: outcome, stake and win in one database transaction, and with real money in one ledger transaction. A round that was
 * played is answered again to its sitting by its key, whatever has become of merchant, game, session and sitting since.
 *
 * @throws AppError NOT_LOGGED_IN, MAINTENANCE, IP_BLOCKED, GAME_MAINTENANCE, LIMIT_EXCEEDED, RATE_LIMITED, INSUFFICIENT_BALANCE,
 * IDEMPOTENCY_CONFLICT
 */
export async function spin({ db, closures }: House, body: SpinBody, now: Date): Promise<SpinAnswer> {
  const refusals = await closures.current();
  return db.transaction().execute(async (trx) => {
    const sitting = await findSitting(trx, body.session);
    const settled = await findRound(trx, sitting.id, body.idempotencyKey);
    if (settled !== null) return answerAgain(settled, body);
    await requireLive(trx, sitting, refusals, now);
    if (sitting.maintenance) throw new AppError('GAME_MAINTENANCE');
    if (!stakesFor(sitting.currency as Currency).includes(body.stake)) throw new AppError('LIMIT_EXCEEDED');
    return sitting.cash_account_id === null
      ? spinForPlayMoney(trx, sitting, body, now)
      : spinForMoney(trx, sitting, sitting.cash_account_id, body, now);
  });
}

async function findSitting(trx: LedgerTransaction, token: string): Promise<Sitting> {
  const sitting = await lockSitting(trx, token);
  if (sitting === null) throw new AppError('NOT_LOGGED_IN');
  return sitting;
}

function answerAgain({ nonce, stake, win, balance, turns, client_seed }: RoundRow, asked: SpinBody): SpinAnswer {
  if (stake !== asked.stake || client_seed !== asked.clientSeed) throw new AppError('IDEMPOTENCY_CONFLICT');
  return { nonce, stake, win, balance, turns };
}

/** A sitting may play while its merchant and it are open, in use, not too old and, for money, of a session that is alive, which it then uses. */
async function requireLive(trx: LedgerTransaction, sitting: Sitting, refusals: Refusals, now: Date): Promise<void> {
  refuseWith(refusals, sitting.merchant_id);
  const isOver =
    sitting.closed_at !== null ||
    sitting.seen_at.getTime() <= now.getTime() - sittingIdle ||
    sitting.opened_at.getTime() <= now.getTime() - sessionAge;
  const isDemo = sitting.member_id === null;
  if (isOver || !(isDemo || (await noteLauncherUse(trx, sitting, now)))) throw new AppError('NOT_LOGGED_IN');
}

async function spinForMoney(
  trx: LedgerTransaction,
  sitting: Sitting,
  cash: number,
  { idempotencyKey, stake, clientSeed }: SpinBody,
  now: Date,
): Promise<SpinAnswer> {
  const house = await openHouseAccount(trx, sitting.merchant_id, 'GAMES', sitting.currency);
  let round: PlayedRound | null = null;
  const { response } = await postTransaction<SpinAnswer>(trx, {
    merchantId: sitting.merchant_id,
    kind: 'spin',
    idempotencyKey: `spin:${sitting.id}:${idempotencyKey}`,
    request: { stake, clientSeed },
    reference: `game:${sitting.node_id}`,
    at: now,
    entries: async () => {
      round = await play(trx, sitting, stake, clientSeed, now);
      return [...moved(cash, house, stake), ...(round.win > 0 ? moved(house, cash, round.win) : [])];
    },
    response: async ({ transactionId, balances }) => {
      if (round === null) throw new Error('A spin was posted without its round');
      const balance = balances.get(cash) ?? 0;
      await storeRound(trx, sitting.id, transactionId, idempotencyKey, clientSeed, round, balance, now);
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
  sitting: Sitting,
  { idempotencyKey, stake, clientSeed }: SpinBody,
  now: Date,
): Promise<SpinAnswer> {
  const held = sitting.demo_balance ?? 0;
  if (held < stake) throw new AppError('INSUFFICIENT_BALANCE');
  const round = await play(trx, sitting, stake, clientSeed, now);
  const balance = held - stake + round.win;
  await trx.updateTable('game_session').set({ demo_balance: balance }).where('id', '=', sitting.id).execute();
  await storeRound(trx, sitting.id, null, idempotencyKey, clientSeed, round, balance, now);
  return { nonce: round.nonce, stake, win: round.win, balance, turns: round.turns };
}

interface PlayedRound extends Pick<SpinAnswer, 'nonce' | 'stake' | 'win' | 'turns'> {
  readonly commitment: string;
}

async function play(trx: LedgerTransaction, sitting: Sitting, stake: number, clientSeed: string, now: Date): Promise<PlayedRound> {
  const nonce = await nextNonce(trx, sitting.id, now, paceAfterRound(sitting, now));
  const model = slotModels[sitting.model as SlotModelId];
  const turns = await playRound(model, drawFrom(sitting.server_seed), clientSeed, nonce);
  return {
    nonce,
    stake,
    win: roundWin(turns) * (stake / model.lines.length),
    turns,
    commitment: commitmentTo(sitting.server_seed),
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
 * @throws AppError NOT_LOGGED_IN, MAINTENANCE, IP_BLOCKED, NOT_FOUND
 */
export async function rotate({ db, closures }: House, token: string, commitment: string, now: Date): Promise<RotateAnswer> {
  const refusals = await closures.current();
  return db.transaction().execute(async (trx) => {
    const sitting = await findSitting(trx, token);
    const { id, server_seed } = sitting;
    const current = commitmentTo(server_seed);
    if (current !== commitment) {
      const serverSeed = await findRevealedSeed(trx, id, commitment);
      if (serverSeed === null) throw new AppError('NOT_FOUND');
      return { serverSeed, commitment, nextCommitment: current };
    }
    await requireLive(trx, sitting, refusals, now);
    const next = newServerSeed();
    const serverSeed = server_seed.toString('hex');
    await trx.insertInto('game_revealed_seed').values({ session_id: id, commitment, server_seed: serverSeed, revealed_at: now }).execute();
    await trx.updateTable('game_session').set({ server_seed: next, nonce: 0, seen_at: now }).where('id', '=', id).execute();
    return { serverSeed, commitment, nextCommitment: commitmentTo(next) };
  });
}
