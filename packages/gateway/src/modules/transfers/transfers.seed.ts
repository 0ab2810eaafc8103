import { moved, post } from '#ledger/ledger.ts';
import type { Seeding } from '#http/module.ts';
import { listFilledWallets, upsertWallets } from './transfers.repo.ts';

/** For trials: vendors with separate wallets for members' money. */
const vendorsWithWallets: readonly string[] = ['PG', 'PT', 'SALA', 'PITCH'];

export async function seedWallets({ trx, merchant }: Seeding): Promise<void> {
  await upsertWallets(trx, merchant.id, vendorsWithWallets);
}

/** Vendors answer again, and every vendor wallet is empty. */
export async function resetWallets(seeding: Seeding): Promise<void> {
  const { trx, merchant, now } = seeding;
  await seedWallets(seeding);
  for (const { id, unit, balance } of await listFilledWallets(trx, merchant.id)) {
    const entries = moved({ accountId: id }, { house: 'ADJUSTMENT', unit }, balance);
    await post(trx, { merchantId: merchant.id, kind: 'reset', actor: 'control', at: now, entries });
  }
}
