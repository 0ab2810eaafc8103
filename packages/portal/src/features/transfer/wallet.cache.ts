import type { MerchantWallet } from '@livery/contract/shapes';
import { guards } from '#api/guards/transfers.gen.js';
import type { KeyValueStore } from '#shared/ports/feature.ts';

const place = 'livery.merchant-wallet';

/** The merchant wallet, stored for the session (specification, section 9). Unreadable storage counts as empty. */
export function makeWalletCache(tabStorage: KeyValueStore) {
  return {
    read(): MerchantWallet | null {
      try {
        const kept: unknown = JSON.parse(tabStorage.get(place) ?? 'null');
        return guards.merchantWallet(kept) ? (kept as MerchantWallet) : null;
      } catch {
        return null;
      }
    },
    keep(wallet: MerchantWallet): void {
      try {
        tabStorage.set(place, JSON.stringify(wallet));
      } catch {
        // If storage is full, the wallet is read again.
      }
    },
  };
}
