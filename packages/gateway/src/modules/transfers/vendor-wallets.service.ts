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

/** The vendor's side of a transfer, called inside the posting transaction, so that a refusal posts nothing. */
export interface VendorWallets {
  /**
   * @throws AppError NOT_FOUND for a vendor without wallets for the merchant, VENDOR_UNAVAILABLE while it does not
   * answer
   */
  readonly accept: (trx: LedgerTransaction, move: VendorMove) => Promise<void>;
}

/** For vendors whose wallets the house keeps as ledger accounts. */
export const houseWallets: VendorWallets = {
  accept: async (trx, { merchantId, vendor }) => {
    const isOpen = await findIsOpen(trx, merchantId, vendor);
    if (isOpen === null) throw new AppError('NOT_FOUND');
    if (!isOpen) throw new AppError('VENDOR_UNAVAILABLE');
  },
};
