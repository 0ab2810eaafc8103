import { shareOf } from '@livery/contract/shares';
import type { ValueOf } from '@livery/contract/shapes';
import { inPurse, type LedgerTransaction } from '#ledger/accounts.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import { keyOf } from '#base/member-key.ts';
import { allowancesOf } from '#tenancy/compliance.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { FileAnswer } from '#http/file-answer.ts';
import type { MemberCall } from '#http/route.ts';
import { fileHabitOf } from '#http/table-file.ts';
import { listAccounts } from '../payment-accounts/payment-accounts.repo.ts';
import { payoutKindsOf } from '../payment-accounts/payout-kinds.rules.ts';
import { findPaymentPassword } from '../payment-password/payment-password.repo.ts';
import { requirePaymentPassword } from '../payment-password/require-payment-password.action.ts';
import { countFile } from '#limits/file-limit.ts';
import { readOptionalPeriod } from '#lists/period.ts';
import { listUnreleased } from '../bonuses/bonuses.repo.ts';
import { bindUploads } from '../uploads/uploads.service.ts';
import { listHolds } from '../withdrawal-holds/withdrawal-holds.repo.ts';
import { memberHoldOf, refuseHeld } from '../withdrawal-holds/withdrawal-holds.service.ts';
import { cancel, confirm, tellOf, type Receipt } from './withdrawal-moves.service.ts';
import { holdMoney } from './withdrawals.postings.ts';
import { withdrawalsFile } from './withdrawals.file.ts';
import { presentMethod, presentWithdrawal, statesOf, type Withdrawal } from './withdrawals.present.ts';
import {
  addStep,
  findWithAccount,
  insertWithdrawal,
  listMethods,
  listOwn,
  listSteps,
  lockWithdrawal,
  sumOwn,
  type StoredMethod,
  type StoredWithdrawal,
  type WithdrawalFilter,
} from './withdrawals.repo.ts';

/** Withdrawable, locked and held balance, with each payout method's fee. */
export async function readTerms({ db, merchant, member, now }: MemberCall<'withdrawalTerms'>): Promise<ValueOf<'withdrawalTerms'>> {
  const owner = { merchantId: merchant.id, memberId: member.id };
  const [bonuses, methods, password, holds] = await Promise.all([
    listUnreleased(db, member.id),
    listOffered(db, merchant),
    findPaymentPassword(db, owner),
    listHolds(db, owner, now),
  ]);
  return {
    currency: member.unit,
    available: inPurse(member.purse, 'CASH', member.unit).balance,
    locked: inPurse(member.purse, 'BONUS', member.unit).balance,
    held: inPurse(member.purse, 'HOLD', member.unit).balance,
    locks: bonuses.map(({ amount, worked, required }) => ({ reason: 'rollover' as const, amount, done: worked, needed: required })),
    methods: methods.map(presentMethod),
    hasPaymentPassword: password !== null,
    hold: memberHoldOf(holds),
  };
}

export async function readWithdrawals(call: MemberCall<'withdrawals'>): Promise<ValueOf<'withdrawals'>> {
  return { ...(await readPageOf(call, filterOf(call), call.query)), now: call.now.toISOString() };
}

export async function readTotals(call: MemberCall<'withdrawalTotals'>): Promise<ValueOf<'withdrawalTotals'>> {
  return { ...(await sumOwn(call.db, filterOf(call))), currency: call.member.unit };
}

export async function readFile(call: MemberCall<'withdrawalFile'>): Promise<FileAnswer> {
  const filter = filterOf(call);
  await countFile(call.db, { merchantId: call.merchant.id, memberId: call.member.id }, call.now);
  return withdrawalsFile(fileHabitOf(call), (page) => readPageOf({ db: call.reports, merchant: call.merchant }, filter, page));
}

async function readPageOf(
  { db, merchant }: Pick<MemberCall<'withdrawals'>, 'db' | 'merchant'>,
  filter: WithdrawalFilter,
  page: { readonly after?: string; readonly limit: number },
): Promise<{ items: Withdrawal[]; next: string | null }> {
  const { items, next } = await listOwn(db, filter, page);
  const steps = await listSteps(
    db,
    merchant.id,
    items.map(({ id }) => id),
  );
  const terms = { allowsCancel: allowsCancel(merchant) };
  return { items: items.map((row) => presentWithdrawal(row, steps, terms)), next };
}

function filterOf({ merchant, member, query }: Pick<MemberCall<'withdrawalTotals'>, 'merchant' | 'member' | 'query'>): WithdrawalFilter {
  const { state, withdrawalId } = query;
  const period = readOptionalPeriod(query, merchant.timeZone);
  return { merchantId: merchant.id, memberId: member.id, period, states: statesOf(state), withdrawalId };
}

/**
 * Requests a withdrawal and holds its money, once per key.
 *
 * @throws AppError PAYMENT_PASSWORD_MISSING, PAYMENT_PASSWORD_WRONG, RATE_LIMITED, NOT_FOUND for an account that is not the member's,
 * WITHDRAWALS_HELD, NOT_AVAILABLE, LIMIT_EXCEEDED, INSUFFICIENT_BALANCE, IDEMPOTENCY_CONFLICT
 */
