import { currencies, type Currency } from '@livery/contract/money';
import type { OpenAnswer, RotateAnswer } from '@livery/arcade/shell/wire';
import { palettes } from '@livery/art/palettes';
import { inPurse, readPurse, type LedgerTransaction } from '#ledger/accounts.ts';
import { AppError } from '#base/app-error.ts';
import type { Refusal } from '#tenancy/closures.ts';
import { inLanguage } from '#base/texts.ts';
import type { Platform } from '#base/platform.ts';
import { merchantOfToken, newGamesToken } from '../launch/games-token.rules.ts';
import { readProfileOf } from '../catalogue/catalogue.repo.ts';
import { findGameOfTicket, takeTicket } from '../launch/launch.repo.ts';
import { isOver, requireMayPlay } from '../launch/may-play.service.ts';
import { commitmentTo, newServerSeed } from '#base/committed-seed.ts';
import { returnOf } from '@livery/arcade/models/game-models';
import { demoBalanceFor, stakesFor } from '../launch/stakes.rules.ts';
import { hasOpenCourse } from '#modules/bets/bets.repo.ts';
import '#modules/bets/bets.service.ts';
import { seedOfCourse } from './round-course.rules.ts';
import { changeSeed, closeSitting, insertSitting, listRevealedSeeds, lockSitting, revealSeed, type Sitting } from './sitting.repo.ts';

export type House = Pick<Platform, 'tenants' | 'closures' | 'bets'>;

/**
 * Exchanges a ticket for a sitting: a session token, the game's looks and limits, and the commitment to its first seed.
 *
 * @throws AppError NOT_FOUND for a ticket that is unknown, used or too old; MAINTENANCE or IP_BLOCKED, and the ticket stays good
 */
export async function openSitting({ tenants, closures }: House, ticket: string, ip: string, now: Date): Promise<OpenAnswer> {
  const merchantId = merchantOfToken(ticket);
  if (merchantId === null) throw new AppError('NOT_FOUND');
  const refusal = await closures.refusalOf(merchantId, ip);
  return tenants.transaction(merchantId, async (trx) => {
    const taken = await takeTicket(trx, { ticket }, now);
    if (taken === null) throw new AppError('NOT_FOUND');
    if (refusal !== null) throw new AppError(refusal);
    const game = await findGameOfTicket(trx, taken);
    const currency = game.currency as Currency;
    const { amounts = 'specified' } = await readProfileOf(trx, merchantId);
    const model = game.model ?? '';
    const session = newGamesToken(merchantId);
    const serverSeed = newServerSeed();
    const demoBalance = taken.member_id === null ? demoBalanceFor(currency) : null;
    await insertSitting(trx, { token: session, ticket: taken, model, demoBalance, serverSeed, now });
    return {
      session,
      nodeId: taken.node_id,
      gameName: inLanguage(game.names, taken.language),
      language: taken.language,
      theme: game.theme,
      model,
      palette: palettes[game.palette % palettes.length] ?? palettes[0],
      mode: taken.member_id === null ? 'demo' : 'real',
      currency: { code: currency, ...currencies[currency] },
      amounts,
      balance: taken.member_id === null ? (demoBalance ?? 0) : inPurse(await readPurse(trx, taken.member_id), 'CASH', taken.unit).balance,
      stakes: stakesFor(model, currency),
      rtp: returnOf(model),
      commitment: commitmentTo(serverSeed),
      parentOrigin: taken.parent_origin,
    };
  });
}

/** @throws AppError NOT_LOGGED_IN for a token that was never a sitting's */
export async function findSitting(trx: LedgerTransaction, token: string): Promise<Sitting> {
  const sitting = await lockSitting(trx, token);
  if (sitting === null) throw new AppError('NOT_LOGGED_IN');
  return sitting;
}

/**
 * Checks that a sitting may play: it and its merchant are open, it is in use and not too old, and for real money its
 * member may play.
 *
 * @throws AppError MAINTENANCE, IP_BLOCKED, NOT_LOGGED_IN
 */
export async function requireLive(trx: LedgerTransaction, sitting: Sitting, refusal: Refusal | null, now: Date): Promise<void> {
  if (refusal !== null) throw new AppError(refusal);
  if (isOver(sitting, now)) throw new AppError('NOT_LOGGED_IN');
  if (sitting.member_id !== null) await requireMayPlay(trx, sitting.session_hash, now);
}

/**
 * Reveals the seed behind a commitment and commits to a new one. A repeated call returns the same, so a lost answer
 * hides nothing. A seed that has not decided a round yet is kept.
 *
 * @throws AppError NOT_LOGGED_IN, MAINTENANCE, IP_BLOCKED, NOT_FOUND, STATE_CHANGED while a round goes on that the seed decides
 */
export async function rotate(
  { tenants, closures }: House,
  token: string,
  commitment: string,
  ip: string,
  now: Date,
): Promise<RotateAnswer> {
  const merchantId = merchantOfToken(token);
  if (merchantId === null) throw new AppError('NOT_LOGGED_IN');
  const refusal = await closures.refusalOf(merchantId, ip);
  return tenants.transaction(merchantId, async (trx) => {
    const sitting = await findSitting(trx, token);
    const current = commitmentTo(sitting.server_seed);
    if (current !== commitment) {
      const seed = (await listRevealedSeeds(trx, sitting.id)).find((revealed) => commitmentTo(revealed) === commitment);
      if (seed === undefined) throw new AppError('NOT_FOUND');
      return { serverSeed: seed.toString('hex'), commitment, nextCommitment: current };
    }
    await requireLive(trx, sitting, refusal, now);
    if (await isAtStake(trx, sitting)) throw new AppError('STATE_CHANGED');
    const next = newServerSeed();
    await revealSeed(trx, sitting.seed_id, now);
    await changeSeed(trx, sitting, next, now);
    return { serverSeed: sitting.server_seed.toString('hex'), commitment, nextCommitment: commitmentTo(next) };
  });
}

async function isAtStake(trx: LedgerTransaction, { member_id: memberId, seed_id: seedId, demo_round }: Sitting): Promise<boolean> {
  if (memberId === null) return (demo_round as { readonly isOpen?: boolean } | null)?.isOpen === true;
  return hasOpenCourse(trx, memberId, seedOfCourse(seedId ?? 0));
}

export async function close({ tenants }: House, token: string, now: Date): Promise<void> {
  await closeSitting(tenants.of(merchantOfToken(token)), token, now);
}
