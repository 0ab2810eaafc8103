import { inPurse, readPurse, type LedgerTransaction } from '#ledger/accounts.ts';
import { digest } from '#ledger/idempotency.ts';
import { WalletRefusal, type WalletAnswer, type WalletCallOf } from '#ports/seamless/aggregator.ts';
import { AppError } from '#base/app-error.ts';
import type { LockedBet } from '../bets/bets.repo.ts';
import { vendorRollback } from '../bets/void-reason.texts.ts';
import { balanceOf, memberOf, requireLive, sessionOf, type Desk } from './play-session.service.ts';
import {
  currencyOf,
  findMove,
  hasTombstone,
  insertMove,
  isMember,
  isSettled,
  lockBetsOf,
  lockRound,
  noteBet,
  type Round,
} from './seamless.repo.ts';

type Kind = 'bet' | 'win' | 'rollback';

interface Move {
  readonly kind: Kind;
  readonly round: Round;
  readonly vendorTxn: string;
  readonly amount: number;
  readonly unit: string;
  /** 128 bits of the request's hash. The same number with another request is another move. */
  readonly request: string;
}

/**
 * Takes a stake. A refusal stores nothing, so the same bet may come again.
 *
 * @throws WalletRefusal SESSION_OVER, TRANSACTION_CONFLICT, ROLLED_BACK, ROUND_SETTLED, CURRENCY_MISMATCH, GAME_CLOSED, SITE_CLOSED, INSUFFICIENT_FUNDS
 */
export async function takeBet(
  desk: Desk,
  { session: token, transaction, round: name, amount, unit }: WalletCallOf<'bet'>,
): Promise<WalletAnswer> {
  const { trx, bets, merchantId, aggregator, now } = desk;
  const session = await sessionOf(desk, token);
  const { member_id: memberId, node_id: nodeId } = session;
  const round = { merchantId, aggregator, memberId, round: name };
  const request = digest(JSON.stringify([memberId, nodeId, name, amount, unit]));
  const move: Move = { kind: 'bet', round, vendorTxn: transaction, amount, unit, request };
  const known = await beginMove(trx, move);
  if (known !== null) return known;
  if (desk.isClosed) throw new WalletRefusal('SITE_CLOSED');
  await requireLive(trx, session, now);
  if (session.maintenance) throw new WalletRefusal('GAME_CLOSED');
  if (unit !== session.unit) throw new WalletRefusal('CURRENCY_MISMATCH');
  if (await isSettled(trx, round)) throw new WalletRefusal('ROUND_SETTLED');
  const cashId = await cashOf(trx, memberId, unit);
  const key = digest(`seamless:${merchantId}:${aggregator}:${transaction}`);
  const stake = { merchantId, memberId, nodeId, key, unit, stake: amount, cashId, course: null, now };
  const { transactionId: betId, balances } = await bets.place(trx, stake, `round:${name}`).catch(refuseUncovered);
  await noteBet(trx, session.id, now);
  return endMove(desk, move, { betId, balance: balances.get(cashId) ?? 0 });
}

/**
 * Pays a round's win and settles all its bets, even if the session is over or the site is closed, because the money is
 * owed.
 *
 * @throws WalletRefusal PLAYER_UNKNOWN, TRANSACTION_CONFLICT, BET_UNKNOWN for a round of which nothing came yet, ROLLED_BACK, ROUND_SETTLED, CURRENCY_MISMATCH
 */
export async function takeWin(desk: Desk, { player, transaction, round: name, amount, unit }: WalletCallOf<'win'>): Promise<WalletAnswer> {
  const { trx, bets, merchantId, aggregator, now } = desk;
  const memberId = memberOf(player);
  const round = { merchantId, aggregator, memberId, round: name };
  const request = digest(JSON.stringify([memberId, name, amount, unit]));
  const move: Move = { kind: 'win', round, vendorTxn: transaction, amount, unit, request };
  const known = await beginMove(trx, move);
  if (known !== null) return known;
  const staked = await lockBetsOf(trx, round);
  if (await isSettled(trx, round)) throw new WalletRefusal('ROUND_SETTLED');
  const standing = staked.filter(({ isVoid }) => !isVoid);
  const last = standing.at(-1);
  if (last === undefined) throw new WalletRefusal(staked.length > 0 || (await hasTombstone(trx, round)) ? 'ROLLED_BACK' : 'BET_UNKNOWN');
  if (standing.some((bet) => bet.unit !== unit)) throw new WalletRefusal('CURRENCY_MISMATCH');
  // The last of the round's bets gets its win.
  const about = { actor: `member:${memberId}`, subject: `round:${name}`, course: null, now } as const;
  for (const bet of standing) await bets.settle(trx, bet, { ...about, payout: bet === last ? amount : 0, validStake: bet.stake });
  return endMove(desk, move, { betId: last.id, balance: await balanceOf(trx, memberId, unit) });
}

