import { AppError } from '../../server/app-error.ts';
import type { GatewayModule } from '../../server/module.ts';
import { memberRoute } from '../../server/route.ts';
import { requestPayment } from './ask-provider.ts';
import { listDepositMethods } from './deposit-methods.ts';
import { presentDeposit, presentMethod } from './deposits.present.ts';
import { findDeposit, listDeposits } from './deposits.repo.ts';
import { expireDeposit } from './expire-deposit.ts';
import { openDeposit } from './open-deposit.ts';

/** Money that members pay in. */
export const depositsModule: GatewayModule = {
  name: 'deposits',
  register: (app) => {
    const { platform } = app;
    memberRoute(app, 'depositMethods', async ({ merchant }) => ({
      methods: (await listDepositMethods(platform.payments, merchant)).map(presentMethod),
      currency: merchant.currency,
    }));
    memberRoute(app, 'openDeposit', async (call) => ({
      deposit: presentDeposit(await openDeposit(platform, call)),
      now: call.now.toISOString(),
    }));
    memberRoute(app, 'deposits', async ({ db, member, query }) => {
      const { items, next } = await listDeposits(db, member.id, query);
      return { items: items.map(presentDeposit), next };
    });
    memberRoute(app, 'deposit', async ({ db, merchant, member, query, now }) => {
      const deposit = await findDeposit(db, merchant.id, query.id);
      if (deposit === undefined || deposit.member_id !== member.id) throw new AppError('NOT_FOUND');
      return { deposit: presentDeposit(deposit), now: now.toISOString() };
    });
  },
  jobs: [expireDeposit, requestPayment],
};
