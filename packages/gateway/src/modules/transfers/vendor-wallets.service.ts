import type { LedgerTransaction } from '#ledger/accounts.ts';
import { AppError } from '#base/app-error.ts';
import { findIsOpen } from './transfers.repo.ts';
import type { MemberKey } from '#base/member-key.ts';

export interface VendorMove extends MemberKey {
  readonly vendor: string;
  readonly direction: 'in' | 'out';
  /** Minor units of the merchant's currency. */
  readonly amount: number;
}

/** The vendors' side of a transfer, asked inside the transaction that posts it: what it refuses is not posted. */
export interface VendorWallets {
  /** @throws AppError NOT_FOUND for a vendor that keeps no wallets for the merchant, VENDOR_UNAVAILABLE while it does not answer */
  readonly accept: (trx: LedgerTransaction, move: VendorMove) => Promise<void>;
}

/** Of vendors whose wallets the house itself keeps: the ledger's accounts are all there is of them. */
export const houseWallets: VendorWallets = {
  accept: async (trx, { merchantId, vendor }) => {
    const isOpen = await findIsOpen(trx, merchantId, vendor);
    if (isOpen === null) throw new AppError('NOT_FOUND');
    if (!isOpen) throw new AppError('VENDOR_UNAVAILABLE');
  },
};