/**
 * Undoes a bet that is not settled. A bet that has not arrived is remembered, and refused when it does.
 *
 * @throws WalletRefusal PLAYER_UNKNOWN, TRANSACTION_CONFLICT, ROUND_SETTLED, TRY_AGAIN
 */
export async function takeRollback(
  desk: Desk,
  { player, transaction, round: name, bet: betName }: WalletCallOf<'rollback'>,
): Promise<WalletAnswer> {
  const { trx, merchantId, aggregator } = desk;
  const memberId = memberOf(player);
  const round = { merchantId, aggregator, memberId, round: name };
  const request = digest(JSON.stringify([memberId, name, betName]));
  const found = await findMove(trx, round, 'bet', betName);
  const unit = found?.unit ?? (await currencyOf(trx, merchantId));
  const move: Move = { kind: 'rollback', round, vendorTxn: transaction, amount: 0, unit, request };
  const known = await beginMove(trx, move);
  if (known !== null) return known;
  if (!(await isMember(trx, memberId))) throw new WalletRefusal('PLAYER_UNKNOWN');
  const undone = await findMove(trx, round, 'bet', betName);
  if (undone !== null && (undone.member_id !== memberId || undone.round !== name)) throw new WalletRefusal('TRANSACTION_CONFLICT');
  if (undone === null) {
    await recordTombstone(desk, { ...move, kind: 'bet', vendorTxn: betName });
    return endMove(desk, move, { betId: null, balance: await balanceOf(trx, memberId, unit) });
  }
  const bet = (await lockBetsOf(trx, round)).find(({ id }) => id === undone.bet_id);
  if (bet !== undefined) await undo(desk, bet);
  return endMove(desk, move, { betId: bet?.id ?? null, balance: await balanceOf(trx, memberId, unit) });
}

async function undo({ trx, bets, aggregator, now }: Desk, bet: LockedBet): Promise<void> {
  if (bet.isVoid) return;
  if (bet.settleTxn !== null) throw new WalletRefusal('ROUND_SETTLED');
  await bets.undo(trx, bet, { actor: `aggregator:${aggregator}`, reason: vendorRollback, now });
}

async function recordTombstone({ trx, now }: Desk, move: Move): Promise<void> {
  const isNew = await insertMove(trx, { ...rowOf(move), request: null, bet_id: null, balance: 0, at: now });
  if (!isNew) throw new WalletRefusal('TRY_AGAIN');
}

/** Locks the round. Returns the earlier answer if the move was already made, or null for a new move. */
async function beginMove(trx: LedgerTransaction, { kind, round, vendorTxn, request }: Move): Promise<WalletAnswer | null> {
  await lockRound(trx, round);
  const known = await findMove(trx, round, kind, vendorTxn);
  if (known === null) return null;
  if (known.request === null) throw new WalletRefusal('ROLLED_BACK');
  if (known.request !== request) throw new WalletRefusal('TRANSACTION_CONFLICT');
  return { balance: known.balance, unit: known.unit, reference: referenceOf(known.bet_id) };
}

async function endMove(
  { trx, now }: Desk,
  move: Move,
  { betId, balance }: { betId: number | null; balance: number },
): Promise<WalletAnswer> {
  const isNew = await insertMove(trx, { ...rowOf(move), bet_id: betId, balance, at: now });
  // Another round has used the number in the meantime, which a repeated call is told.
  if (!isNew) throw new WalletRefusal('TRY_AGAIN');
  return { balance, unit: move.unit, reference: referenceOf(betId) };
}

const rowOf = ({ kind, round, vendorTxn, amount, unit, request }: Move) => ({
  merchant_id: round.merchantId,
  aggregator: round.aggregator,
  kind,
  vendor_txn: vendorTxn,
  member_id: round.memberId,
  round: round.round,
  amount,
  unit,
  request,
});

const referenceOf = (betId: number | null): string | null => (betId === null ? null : String(betId));

/** @throws WalletRefusal INSUFFICIENT_FUNDS for a member who never had an account of the unit */
async function cashOf(trx: LedgerTransaction, memberId: number, unit: string): Promise<number> {
  const { id } = inPurse(await readPurse(trx, memberId), 'CASH', unit);
  if (id === null) throw new WalletRefusal('INSUFFICIENT_FUNDS');
  return id;
}

function refuseUncovered(error: unknown): never {
  throw error instanceof AppError && error.code === 'INSUFFICIENT_BALANCE' ? new WalletRefusal('INSUFFICIENT_FUNDS') : error;
}
