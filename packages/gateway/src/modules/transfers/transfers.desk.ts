import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { AppError } from '#base/app-error.ts';
import { updateIsOpen } from './transfers.repo.ts';

/** @throws AppError NOT_FOUND */
export async function switchVendorWallet(call: DeskCall<'switchVendorWallet'>): Promise<void> {
  const { merchant, by, transaction } = call;
  const { vendor, isOpen } = call.body;
  await transaction(async (trx) => {
    if (!(await updateIsOpen(trx, merchant.id, vendor, isOpen))) throw new AppError('NOT_FOUND');
    await recordAct(trx, { by, act: 'vendor-wallet.switch', merchantId: merchant.id, subject: vendor, details: { isOpen } });
  });
}
