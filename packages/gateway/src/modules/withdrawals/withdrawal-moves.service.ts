import type { Actor } from '#ledger/facts.ts';
import { withdrawalMoves, type WithdrawalState } from '@livery/contract/withdrawal-states';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import { tellMember } from '#push/tell-member.ts';
import { giveBack, refund } from './withdrawals.postings.ts';
import { writeOf } from './withdrawals.texts.ts';
import { addStep, updateWithdrawal, type StoredWithdrawal, type WithdrawalChange } from './withdrawals.repo.ts';

export interface Mover {
  readonly actor: Actor;
  readonly at: Date;
}

/**
 * Moves a locked withdrawal to a state that may follow its current one, and records the step. The caller posts the
 * money in the same transaction.
 *
 * @throws AppError STATE_CHANGED
 */
export async function move(
  trx: Transaction<Database>,
  withdrawal: StoredWithdrawal,
  state: WithdrawalState,
  by: Mover,
  change: WithdrawalChange = {},
): Promise<StoredWithdrawal> {
  requireMove(withdrawal, state);
  const moved = await updateWithdrawal(trx, withdrawal, { state, ...change });
  await addStep(trx, moved, by);
  await tellOf(trx, moved, by.at);
  await writeOf(trx, moved, by.at);
  return moved;
}

/** Makes the member's open pages read it again. */
export async function tellOf(trx: Transaction<Database>, { merchant_id, member_id, id }: StoredWithdrawal, at: Date): Promise<void> {
  await tellMember(trx, { merchantId: merchant_id, memberId: member_id, topic: 'withdrawals', reference: String(id), at });
}

function requireMove(withdrawal: StoredWithdrawal, state: WithdrawalState): void {
  if (!withdrawalMoves[withdrawal.state].includes(state)) throw new AppError('STATE_CHANGED');
}

type Step = (trx: Transaction<Database>, withdrawal: StoredWithdrawal, by: Mover) => Promise<StoredWithdrawal>;

export const review: Step = (trx, withdrawal, by) => move(trx, withdrawal, 'reviewing', by);
export const approve: Step = (trx, withdrawal, by) => move(trx, withdrawal, 'approved', by);
export const resolve: Step = (trx, withdrawal, by) => move(trx, withdrawal, 'resolvedPaid', by);
export const receiveByForce: Step = (trx, withdrawal, by) => move(trx, withdrawal, 'autoReceived', by);

export const cancel: Step = async (trx, withdrawal, by) => {
  const moved = await move(trx, withdrawal, 'cancelled', by);
  await giveBack(trx, withdrawal, 'withdrawalCancelled', by);
  return moved;
};

export async function reject(
  trx: Transaction<Database>,
  withdrawal: StoredWithdrawal,
  by: Mover,
  reason: string,
): Promise<StoredWithdrawal> {
  const moved = await move(trx, withdrawal, 'rejected', by, { reason });
  await giveBack(trx, withdrawal, 'withdrawalRejected', { ...by, reason });
  return moved;
}

export const payBack: Step = async (trx, withdrawal, by) => {
  requireMove(withdrawal, 'refunded');
  return move(trx, withdrawal, 'refunded', by, { refunded: await refund(trx, withdrawal, by) });
};

export type Receipt = { readonly state: 'receivedFull' | 'receivedPartial' | 'notReceived'; readonly received: number };

export function confirm(
  trx: Transaction<Database>,
  withdrawal: StoredWithdrawal,
  by: Mover,
  { state, received }: Receipt,
): Promise<StoredWithdrawal> {
  return move(trx, withdrawal, state, by, { received });
}
