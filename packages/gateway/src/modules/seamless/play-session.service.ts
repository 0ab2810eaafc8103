import { currencies, type Currency } from '@livery/contract/money';
import { inPurse, readPurse, type LedgerTransaction } from '#ledger/accounts.ts';
import { WalletRefusal, type PlaySession, type WalletAnswer, type WalletCallOf } from '#ports/seamless/aggregator.ts';
import { AppError } from '#base/app-error.ts';
import { inLanguage } from '#base/texts.ts';
import { merchantOfToken, newGamesToken } from '../launch/games-token.rules.ts';
import { findGameOfTicket, takeTicket } from '../launch/launch.repo.ts';
import type { Bets } from '../bets/bets.service.ts';
import { isOver, requireMayPlay } from '../launch/may-play.service.ts';
import { roomStakes } from '../launch/rooms.service.ts';
import { demoBalanceFor } from '../launch/stakes.rules.ts';
import { findPlaySession, insertPlaySession, type Book, type PlaySessionRow } from './seamless.repo.ts';

/** The fields that every aggregator call needs. */
export interface Desk extends Book {
  readonly trx: LedgerTransaction;
  readonly bets: Bets;
  /** Staking is closed at the merchant. */
  readonly isClosed: boolean;
  readonly now: Date;
}

/** The member's id for aggregators. */
export const playerOf = (memberId: number): string => `p${memberId}`;

/** @throws WalletRefusal PLAYER_UNKNOWN */
export function memberOf(player: string): number {
  if (!/^p[1-9]\d{0,14}$/.test(player)) throw new WalletRefusal('PLAYER_UNKNOWN');
  return Number(player.slice(1));
}

/**
 * Exchanges a launch's token for the game's opening data, once.
 *
 * @throws WalletRefusal TOKEN_UNKNOWN, SITE_CLOSED
 */
export async function authenticate(
  { trx, merchantId, aggregator, isClosed, now }: Desk,
  { token }: WalletCallOf<'authenticate'>,
): Promise<PlaySession> {
  if (merchantOfToken(token) !== merchantId) throw new WalletRefusal('TOKEN_UNKNOWN');
  const ticket = await takeTicket(trx, { ticket: token, aggregator }, now);
  if (ticket === null) throw new WalletRefusal('TOKEN_UNKNOWN');
  if (isClosed) throw new WalletRefusal('SITE_CLOSED');
  const game = await findGameOfTicket(trx, ticket);
  const currency = game.currency as Currency;
  const { member_id: memberId, language, unit } = ticket;
  const shared = {
    currency: { code: memberId === null ? currency : unit, digits: currencies[currency].digits },
    game: { code: game.code, vendor: game.vendor, type: game.type, name: inLanguage(game.names, language) },
    returnPercent: game.rtp,
    stakes: game.type === 'PVP' ? roomStakes(ticket.node_id, currency) : null,
    language,
    parentOrigin: ticket.parent_origin,
  };
  if (memberId === null) return { ...shared, mode: 'demo', session: null, player: null, balance: demoBalanceFor(currency) };
  const session = newGamesToken(merchantId);
  await insertPlaySession(trx, ticket, session, now);
  return { ...shared, mode: 'real', session, player: playerOf(memberId), balance: await balanceOf(trx, memberId, unit) };
}

/** @throws WalletRefusal SESSION_OVER */
export async function readBalance(desk: Desk, { session }: WalletCallOf<'balance'>): Promise<WalletAnswer> {
  const { trx, now } = desk;
  const found = await sessionOf(desk, session);
  await requireLive(trx, found, now);
  const { member_id: memberId, unit } = found;
  return { balance: await balanceOf(trx, memberId, unit), unit, reference: null };
}

/** @throws WalletRefusal SESSION_OVER for a token of another merchant or aggregator */
export async function sessionOf({ trx, merchantId, aggregator }: Desk, token: string): Promise<PlaySessionRow> {
  const session = merchantOfToken(token) === merchantId ? await findPlaySession(trx, aggregator, token) : null;
  if (session === null) throw new WalletRefusal('SESSION_OVER');
  return session;
}

/**
 * Checks that a game may be played: it is still offered, and the member who launched it may play.
 *
 * @throws WalletRefusal SESSION_OVER
 */
export async function requireLive(trx: LedgerTransaction, session: PlaySessionRow, now: Date): Promise<void> {
  if (isOver(session, now)) throw new WalletRefusal('SESSION_OVER');
  await requireMayPlay(trx, session.session_hash, now).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'NOT_LOGGED_IN' ? new WalletRefusal('SESSION_OVER') : error;
  });
}

export async function balanceOf(trx: LedgerTransaction, memberId: number, unit: string): Promise<number> {
  return inPurse(await readPurse(trx, memberId), 'CASH', unit).balance;
}