export async function requestWithdrawal(call: MemberCall<'requestWithdrawal'>): Promise<Withdrawal> {
  const { merchant, member, actor, now } = call;
  const { accountId, amount, paymentPassword } = call.body;
  const owner = keyOf(call);
  const hold = async (trx: LedgerTransaction) => {
    const account = (await listAccounts(trx, owner)).find(({ id }) => id === accountId);
    if (account === undefined) throw new AppError('NOT_FOUND');
    await refuseHeld(trx, owner, accountId, now);
    const method = (await listOffered(trx, merchant)).find(({ kind }) => kind === account.kind);
    if (method === undefined) throw new AppError('NOT_AVAILABLE');
    const fee = feeOf(method, amount);
    const withdrawal = await insertWithdrawal(trx, {
      merchant_id: merchant.id,
      member_id: member.id,
      account_id: accountId,
      unit: member.unit,
      amount,
      fee,
      receipt_minutes: method.receipt_minutes,
    });
    await addStep(trx, withdrawal, { actor, at: now });
    await tellOf(trx, withdrawal, now);
    await holdMoney(trx, withdrawal, { actor, at: now });
    return { withdrawalId: withdrawal.id };
  };
  return call.once({ accountId, amount }, hold, {
    prepare: () => requirePaymentPassword(call, paymentPassword),
    present: (trx, { withdrawalId }) => readOne(trx, merchant, withdrawalId),
  });
}

/**
 * Cancels a withdrawal that is not yet under review.
 *
 * @throws AppError FORBIDDEN if the law does not allow it, NOT_FOUND, STATE_CHANGED, IDEMPOTENCY_CONFLICT
 */
export async function cancelWithdrawal(call: MemberCall<'cancelWithdrawal'>): Promise<Withdrawal> {
  const { merchant, actor, now } = call;
  if (!allowsCancel(merchant)) throw new AppError('FORBIDDEN');
  const { withdrawalId } = call.body;
  const undo = async (trx: LedgerTransaction) => {
    await cancel(trx, await lockOwn(trx, call, withdrawalId), { actor, at: now });
    return {};
  };
  return call.once({ withdrawalId }, undo, { present: (trx) => readOne(trx, merchant, withdrawalId) });
}

/**
 * Confirms how much arrived. A missing payment needs proof. Repeating the same answer changes nothing.
 *
 * @throws AppError INVALID_REQUEST with the refused fields, RECEIPT_OVERDUE after the deadline, STATE_CHANGED, NOT_FOUND
 */
export async function confirmReceipt(call: MemberCall<'confirmReceipt'>): Promise<Withdrawal> {
  const { body, merchant, actor, now } = call;
  const { withdrawalId, uploadIds = [] } = body;
  return call.transaction(async (trx) => {
    const withdrawal = await lockOwn(trx, call, withdrawalId);
    const receipt = readReceipt(body, withdrawal);
    if (withdrawal.state === receipt.state && withdrawal.received === receipt.received) return readOne(trx, merchant, withdrawalId);
    if (withdrawal.state === 'autoReceived' || (withdrawal.receipt_due_at ?? now) < now) throw new AppError('RECEIPT_OVERDUE');
    await confirm(trx, withdrawal, { actor, at: now }, receipt);
    const owner = { ...keyOf(call), purpose: 'withdrawalProof' } as const;
    if (uploadIds.length > 0) await bindUploads(trx, owner, { uploadIds, proves: String(withdrawalId) });
    return readOne(trx, merchant, withdrawalId);
  });
}

function readReceipt({ receipt, received, uploadIds }: MemberCall<'confirmReceipt'>['body'], { amount, fee }: StoredWithdrawal): Receipt {
  const arrives = amount - fee;
  if (receipt === 'full') return { state: 'receivedFull', received: arrives };
  if (receipt === 'partial') {
    if (received === undefined) throw refused({ '/received': 'required' });
    if (received >= arrives) throw refused({ '/received': 'maximum' });
    return { state: 'receivedPartial', received };
  }
  if (uploadIds === undefined) throw refused({ '/uploadIds': 'required' });
  return { state: 'notReceived', received: 0 };
}

/** @throws AppError LIMIT_EXCEEDED for an amount that the method does not accept */
function feeOf({ minimum, maximum, fee_fixed, fee_rate }: StoredMethod, amount: number): number {
  if (amount < minimum) throw new AppError('LIMIT_EXCEEDED', { fields: { '/amount': 'minimum' } });
  if (amount > maximum) throw new AppError('LIMIT_EXCEEDED', { fields: { '/amount': 'maximum' } });
  const fee = fee_fixed + shareOf(amount, fee_rate);
  if (fee >= amount) throw new AppError('LIMIT_EXCEEDED', { fields: { '/amount': 'minimum' } });
  return fee;
}

/** The merchant's methods that its law allows. */
async function listOffered(db: GatewayDatabase, merchant: Merchant): Promise<StoredMethod[]> {
  const kinds = payoutKindsOf(merchant);
  const methods = await listMethods(db, merchant.id);
  return kinds.flatMap((kind) => methods.filter((method) => method.kind === kind));
}

function allowsCancel({ profile }: Merchant): boolean {
  return allowancesOf(profile).withdrawalCancel;
}

/** @throws AppError NOT_FOUND for another member's */
async function lockOwn(
  trx: Parameters<typeof lockWithdrawal>[0],
  { merchant, member }: Pick<MemberCall<'cancelWithdrawal'>, 'merchant' | 'member'>,
  withdrawalId: number,
): Promise<StoredWithdrawal> {
  const withdrawal = await lockWithdrawal(trx, { merchantId: merchant.id, withdrawalId });
  if (withdrawal?.member_id !== member.id) throw new AppError('NOT_FOUND');
  return withdrawal;
}

async function readOne(db: GatewayDatabase, merchant: Merchant, withdrawalId: number): Promise<Withdrawal> {
  const row = await findWithAccount(db, { merchantId: merchant.id, withdrawalId });
  return presentWithdrawal(row, await listSteps(db, merchant.id, [withdrawalId]), { allowsCancel: allowsCancel(merchant) });
}

function refused(fields: Record<string, string>): AppError {
  return new AppError('INVALID_REQUEST', { fields });
}
