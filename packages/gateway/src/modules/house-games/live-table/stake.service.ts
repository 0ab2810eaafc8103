import type { OwnStake, StakeAnswer, StakeCall, TableStakeBody } from '@livery/arcade/live-table/table-wire';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { digest } from '#ledger/idempotency.ts';
import { AppError } from '#base/app-error.ts';
import type { Refusal } from '#tenancy/closures.ts';
import { playerTookBack } from '#modules/bets/void-reason.texts.ts';
import { merchantOfToken } from '#modules/launch/games-token.rules.ts';
import { beginPlay } from '../instant-round.service.ts';
import { paceAfterRound } from '../pace.rules.ts';
import { lockOpenBets, lockRounds } from '#modules/bets/bets.repo.ts';
import type { Bets } from '#modules/bets/bets.service.ts';
import { writeCourse } from '../round-course.rules.ts';
import { noteUseOf, type Sitting } from '../sitting.repo.ts';
import { findSitting, requireLive, type House } from '../sitting.service.ts';
import { holdRound, holdRoundById, type LiveRound } from './live-round.repo.ts';
import { insertStake, listOwn, lockStake, moveDemo, noteStakes, readBalances, undone, type LiveStake } from './live-stake.repo.ts';
import type { Place, TableGame } from './table-game.rules.ts';

export interface AskedStake {
  readonly body: TableStakeBody;
  readonly stake: number;
  readonly choice: Buffer;
  /** Whether the stake is within the game's limits. */
  readonly isInLimits: (sitting: Sitting) => boolean;
  /** Highest stake of a player on one round, in minor units. */
  readonly mostAtOnce: (sitting: Sitting) => number;
}

/** A placed stake, and the table that must continue for it. */
export interface Placed<Choice> {
  readonly answer: StakeAnswer<Choice>;
  readonly place: Place;
}

export interface Caller {
  readonly ip: string;
  readonly now: Date;
}

interface AtTable {
  readonly trx: LedgerTransaction;
  readonly bets: Bets;
  readonly sitting: Sitting;
  readonly refusal: Refusal | null;
}

/** Runs a call at a table in one transaction that holds the sitting. */
export async function atTable<Answer>(
  { tenants, closures, bets }: House,
  session: string,
  { ip }: Caller,
  act: (at: AtTable) => Promise<Answer>,
): Promise<Answer> {
  const merchantId = merchantOfToken(session);
  if (merchantId === null) throw new AppError('NOT_LOGGED_IN');
  const refusal = await closures.refusalOf(merchantId, ip);
  return tenants.transaction(merchantId, async (trx) => act({ trx, bets, sitting: await findSitting(trx, session), refusal }));
}

/**
 * Stakes on a round while its bets are open. A repeated key returns the stake as it is now.
 *
 * @throws AppError NO_LONGER_OPEN when bets are closed or not open yet, STATE_CHANGED where the player has a stake and may have no other,
 * IDEMPOTENCY_CONFLICT, INSUFFICIENT_BALANCE, and what beginning any round may be refused for
 */
export function placeStake(house: House, game: TableGame, asked: AskedStake, caller: Caller): Promise<Placed<unknown>> {
  const { body } = asked;
  return atTable(house, body.session, caller, async (at) => ({
    answer: await place(at, game, asked, caller.now),
    place: placeOf(at.sitting),
  }));
}

async function place(at: AtTable, game: TableGame, asked: AskedStake, now: Date): Promise<StakeAnswer<unknown>> {
  const { trx, sitting, refusal } = at;
  const { body, stake, choice } = asked;
  const { member_id: memberId, node_id: nodeId } = sitting;
  if (memberId !== null) await lockRounds(trx, memberId, nodeId);
  const key = digest(`${game.kind}:${sitting.id}:${body.idempotencyKey}`);
  const made = await lockStake(trx, sitting, key);
  if (made !== null) {
    const round = await holdRoundById(trx, made.round_id);
    const isSame = made.stake === stake && made.client_seed === body.clientSeed && round.number === body.round;
    if (!isSame || !game.isSameChoice(made.choice, choice)) throw new AppError('IDEMPOTENCY_CONFLICT');
    return answerOf(trx, sitting, game, { stake: made, round });
  }
  await beginPlay(trx, { sitting, isInLimits: asked.isInLimits(sitting), refusal, now }, game.kind);
  const round = await holdRound(trx, placeOf(sitting), body.round);
  if (round === null || !isOpen(round, now)) throw new AppError('NO_LONGER_OPEN');
  const own = await listOwn(trx, sitting, round.id);
  if (own.length > 0 && !game.isManyStakes) throw new AppError('STATE_CHANGED');
  if (own.reduce((sum, each) => sum + each.stake, stake) > asked.mostAtOnce(sitting)) throw new AppError('LIMIT_EXCEEDED');
  const betId = await take(at, round, { key, stake, choice, clientSeed: body.clientSeed, now });
  const row = { sitting, roundId: round.id, key, stake, clientSeed: body.clientSeed, choice, betId };
  return answerOf(trx, sitting, game, { stake: await insertStake(trx, row), round });
}

