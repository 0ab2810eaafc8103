import type { Currency } from '@livery/contract/money';
import type { Draw } from '@livery/arcade/shell/draw';
import type { RoundAnswer, RoundBody } from '@livery/arcade/shell/wire';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { digest } from '#ledger/idempotency.ts';
import { AppError } from '#base/app-error.ts';
import type { Refusal } from '#tenancy/closures.ts';
import { drawFrom } from '#base/committed-seed.ts';
import { findPlayed } from '#modules/bets/bets.repo.ts';
import type { Bets } from '#modules/bets/bets.service.ts';
import { merchantOfToken } from '../launch/games-token.rules.ts';
import { kindOf, type GameKind } from '@livery/arcade/models/game-models';
import { stakesFor } from '../launch/stakes.rules.ts';
import { paceAfterRound } from './pace.rules.ts';
import { readCourse, writeCourse } from './round-course.rules.ts';
import { nextNonce, noteDemoRound, type Sitting } from './sitting.repo.ts';
import { findSitting, requireLive, type House } from './sitting.service.ts';

/** A game whose rounds are settled by the call that places the stake. */
export interface InstantGame<Body extends RoundBody, Told> {
  readonly kind: GameKind;
  /** The round's win, and its data as the bet stores it. */
  readonly play: (sitting: Sitting, body: Body, draw: Draw, nonce: number) => Promise<{ win: number; data: Buffer }>;
  /** Whether stored data has the same choice. */
  readonly isSame: (data: Buffer, body: Body) => boolean;
  /** The answer to the player besides the money, from stored data. */
  readonly tell: (sitting: Sitting, data: Buffer) => Told;
}

interface AskedRound<Body> {
  readonly sitting: Sitting;
  readonly body: Body;
  readonly refusal: Refusal | null;
  readonly now: Date;
}

interface DemoRound extends RoundAnswer {
  readonly idempotencyKey: string;
  readonly clientSeed: string;
  readonly data: string;
}

/**
 * Plays one round: outcome, stake and win in one database transaction, and real money in one ledger transaction. A
 * repeated key returns the same round, even if merchant, game, session or sitting has closed since. A demo sitting
 * remembers only its last round.
 *
 * @throws AppError NOT_LOGGED_IN, GAME_NOT_FOUND, MAINTENANCE, IP_BLOCKED, GAME_MAINTENANCE, LIMIT_EXCEEDED, RATE_LIMITED,
 * INSUFFICIENT_BALANCE, IDEMPOTENCY_CONFLICT
 */
export async function playInstant<Body extends RoundBody, Told extends object>(
  { tenants, closures, bets }: House,
  body: Body,
  ip: string,
  now: Date,
  game: InstantGame<Body, Told>,
): Promise<RoundAnswer & Told> {
  const merchantId = merchantOfToken(body.session);
  if (merchantId === null) throw new AppError('NOT_LOGGED_IN');
  const refusal = await closures.refusalOf(merchantId, ip);
  return tenants.transaction(merchantId, async (trx) => {
    const sitting = await findSitting(trx, body.session);
    const { member_id: memberId, cash_id: cashId } = sitting;
    const asked = { sitting, body, refusal, now };
    if (memberId === null) return playForNothing(trx, asked, game);
    if (cashId === null) throw new AppError('INSUFFICIENT_BALANCE');
    return playForMoney(trx, bets, asked, game, { memberId, cashId });
  });
}

