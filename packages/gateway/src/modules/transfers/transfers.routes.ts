import type { GatewayModule } from '#http/module.ts';
import { memberRoute } from '#http/route.ts';
import { resetWallets, seedWallets } from './transfers.seed.ts';
import { readUpline, transferToUpline } from './upline.service.ts';
import { readDownline, transferToDownline } from './downline.service.ts';
import { readFunds, readMerchantWallet, recallAll, transfer } from './wallets.service.ts';
import { transferPostings, transfersSchema } from './transfers.schema.ts';
import { registerTransfersDesk } from './transfers.desk.routes.ts';

/** Transfers between a member's own wallets, to the upline, and from agents to their team. */
export const transfersModule: GatewayModule = {
  name: 'transfers',
  schema: transfersSchema,
  postings: transferPostings,
  register: (app) => {
    memberRoute(app, 'merchantWallet', readMerchantWallet);
    memberRoute(app, 'funds', readFunds);
    memberRoute(app, 'walletTransfer', transfer);
    memberRoute(app, 'recallWallets', recallAll);
    memberRoute(app, 'upline', readUpline);
    memberRoute(app, 'transferToUpline', transferToUpline);
    memberRoute(app, 'downline', readDownline);
    memberRoute(app, 'transferToDownline', transferToDownline);
  },
  desk: registerTransfersDesk,
  seed: { version: 1, demo: seedWallets },
  reset: resetWallets,
};
