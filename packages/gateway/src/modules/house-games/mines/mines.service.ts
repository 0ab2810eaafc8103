import { drawMines, isComplete, minesFrom, multiplierOf } from '@livery/arcade/mines/mines-rules';
import type { MinesResume, MinesRound, MinesStart } from '@livery/arcade/mines/mines-wire';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { digest } from '#ledger/idempotency.ts';
import { AppError } from '#base/app-error.ts';
import type { Refusal } from '#tenancy/closures.ts';
import { commitmentTo, drawFrom } from '#base/committed-seed.ts';
import { merchantOfToken } from '#modules/launch/games-token.rules.ts';
import { beginRound } from '../instant-round.service.ts';
import { paceAfterRound } from '../pace.rules.ts';
import { noteUseOf, type Sitting } from '../sitting.repo.ts';
import { findSitting, requireLive, type House } from '../sitting.service.ts';
import { openBook, type KeptMines, type MinesBook } from './mines-book.service.ts';

/** Runs a call about a round in one transaction that holds the sitting and its rounds. */
async function inRound<Answer>(
  { tenants, closures, bets }: House,
  { session, ip, now }: { readonly session: string; readonly ip: string; readonly now: Date },
  act: (trx: LedgerTransaction, sitting: Sitting, book: MinesBook, refusal: Refusal | null) => Promise<Answer>,
): Promise<Answer> {
  const merchantId = merchantOfToken(session);
  if (merchantId === null) throw new AppError('NOT_LOGGED_IN');
  const refusal = await closures.refusalOf(merchantId, ip);
  return tenants.transaction(merchantId, async (trx) => {
    const sitting = await findSitting(trx, session);
    if (sitting.model !== 'mines') throw new AppError('GAME_NOT_FOUND');
    return act(trx, sitting, await openBook(trx, bets, sitting, now), refusal);
  });
}

/**
 * Starts a round. A repeated key returns the round as it is now. A member has one round of a game at a time.
 *
 * @throws AppError STATE_CHANGED while another round is open, IDEMPOTENCY_CONFLICT, and every refusal of a new round
 */
export function startMines(house: House, body: MinesStart, ip: string, now: Date): Promise<MinesRound> {
  return inRound(house, { session: body.session, ip, now }, async (trx, sitting, book, refusal) => {
    const { stake, mines, clientSeed } = body;
    const key = digest(`mines:${sitting.id}:${body.idempotencyKey}`);
    const begun = await book.find(key);
    if (begun !== null) {
      if (begun.stake !== stake || begun.mines !== mines || begun.clientSeed !== clientSeed) throw new AppError('IDEMPOTENCY_CONFLICT');
      return present(begun, book);
    }
    if ((await book.findOpen()) !== null) throw new AppError('STATE_CHANGED');
    const nonce = await beginRound(trx, { sitting, body, refusal, now }, 'mines');
    const round: KeptMines = { key, nonce, clientSeed, stake, mines, opened: [], win: null, serverSeed: sitting.server_seed };
    await book.stake(round);
    return present(round, book);
  });
}

interface RoundCall {
  readonly session: string;
  readonly round: string;
}

/**
 * Opens a cell. Does nothing if the round is over or the cell is open.
 *
 * @throws AppError NOT_FOUND, NOT_LOGGED_IN, MAINTENANCE, IP_BLOCKED, RATE_LIMITED
 */
export function openCell(
  house: House,
  { session, round: key, cell }: RoundCall & { cell: number },
  ip: string,
  now: Date,
): Promise<MinesRound> {
  return inRound(house, { session, ip, now }, async (trx, sitting, book, refusal) => {
    const round = await book.find(key);
    if (round === null) throw new AppError('NOT_FOUND');
    if (round.win !== null || round.opened.includes(cell)) return present(round, book);
    await requireLive(trx, sitting, refusal, now);
    await noteUseOf(trx, sitting.id, now, paceAfterRound(sitting, now));
    const next = { ...round, opened: [...round.opened, cell] };
    if ((await minesOf(round)).includes(cell)) return end(next, 0, book);
    if (isComplete(next.mines, next.opened.length)) return end(next, worthOf(next), book);
    await book.keep(next);
    return present(next, book);
  });
}

/**
 * Cashes out a round for its open cells. Does nothing if the round is over.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED before the first cell, NOT_LOGGED_IN, MAINTENANCE, IP_BLOCKED
 */
export function cashOut(house: House, { session, round: key }: RoundCall, ip: string, now: Date): Promise<MinesRound> {
  return inRound(house, { session, ip, now }, async (trx, sitting, book, refusal) => {
    const round = await book.find(key);
    if (round === null) throw new AppError('NOT_FOUND');
    if (round.win !== null) return present(round, book);
    await requireLive(trx, sitting, refusal, now);
    if (round.opened.length === 0) throw new AppError('STATE_CHANGED');
    return end(round, worthOf(round), book);
  });
}

/** @throws AppError NOT_LOGGED_IN */
export function resumeMines(house: House, session: string, ip: string, now: Date): Promise<MinesResume> {
  return inRound(house, { session, ip, now }, async (_trx, _sitting, book) => {
    const round = await book.findOpen();
    return { round: round === null ? null : await present(round, book) };
  });
}

async function end(round: KeptMines, win: number, book: MinesBook): Promise<MinesRound> {
  await book.end(round, win);
  return present({ ...round, win }, book);
}

/** The payout of the open cells. Stakes are whole hundreds of minor units, so nothing is rounded. */
export function worthOf({ stake, mines, opened }: { stake: number; mines: number; opened: readonly number[] }): number {
  return opened.length === 0 ? stake : (stake * multiplierOf(mines, opened.length)) / 100;
}

async function minesOf({ serverSeed, clientSeed, nonce, mines }: KeptMines): Promise<number[]> {
  return minesFrom(await drawMines(drawFrom(serverSeed), clientSeed, nonce, mines));
}

async function present(round: KeptMines, book: MinesBook): Promise<MinesRound> {
  const { key, nonce, clientSeed, serverSeed, stake, mines, opened, win } = round;
  return {
    round: key,
    nonce,
    clientSeed,
    commitment: commitmentTo(serverSeed),
    stake,
    mines,
    opened,
    win,
    minesAt: win === null ? null : await minesOf(round),
    balance: await book.balance(),
  };
}
