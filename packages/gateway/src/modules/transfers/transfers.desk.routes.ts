import { VendorWalletSwitch } from '@livery/contract/control/transfers';
import type { FastifyInstance } from 'fastify';
import { recordAct } from '#observe/audit-log.ts';
import { AppError } from '#base/app-error.ts';
import { controlRoute } from '#operator/control-route.ts';
import { updateIsOpen } from './transfers.repo.ts';

/** A vendor stops answering for members' money, or answers again. */
export function registerTransfers(app: FastifyInstance): void {
  const { tenants } = app.platform;
  controlRoute(app, 'POST', 'vendor-wallets', VendorWalletSwitch, async ({ body: { vendor, isOpen }, merchant, by }) => {
    const { id } = merchant();
    await tenants.transaction(id, async (trx) => {
      if (!(await updateIsOpen(trx, id, vendor, isOpen))) throw new AppError('NOT_FOUND');
      await recordAct(trx, { by, act: 'vendor-wallet.switch', merchantId: id, subject: vendor, details: { isOpen } });
    });
  });
}
