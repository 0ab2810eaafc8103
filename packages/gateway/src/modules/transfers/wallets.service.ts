import type { Funds, MerchantWallet, Recalled } from '@livery/contract/shapes';
import { inPurse, lockPurse, openMemberAccount, type LedgerTransaction, type Purse } from '#ledger/accounts.ts';
import { moved, post, postMany, type Posting } from '#ledger/ledger.ts';
import { AppError } from '#base/app-error.ts';
import type { Member } from '#identity/member.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { RequestContext } from '#http/context.ts';
import type { MemberCall } from '#http/route.ts';
import { presentBalance } from '../wallet/wallet.present.ts';
import { listOfferedWallets, readVendorNames } from './transfers.repo.ts';
import { houseWallets } from './vendor-wallets.service.ts';
import { keyOf } from '#base/member-key.ts';

type Wallet = Funds['wallets'][number];

/** Wallets that the merchant offers, and those with a balance of the member, so that money is never hidden. */
export async function listWallets(
  db: RequestContext['db'],
  merchant: Merchant,
  { purse, unit }: Pick<Member, 'purse' | 'unit'>,
): Promise<Wallet[]> {
  if (unit !== merchant.currency) return [];
  const offered = await listOfferedWallets(db, merchant.id);
  const known = new Set(offered.map(({ vendor }) => vendor));
  const left = vendorsIn(purse, unit).filter((vendor) => !known.has(vendor));
  const names = await readVendorNames(db, left);
  return [...offered, ...left.map((vendor) => ({ vendor, name: names.get(vendor) ?? vendor, isOpen: false }))].map((wallet) => ({
    ...wallet,
    balance: inPurse(purse, `VENDOR:${wallet.vendor}`, unit).balance,
  }));
}

export async function readMerchantWallet({ db, merchant, member }: MemberCall<'merchantWallet'>): Promise<MerchantWallet> {
  const wallets = await listWallets(db, merchant, member);
  return { isSingle: wallets.length === 0, wallets: wallets.map(({ vendor, name, balance }) => ({ vendor, name, balance })) };
}

export async function readFunds({ db, merchant, member, now }: MemberCall<'funds'>): Promise<Funds> {
  const { purse, unit } = member;
  const { balance: cash, ...money } = presentBalance(inPurse(purse, 'CASH', unit).balance, unit, now);
  return {
    ...money,
    cash,
    held: inPurse(purse, 'HOLD', unit).balance,
    bonus: inPurse(purse, 'BONUS', unit).balance,
    wallets: await listWallets(db, merchant, member),
  };
}

/**
 * Moves money between cash and a vendor's wallet, once per key.
 *
 * @throws AppError NOT_FOUND, VENDOR_UNAVAILABLE, INSUFFICIENT_BALANCE, IDEMPOTENCY_CONFLICT
 */
export async function transfer(call: MemberCall<'walletTransfer'>) {
  const { merchant, member, actor, body, now } = call;
  const { direction, vendor, amount } = body;
  const request = { direction, vendor, amount };
  return call.once(request, async (trx) => {
    const move = { ...keyOf(call), ...request };
    await houseWallets.accept(trx, move);
    const place = { ...keyOf(call), unit: member.unit };
    const cashId = await openMemberAccount(trx, { ...place, kind: 'CASH' });
    const walletId = await openMemberAccount(trx, { ...place, kind: `VENDOR:${vendor}` });
    const [from, to] = direction === 'in' ? [cashId, walletId] : [walletId, cashId];
    const { transactionId, balances } = await post(trx, {
      merchantId: merchant.id,
      kind: direction === 'in' ? 'transferIn' : 'transferOut',
      actor,
      at: now,
      subject: `vendor:${vendor}`,
      entries: moved({ accountId: from }, { accountId: to }, amount),
    });
    return { cash: balances.get(cashId) ?? 0, balance: balances.get(walletId) ?? 0, number: transactionId, at: now.toISOString() };
  });
}

/**
 * Returns all money from vendors, each vendor's whole or not at all, once per key. The answer has the outcome of each.
 *
 * @throws AppError IDEMPOTENCY_CONFLICT
 */
export async function recallAll(call: MemberCall<'recallWallets'>) {
  const { merchant, member, actor, now } = call;
  return call.once(null, async (trx) => {
    const { unit } = member;
    const cashId = await openMemberAccount(trx, { ...keyOf(call), kind: 'CASH', unit });
    const purse = await lockPurse(trx, member.id);
    const vendors = vendorsIn(purse, unit);
    const names = await readVendorNames(trx, vendors);
    const results: Recalled[] = [];
    const postings: Posting[] = [];
    for (const vendor of vendors) {
      const { id, balance: amount } = inPurse(purse, `VENDOR:${vendor}`, unit);
      const told = { vendor, name: names.get(vendor) ?? vendor };
      const refusal = await refusalOf(trx, { ...keyOf(call), vendor, direction: 'out', amount });
      if (refusal !== null || id === null) {
        results.push({ ...told, amount: 0, code: refusal });
        continue;
      }
      const entries = moved({ accountId: id }, { accountId: cashId }, amount);
      postings.push({ merchantId: merchant.id, kind: 'transferOut', actor, at: now, subject: `vendor:${vendor}`, entries });
      results.push({ ...told, amount, code: null });
    }
    const last = (await postMany(trx, postings)).at(-1);
    return { cash: last?.balances.get(cashId) ?? inPurse(purse, 'CASH', unit).balance, results };
  });
}

/** Asks the vendor before posting, so that a refusal leaves nothing half done. */
async function refusalOf(trx: LedgerTransaction, move: Parameters<typeof houseWallets.accept>[1]): Promise<Recalled['code']> {
  try {
    await houseWallets.accept(trx, move);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Vendors where the member has money. */
function vendorsIn(purse: Purse, unit: string): string[] {
  return purse
    .filter((account) => account.unit === unit && account.kind.startsWith('VENDOR:') && account.balance > 0)
    .map(({ kind }) => kind.slice('VENDOR:'.length))
    .toSorted();
}
