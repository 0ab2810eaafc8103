import type { GatewayModule } from '#http/module.ts';
import { forgiveAll } from '#limits/rate-counter.ts';
import { memberRoute } from '#http/route.ts';
import { deletePaymentPasswords } from './payment-password.repo.ts';
import { readPaymentPassword, setPaymentPassword } from './payment-password.service.ts';
import { paymentPasswordLimits } from './require-payment-password.action.ts';

/** Proofs required before money leaves the house. */
export const paymentPasswordModule: GatewayModule = {
  name: 'paymentPassword',
  register: (app) => {
    memberRoute(app, 'paymentPassword', readPaymentPassword);
    memberRoute(app, 'setPaymentPassword', setPaymentPassword);
  },
  reset: async ({ trx, merchant }) => {
    await deletePaymentPasswords(trx, merchant.id);
    await forgiveAll(trx, merchant.id, paymentPasswordLimits);
  },
};
