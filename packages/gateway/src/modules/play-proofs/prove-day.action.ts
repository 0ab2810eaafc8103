import { addDays, dayAt, dayStart } from '@livery/contract/zoned-days';
import type { Platform } from '#base/platform.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { readPolicy, takeMinutes } from '../settlement/windows.repo.ts';
import { insertProof, listLastProofs, lockProofs, namePlayers, readUntold, type UntoldPlay } from './play-proofs.repo.ts';
import { rootHex, treeOf } from './play-tree.rules.ts';

/** The number of earlier proofs whose hours a proof checks for late bookings. */
const looksBack = 3;

/** Runs within each proof's transaction. A test stops the work there. */
export type ProofWatch = (trx: LedgerTransaction) => Promise<void>;

/**
 * Creates the proof of every day whose grace period is over, starting with the day before the first run. Another
 * gateway finds nothing left to do.
 */
export async function proveDays(
  { tenants }: Pick<Platform, 'tenants'>,
  merchant: Merchant,
  now: Date,
  watch: ProofWatch = async () => {},
): Promise<void> {
  const proveNext = (): Promise<boolean> =>
    tenants.transaction(merchant.id, async (trx) => {
      await lockProofs(trx, merchant.id);
      const isDone = await proveDay(trx, merchant, now);
      await watch(trx);
      return isDone;
    });
  while (await proveNext());
}

async function proveDay(trx: LedgerTransaction, { id: merchantId, timeZone }: Merchant, now: Date): Promise<boolean> {
  const { graceMinutes } = await readPolicy(trx, merchantId);
  const today = dayAt(now.getTime() - graceMinutes * 60_000, timeZone);
  const earlier = await listLastProofs(trx, merchantId, looksBack);
  const last = earlier[0];
  const day = last === undefined ? addDays(today, -1) : addDays(last.day, 1);
  if (day >= today) return false;
  const from = last?.before_at ?? new Date(dayStart(day, timeZone));
  const before = new Date(dayStart(addDays(day, 1), timeZone));
  await takeMinutes(trx);
  const untold = await readUntold(trx, merchantId, { since: earlier.at(-1)?.from_at ?? from, from, before });
  const names = await namePlayers(
    trx,
    merchantId,
    untold.map(({ member_id }) => member_id),
  );
  const leaves = untold
    .map((leaf) => ({ ...leaf, pseudonym: names.get(leaf.member_id) ?? '' }))
    .toSorted(
      (one, other) => (one.pseudonym < other.pseudonym ? -1 : Number(one.pseudonym > other.pseudonym)) || one.lineage_id - other.lineage_id,
    );
  const root = rootHex(treeOf(day, leaves));
  const rows = leaves.map(({ member_id, lineage_id, valid_stake, result }): UntoldPlay => ({ member_id, lineage_id, valid_stake, result }));
  await insertProof(trx, { merchant_id: merchantId, day, from_at: from, before_at: before, root, made_at: now }, rows);
  return true;
}