function isOpen({ phase, opens_at, closes_at }: LiveRound, now: Date): boolean {
  return phase === 'betting' && opens_at <= now && now < closes_at;
}

interface TakenStake {
  readonly key: string;
  readonly stake: number;
  readonly choice: Buffer;
  readonly clientSeed: string;
  readonly now: Date;
}

/** Takes the stake. Returns the bet's id, or null in demo play. */
async function take({ trx, bets, sitting }: AtTable, round: LiveRound, taken: TakenStake): Promise<number | null> {
  const { member_id: memberId, merchant_id: merchantId, node_id: nodeId, unit, cash_id: cashId } = sitting;
  const { key, stake, choice, clientSeed, now } = taken;
  if (memberId === null) {
    if ((await moveDemo(trx, sitting.id, -stake)) === null) throw new AppError('INSUFFICIENT_BALANCE');
    return null;
  }
  if (cashId === null) throw new AppError('INSUFFICIENT_BALANCE');
  const course = writeCourse({ seedId: round.id, nonce: round.number, clientSeed, data: choice });
  return (await bets.place(trx, { merchantId, memberId, nodeId, key, unit, stake, cashId, course, now })).transactionId;
}

/**
 * Takes a stake back while bets are open. A repeated call changes nothing.
 *
 * @throws AppError NOT_FOUND, NO_LONGER_OPEN, NOT_LOGGED_IN, MAINTENANCE, IP_BLOCKED, RATE_LIMITED
 */
export function takeBack(house: House, game: TableGame, call: StakeCall, caller: Caller): Promise<StakeAnswer<unknown>> {
  const { now } = caller;
  return onStake(house, game, call, caller, async ({ trx, bets, sitting, stake, round }) => {
    if (!isOpen(round, now)) throw new AppError('NO_LONGER_OPEN');
    if (stake.member_id === null) await moveDemo(trx, sitting.id, stake.stake);
    else {
      const bet = (await lockOpenBets(trx, [stake.key], round.opens_at)).get(stake.key);
      const actor = `member:${stake.member_id}` as const;
      if (bet !== undefined) await bets.undo(trx, bet, { actor, reason: playerTookBack, now });
    }
    await noteStakes(trx, [{ stake, ...undone }]);
    return { ...stake, state: 'undone' };
  });
}

interface OpenStake extends AtTable {
  readonly stake: LiveStake;
  /** Held in its phase until the transaction ends. */
  readonly round: LiveRound;
}

/**
 * Runs a player's action on an open stake. A stake that is no longer open is returned as it is.
 *
 * @throws AppError NOT_FOUND, NOT_LOGGED_IN, MAINTENANCE, IP_BLOCKED, RATE_LIMITED
 */
export function onStake(
  house: House,
  game: TableGame,
  { session, key }: StakeCall,
  caller: Caller,
  act: (open: OpenStake) => Promise<LiveStake>,
): Promise<StakeAnswer<unknown>> {
  const { now } = caller;
  return atTable(house, session, caller, async (at) => {
    const { trx, sitting, refusal } = at;
    if (sitting.model !== game.kind) throw new AppError('GAME_NOT_FOUND');
    const stake = await lockStake(trx, sitting, key);
    if (stake === null) throw new AppError('NOT_FOUND');
    const round = await holdRoundById(trx, stake.round_id);
    if (stake.state !== 'open') return answerOf(trx, sitting, game, { stake, round });
    await requireLive(trx, sitting, refusal, now);
    await noteUseOf(trx, sitting.id, now, paceAfterRound(sitting, now));
    return answerOf(trx, sitting, game, { stake: await act({ ...at, stake, round }), round });
  });
}

async function answerOf(
  trx: LedgerTransaction,
  sitting: Sitting,
  game: TableGame,
  { stake, round }: { readonly stake: LiveStake; readonly round: LiveRound },
): Promise<StakeAnswer<unknown>> {
  const balances = await readBalances(trx, [sitting.id]);
  return { stake: tellStake(game, stake, round.number), balance: balances.get(sitting.id) ?? 0 };
}

export function tellStake(game: TableGame, { id, key, stake, choice, state, win }: LiveStake, round: number): OwnStake<unknown> {
  return { id, key, round, stake, choice: game.tell(choice), state, win };
}

export function placeOf({ merchant_id: merchantId, node_id: nodeId }: Pick<Sitting, 'merchant_id' | 'node_id'>): Place {
  return { merchantId, nodeId };
}
