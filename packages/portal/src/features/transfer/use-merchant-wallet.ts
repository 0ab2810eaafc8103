import { useState } from 'react';
import type { Funds, MerchantWallet } from '@livery/contract/shapes';
import { usePorts } from '#shared/ports/ports.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { walletRead } from './transfer.reads.ts';
import { namesSameVendors } from './transfer.rules.ts';
import { makeWalletCache } from './wallet.cache.ts';

/** The merchant wallet kept for the session. Reads it only if none is kept or the funds name other vendors. */
export function useMerchantWallet(funds: Funds | undefined) {
  const { tabStorage } = usePorts();
  const [kept] = useState(() => makeWalletCache(tabStorage).read());
  const isRight = kept !== null && (funds === undefined || namesSameVendors(kept, funds));
  const view = useRead(walletRead, isRight ? null : {});
  const value: MerchantWallet | undefined = view.value ?? kept ?? undefined;
  return { status: view.status, failure: view.status === 'failed' ? view.failure : null, value, retry: view.retry };
}
