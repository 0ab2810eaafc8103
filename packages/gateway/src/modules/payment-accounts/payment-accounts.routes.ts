import type { GatewayModule } from '#http/module.ts';
import { memberRoute } from '#http/route.ts';
import { removeAllAccounts } from './payment-accounts.repo.ts';
import { addAccount, readAccounts, removeOwnAccount } from './payment-accounts.service.ts';
import { paymentAccountsSchema } from './payment-accounts.schema.ts';

/** Members' payout accounts. */
export const paymentAccountsModule: GatewayModule = {
  name: 'paymentAccounts',
  schema: paymentAccountsSchema,
  register: (app) => {
    memberRoute(app, 'paymentAccounts', readAccounts);
    memberRoute(app, 'addPaymentAccount', addAccount);
    memberRoute(app, 'removePaymentAccount', removeOwnAccount);
  },
  reset: ({ trx, merchant, now }) => removeAllAccounts(trx, merchant.id, now),
};
