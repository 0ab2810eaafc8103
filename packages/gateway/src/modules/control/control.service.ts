import type { Actor } from '#ledger/facts.ts';
import { randomUUID } from 'node:crypto';
import type { Grant, StatusChange } from '@livery/contract/control/merchant';
import { openMemberAccount, unitFor } from '#ledger/accounts.ts';
import { once } from '#ledger/idempotency.ts';
import { moved, post } from '#ledger/ledger.ts';
import { recordAct, type ActingBy } from '#observe/audit-log.ts';
import { AppError } from '#base/app-error.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { isNetwork } from '#base/network.ts';
import type { Platform } from '#base/platform.ts';
import { findMember } from '../member/member.repo.ts';
import { deleteBlockedNetwork, insertBlockedNetwork, updateStatus } from './control.repo.ts';

const actor: Actor = 'control';

export async function setStatus({ tenants, changes }: Platform, merchant: Merchant, wanted: StatusChange, by: ActingBy): Promise<void> {
  const { status, maintenance, regionRestriction, endTime = null } = wanted;
  const end = endTime === null ? null : new Date(endTime);
  await tenants.transaction(merchant.id, async (trx) => {
    await updateStatus(trx, merchant.id, { status, maintenance, region_restriction: regionRestriction, end_time: end });
    await recordAct(trx, { by, act: 'status.set', merchantId: merchant.id, subject: merchant.code, details: { ...wanted } });
  });
  changes.tell('status');
}

/** @throws AppError INVALID_REQUEST for what is no network */
export async function blockNetwork({ tenants, changes }: Platform, merchant: Merchant, network: string, by: ActingBy): Promise<void> {
  requireNetwork(network);
  await tenants.transaction(merchant.id, async (trx) => {
    if (!(await insertBlockedNetwork(trx, merchant.id, network))) return;
    await recordAct(trx, { by, act: 'network.block', merchantId: merchant.id, subject: network, details: {} });
  });
  changes.tell('status');
}

/** @throws AppError INVALID_REQUEST for what is no network, NOT_FOUND for one that is not blocked */
export async function unblockNetwork({ tenants, changes }: Platform, merchant: Merchant, network: string, by: ActingBy): Promise<void> {
  requireNetwork(network);
  await tenants.transaction(merchant.id, async (trx) => {
    if (!(await deleteBlockedNetwork(trx, merchant.id, network))) throw new AppError('NOT_FOUND');
    await recordAct(trx, { by, act: 'network.unblock', merchantId: merchant.id, subject: network, details: {} });
  });
  changes.tell('status');
}

function requireNetwork(text: string): void {
  if (!isNetwork(text)) throw new AppError('INVALID_REQUEST', { fields: { '/network': 'format' } });
}

/** Gives a member money of the house, through the ledger; a negative amount takes it away. */
export async function grant(
  { tenants }: Platform,
  merchant: Merchant,
  { account, amount, idempotencyKey = randomUUID() }: Grant,
  now: Date,
  by: ActingBy,
): Promise<{ balance: number }> {
  return tenants.transaction(merchant.id, async (trx) => {
    const member = await findMember(trx, merchant.id, account);
    if (member === null) throw new AppError('NOT_FOUND');
    const unit = unitFor(member.type, merchant.currency);
    const key = { merchantId: merchant.id, actor, key: idempotencyKey, request: { account, amount }, at: now };
    const { answer } = await once(trx, key, async () => {
      const accountId = await openMemberAccount(trx, { merchantId: merchant.id, memberId: member.id, kind: 'CASH', unit });
      const entries = moved({ house: 'ADJUSTMENT', unit }, { accountId }, amount);
      const { balances } = await post(trx, { merchantId: merchant.id, kind: 'grant', actor, at: now, entries });
      const balance = balances.get(accountId) ?? 0;
      const details = { amount, unit, idempotencyKey, balance };
      await recordAct(trx, { by, act: 'balance.grant', merchantId: merchant.id, subject: account, details });
      return { balance };
    });
    return answer;
  });
}

/** Puts a merchant back to how it was seeded: no faults, nobody logged in, every module's data and every seeded balance as at first. */
export async function reset({ tenants, clock, jobs, changes, faults, modules }: Platform, merchant: Merchant, by: ActingBy): Promise<void> {
  await tenants.transaction(merchant.id, async (trx) => {
    await recordAct(trx, { by, act: 'merchant.reset', merchantId: merchant.id, subject: merchant.code, details: {} });
    clock.shiftTo(0);
    faults.clear({ merchant: merchant.code });
    for (const module of modules.toReversed()) await module.reset?.({ trx, merchant, now: clock.now() });
  });
  await jobs.retime();
  changes.tell('status');
  changes.tell('catalogue', merchant.id);
}