/** The bet stores the key of its round, so a repeated call finds it. */
async function playForMoney<Body extends RoundBody, Told extends object>(
  trx: LedgerTransaction,
  bets: Bets,
  asked: AskedRound<Body>,
  game: InstantGame<Body, Told>,
  { memberId, cashId }: { readonly memberId: number; readonly cashId: number },
): Promise<RoundAnswer & Told> {
  const { sitting, body, now } = asked;
  const { stake, clientSeed } = body;
  const { merchant_id: merchantId, node_id: nodeId, unit } = sitting;
  const key = digest(`${game.kind}:${sitting.id}:${body.idempotencyKey}`);
  const played = await findPlayed(trx, key, sitting.opened_at, cashId);
  if (played !== null && played.course !== null) {
    const { nonce, data, clientSeed: playedSeed } = readCourse(played.course);
    const [win, balance] = [played.payout ?? 0, played.balance ?? 0];
    if (played.stake !== stake || playedSeed !== clientSeed || !game.isSame(data, body)) throw new AppError('IDEMPOTENCY_CONFLICT');
    return { nonce, stake, win, balance, ...game.tell(sitting, data) };
  }
  const nonce = await beginRound(trx, asked, game.kind);
  const { win, data } = await game.play(sitting, body, drawFrom(sitting.server_seed), nonce);
  const course = writeCourse({ seedId: sitting.seed_id ?? 0, nonce, clientSeed, data });
  const { balances } = await bets.play(trx, { merchantId, memberId, nodeId, key, unit, stake, cashId, course, now }, win);
  return { nonce, stake, win, balance: balances.get(cashId) ?? 0, ...game.tell(sitting, data) };
}

async function playForNothing<Body extends RoundBody, Told extends object>(
  trx: LedgerTransaction,
  asked: AskedRound<Body>,
  game: InstantGame<Body, Told>,
): Promise<RoundAnswer & Told> {
  const { sitting, body } = asked;
  const { idempotencyKey, stake, clientSeed } = body;
  const last = sitting.demo_round as DemoRound | null;
  if (last?.idempotencyKey === idempotencyKey) {
    const data = Buffer.from(last.data, 'hex');
    if (last.clientSeed !== clientSeed || last.stake !== stake || !game.isSame(data, body)) throw new AppError('IDEMPOTENCY_CONFLICT');
    return { nonce: last.nonce, stake, win: last.win, balance: last.balance, ...game.tell(sitting, data) };
  }
  const held = sitting.demo_balance ?? 0;
  const nonce = await beginRound(trx, asked, game.kind);
  if (held < stake) throw new AppError('INSUFFICIENT_BALANCE');
  const { win, data } = await game.play(sitting, body, drawFrom(sitting.server_seed), nonce);
  const answer = { nonce, stake, win, balance: held - stake + win };
  await noteDemoRound(trx, sitting.id, answer.balance, { idempotencyKey, clientSeed, data: data.toString('hex'), ...answer });
  return { ...answer, ...game.tell(sitting, data) };
}

/**
 * Counts one more round of a sitting, with a stake from the list. Returns its number.
 *
 * @throws AppError as {@link beginPlay}
 */
export function beginRound(trx: LedgerTransaction, asked: AskedRound<{ readonly stake: number }>, kind: GameKind): Promise<number> {
  const { sitting, body, refusal, now } = asked;
  const isInLimits = stakesFor(sitting.model, sitting.currency as Currency).includes(body.stake);
  return beginPlay(trx, { sitting, isInLimits, refusal, now }, kind);
}

/**
 * Counts one more round of a sitting; returns its number.
 *
 * @throws AppError GAME_NOT_FOUND for a sitting at another kind of game, MAINTENANCE, IP_BLOCKED, NOT_LOGGED_IN, GAME_MAINTENANCE,
 * LIMIT_EXCEEDED, RATE_LIMITED
 */
export async function beginPlay(
  trx: LedgerTransaction,
  { sitting, isInLimits, refusal, now }: Omit<AskedRound<unknown>, 'body'> & { readonly isInLimits: boolean },
  kind: GameKind,
): Promise<number> {
  if (kindOf(sitting.model) !== kind) throw new AppError('GAME_NOT_FOUND');
  await requireLive(trx, sitting, refusal, now);
  if (sitting.maintenance) throw new AppError('GAME_MAINTENANCE');
  if (!isInLimits) throw new AppError('LIMIT_EXCEEDED');
  const nonce = await nextNonce(trx, sitting.id, now, paceAfterRound(sitting, now));
  if (nonce === null) throw new AppError('NOT_LOGGED_IN');
  return nonce;
}
