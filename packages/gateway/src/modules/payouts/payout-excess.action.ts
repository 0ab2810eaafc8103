import type { Actor } from '#ledger/facts.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { moved, post, type Place } from '#ledger/ledger.ts';
import type { PostingKind } from '#ledger/posting-kinds.ts';
import { updatePayout, type StoredPayout } from './payouts.repo.ts';

interface By {
  readonly actor: Actor;
  readonly at: Date;
}

/** Records an overpayment, which the house bears until it is returned. `amount` is 0 if it was paid in another unit. */
export async function noteExcess(trx: Transaction<Database>, payout: StoredPayout, { amount, ...by }: By & { readonly amount: number }) {
  await updatePayout(trx, payout, { is_overpaid: true, excess: payout.excess + amount });
  const { house, psp } = placesOf(payout);
  if (amount > 0) await write(trx, payout, 'payoutExcess', { ...by, entries: moved(house, psp, amount) });
}

/** Records that the provider returned an overpayment. */
export async function noteReturn(trx: Transaction<Database>, payout: StoredPayout, by: By): Promise<void> {
  await updatePayout(trx, payout, { is_overpaid: false, excess: 0 });
  const { house, psp } = placesOf(payout);
  if (payout.excess > 0) await write(trx, payout, 'payoutReturned', { ...by, entries: moved(psp, house, payout.excess) });
}

function placesOf({ unit }: StoredPayout): { house: Place; psp: Place } {
  return { house: { house: 'ADJUSTMENT', unit }, psp: { house: 'PSP', unit } };
}

async function write(
  trx: Transaction<Database>,
  { merchant_id: merchantId, id }: StoredPayout,
  kind: PostingKind,
  rest: By & { readonly entries: ReturnType<typeof moved> },
): Promise<void> {
  await post(trx, { merchantId, kind, subject: `payout:${id}`, ...rest });
}
