import type { Currency } from '@livery/contract/money';
import { playRound, roundWin, turnsFrom, type Turn } from '../../../../games/slot/slot-outcome.ts';
import { slotModels, type SlotModelId } from '../../../../games/slot/slot-models.ts';
import type { SlotModel } from '../../../../games/slot/slot-model.ts';
import type { SpinAnswer, SpinBody } from '../../../../games/slot/slot-wire.ts';
import type { LedgerTransaction } from '../../../ledger/accounts.ts';
import { once } from '../../../ledger/idempotency.ts';
import { moved, post, type Place } from '../../../ledger/ledger.ts';
import { AppError } from '../../../server/app-error.ts';
import type { Refusal } from '../../../server/closures.ts';
import { merchantOfToken } from '../games-token.ts';
import { findRound, insertRound } from './round.repo.ts';
import { findSitting, requireLive, type House } from './sitting.service.ts';
import { nextNonce, noteDemoRound, type Sitting } from './sitting.repo.ts';
import { paceAfterRound } from './slot-pace.ts';
import { drawFrom } from './slot-seed.ts';
import { stakesFor } from './slot-stakes.ts';

/**
 * One round: outcome, stake and win in one database transaction, and with real money in one ledger transaction. A round that was
 * played is answered again to its sitting by its key, whatever has become of merchant, game, session and sitting since; a demo
 * sitting remembers its last round only.
 *
 * @throws AppError NOT_LOGGED_IN, MAINTENANCE, IP_BLOCKED, GAME_MAINTENANCE, LIMIT_EXCEEDED, RATE_LIMITED, INSUFFICIENT_BALANCE,
 * IDEMPOTENCY_CONFLICT
 */
export async function spin({ tenants, closures }: House, body: SpinBody, now: Date): Promise<SpinAnswer> {
  const merchantId = merchantOfToken(body.session);
  if (merchantId === null) throw new AppError('NOT_LOGGED_IN');
  const refusal = await closures.refusalOf(merchantId);
  return tenants.transaction(merchantId, async (trx) => {
    const sitting = await findSitting(trx, body.session);
    const { member_id: memberId, cash_id: cashId } = sitting;
    const asked = { sitting, body, refusal, now };
    if (memberId === null) return spinForPlayMoney(trx, asked);
    if (cashId === null) throw new AppError('INSUFFICIENT_BALANCE');
    return spinForMoney(trx, asked, memberId, cashId);
  });
}

interface AskedRound {
  readonly sitting: Sitting;
  readonly body: SpinBody;
  readonly refusal: Refusal | null;
  readonly now: Date;
}

async function spinForMoney(trx: LedgerTransaction, asked: AskedRound, memberId: number, cashId: number): Promise<SpinAnswer> {
  const { sitting, body, now } = asked;
  const { stake, clientSeed } = body;
  const { merchant_id: merchantId, node_id: nodeId, unit } = sitting;
  const actor = `member:${memberId}`;
  const key = { merchantId, actor, key: `spin:${sitting.id}:${body.idempotencyKey}`, request: { stake, clientSeed }, at: now };
  let played: SpinAnswer | null = null;
  const { answer } = await once(trx, key, async () => {
    const { nonce, win, turns } = await play(trx, asked);
    const cash: Place = { accountId: cashId };
    const house: Place = { house: 'GAMES', unit };
    const { transactionId, balances } = await post(trx, {
      merchantId,
      kind: 'spin',
      actor,
      at: now,
      entries: [...moved(cash, house, stake), ...(win > 0 ? moved(house, cash, win) : [])],
    });
    const round = { merchantId, memberId, nodeId, unit, stake, win, transactionId, seedId: sitting.seed_id ?? 0, nonce, clientSeed, now };
    const bet = await insertRound(trx, { ...round, stops: Buffer.from(turns.flatMap(({ stops }) => stops)) });
    played = { nonce, stake, win, balance: balances.get(cashId) ?? 0, turns };
    return { bet };
  });
  return played ?? answerAgain(trx, modelOf(sitting), answer.bet, cashId);
}

/** Turns follow from the stops that were drawn, which are all that is kept of them. */
async function answerAgain(trx: LedgerTransaction, model: SlotModel, betId: number, cashId: number): Promise<SpinAnswer> {
  const { stake, payout, nonce, stops, balance_after } = await findRound(trx, betId, cashId);
  return { nonce, stake, win: payout ?? 0, balance: balance_after ?? 0, turns: turnsFrom(model, [...stops]) };
}

async function spinForPlayMoney(trx: LedgerTransaction, asked: AskedRound): Promise<SpinAnswer> {
  const { sitting, body } = asked;
  const { idempotencyKey, stake, clientSeed } = body;
  const last = sitting.demo_round;
  if (last?.idempotencyKey === idempotencyKey) {
    if (last.clientSeed !== clientSeed || last.answer.stake !== stake) throw new AppError('IDEMPOTENCY_CONFLICT');
    return last.answer;
  }
  const held = sitting.demo_balance ?? 0;
  const { nonce, win, turns } = await play(trx, asked);
  if (held < stake) throw new AppError('INSUFFICIENT_BALANCE');
  const answer = { nonce, stake, win, balance: held - stake + win, turns };
  await noteDemoRound(trx, sitting.id, answer.balance, { idempotencyKey, clientSeed, answer });
  return answer;
}

async function play(
  trx: LedgerTransaction,
  { sitting, body: { stake, clientSeed }, refusal, now }: AskedRound,
): Promise<{ nonce: number; win: number; turns: Turn[] }> {
  await requireLive(trx, sitting, refusal, now);
  if (sitting.maintenance) throw new AppError('GAME_MAINTENANCE');
  if (!stakesFor(sitting.currency as Currency).includes(stake)) throw new AppError('LIMIT_EXCEEDED');
  const nonce = await nextNonce(trx, sitting.id, now, paceAfterRound(sitting, now));
  const model = modelOf(sitting);
  const turns = await playRound(model, drawFrom(sitting.server_seed), clientSeed, nonce);
  return { nonce, win: roundWin(turns) * (stake / model.lines.length), turns };
}

/** The rules that the sitting was opened with, whatever its game is played by since. */
function modelOf({ model }: Sitting): SlotModel {
  return slotModels[model as SlotModelId];
}
