import type { Currency } from '@livery/contract/money';
import { playRound, roundWin, turnsFrom, type Turn } from '../../../../games/slot/slot-outcome.ts';
import { slotModels, type SlotModelId } from '../../../../games/slot/slot-models.ts';
import type { SlotModel } from '../../../../games/slot/slot-model.ts';
import type { SpinAnswer, SpinBody } from '../../../../games/slot/slot-wire.ts';
import type { LedgerTransaction } from '../../../ledger/accounts.ts';
import { digest } from '../../../ledger/idempotency.ts';
import { post, type LedgerEntry } from '../../../ledger/ledger.ts';
import { AppError } from '../../../server/app-error.ts';
import type { Refusal } from '../../../server/closures.ts';
import { workOffBonuses } from '../../rollover/work-off.ts';
import { merchantOfToken } from '../games-token.ts';
import { findRound, insertRound } from './round.repo.ts';
import { findSitting, requireLive, type House } from './sitting.service.ts';
import { nextNonce, noteDemoRound, type Sitting } from './sitting.repo.ts';
import { paceAfterRound } from './slot-pace.ts';
import { drawFrom } from '../../../server/committed-seed.ts';
import { stakesFor } from './slot-stakes.ts';

/**
 * One round: outcome, stake and win in one database transaction, and with real money in one ledger transaction. A round that was
 * played is answered again to its sitting by its key, whatever has become of merchant, game, session and sitting since; a demo
 * sitting remembers its last round only.
 *
 * @throws AppError NOT_LOGGED_IN, MAINTENANCE, IP_BLOCKED, GAME_MAINTENANCE, LIMIT_EXCEEDED, RATE_LIMITED, INSUFFICIENT_BALANCE,
 * IDEMPOTENCY_CONFLICT
 */
export async function spin({ tenants, closures }: House, body: SpinBody, ip: string, now: Date): Promise<SpinAnswer> {
  const merchantId = merchantOfToken(body.session);
  if (merchantId === null) throw new AppError('NOT_LOGGED_IN');
  const refusal = await closures.refusalOf(merchantId, ip);
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

/** The bet keeps the key of its round, so asking again finds what was played. */
async function spinForMoney(trx: LedgerTransaction, asked: AskedRound, memberId: number, cashId: number): Promise<SpinAnswer> {
  const { sitting, body, now } = asked;
  const { stake, clientSeed } = body;
  const { merchant_id: merchantId, node_id: nodeId, unit } = sitting;
  const key = digest(`slot:${sitting.id}:${body.idempotencyKey}`);
  const played = await findRound(trx, key, cashId);
  if (played !== null) {
    if (played.stake !== stake || played.clientSeed !== clientSeed) throw new AppError('IDEMPOTENCY_CONFLICT');
    const { nonce, win, balance, stops } = played;
    return { nonce, stake, win, balance, turns: turnsFrom(modelOf(sitting), [...stops]) };
  }
  const { nonce, win, turns } = await play(trx, asked);
  const entries = entriesOf({ cashId, unit, stake, win });
  const { transactionId, balances } = await post(trx, { merchantId, kind: 'spin', actor: `member:${memberId}`, at: now, entries });
  const course = { seedId: sitting.seed_id ?? 0, nonce, clientSeed, stops: Buffer.from(turns.flatMap(({ stops }) => stops)) };
  const round = { merchantId, memberId, nodeId, key, unit, stake, win, transactionId, now, ...course };
  if (await insertRound(trx, round)) await workOffBonuses(trx, round);
  return { nonce, stake, win, balance: balances.get(cashId) ?? 0, turns };
}

interface MovedMoney {
  readonly cashId: number;
  readonly unit: string;
  readonly stake: number;
  readonly win: number;
}

/** The member sees stake and win apart, each with the balance after it; the house takes the difference. */
function entriesOf({ cashId, unit, stake, win }: MovedMoney): LedgerEntry[] {
  const moves: LedgerEntry[] = [
    { accountId: cashId, amount: -stake },
    { accountId: cashId, amount: win },
    { house: 'GAMES', unit, amount: stake - win },
  ];
  return moves.filter(({ amount }) => amount !== 0);
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
  if (nonce === null) throw new AppError('NOT_LOGGED_IN');
  const model = modelOf(sitting);
  const turns = await playRound(model, drawFrom(sitting.server_seed), clientSeed, nonce);
  return { nonce, win: roundWin(turns) * (stake / model.lines.length), turns };
}

/** The rules that the sitting was opened with, whatever its game is played by since. */
function modelOf({ model }: Sitting): SlotModel {
  return slotModels[model as SlotModelId];
}
