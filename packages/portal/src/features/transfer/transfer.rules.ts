import type { MinorUnits } from '@livery/contract/money';
import type { Funds, MerchantWallet, ValueOf } from '@livery/contract/shapes';

export type Part = 'cash' | 'held' | 'bonus' | 'vendors';

/** A member's total, and its parts in the order shown. */
export function partsOf({ cash, held, bonus, wallets }: Funds): { total: MinorUnits; parts: { part: Part; amount: MinorUnits }[] } {
  const vendors = wallets.reduce((sum, { balance }) => sum + balance, 0);
  return {
    total: cash + held + bonus + vendors,
    parts: [
      { part: 'cash', amount: cash },
      { part: 'vendors', amount: vendors },
      { part: 'bonus', amount: bonus },
      { part: 'held', amount: held },
    ],
  };
}

export function afterTransfer(funds: Funds, vendor: string, { cash, balance }: ValueOf<'walletTransfer'>): Funds {
  return { ...funds, cash, wallets: funds.wallets.map((wallet) => (wallet.vendor === vendor ? { ...wallet, balance } : wallet)) };
}

export function afterRecall(funds: Funds, { cash, results }: ValueOf<'recallWallets'>): Funds {
  const isBack = (vendor: string) => results.some((result) => result.vendor === vendor && result.code === null);
  return { ...funds, cash, wallets: funds.wallets.map((wallet) => (isBack(wallet.vendor) ? { ...wallet, balance: 0 } : wallet)) };
}

/** Whether the stored wallet still matches the existing vendors. */
export function namesSameVendors(kept: Pick<MerchantWallet, 'wallets'>, { wallets }: Pick<Funds, 'wallets'>): boolean {
  const codesOf = (list: readonly { vendor: string }[]) => list.map(({ vendor }) => vendor).join(' ');
  return codesOf(kept.wallets) === codesOf(wallets);
}

/** A quarter, half and all of an amount, without zero or duplicates. */
export function quickAmounts(whole: MinorUnits): MinorUnits[] {
  const amounts = [Math.floor(whole / 4), Math.floor(whole / 2), whole];
  return [...new Set(amounts)].filter((amount) => amount > 0);
}

/** Stores a wallet transfer's input across a reload. */
export const draftKey = 'livery.transfer';
/** The same for a transfer to the upline. */
export const uplineDraftKey = 'livery.transfer-upline';
/** The same for a transfer to a downline. */
export const downlineDraftKey = 'livery.transfer-downline';
