import { AppError } from '#base/app-error.ts';
import type { GatewayModule } from '#http/module.ts';
import { fileRoute, memberRoute, type MemberCall } from '#http/route.ts';
import { fileHabitOf } from '#http/table-file.ts';
import { countFile } from '#limits/file-limit.ts';
import { readOptionalPeriod } from '#lists/period.ts';
import { requestPayment } from './ask-provider.job.ts';
import { listDepositMethods } from './deposit-methods.service.ts';
import { depositsFile } from './deposits.file.ts';
import { presentDeposit, presentMethod } from './deposits.present.ts';
import { findDeposit, listDeposits, sumDeposits, type DepositFilter } from './deposits.repo.ts';
import { expireDeposit } from './expire-deposit.job.ts';
import { openDeposit } from './open-deposit.action.ts';
import { depositPostings, depositsSchema } from './deposits.schema.ts';
import { registerDepositsDesk } from './deposits.desk.routes.ts';

/** Deposits by members. */
export const depositsModule: GatewayModule = {
  name: 'deposits',
  schema: depositsSchema,
  postings: depositPostings,
  register: (app) => {
    const { platform } = app;
    memberRoute(app, 'depositMethods', async ({ merchant }) => ({
      methods: (await listDepositMethods(platform.payments, merchant)).map(presentMethod),
      currency: merchant.currency,
    }));
    memberRoute(app, 'openDeposit', async (call) => ({
      deposit: presentDeposit(await openDeposit(call, platform)),
      now: call.now.toISOString(),
    }));
    memberRoute(app, 'deposits', async (call) => {
      const { items, next } = await listDeposits(call.db, filterOf(call), call.query);
      return { items: items.map(presentDeposit), next };
    });
    memberRoute(app, 'depositTotals', async (call) => ({
      ...(await sumDeposits(call.db, filterOf(call))),
      currency: call.merchant.currency,
    }));
    fileRoute(app, 'depositFile', async (call) => {
      const filter = filterOf(call);
      await countFile(call.db, { merchantId: call.merchant.id, memberId: call.member.id }, call.now);
      return depositsFile(fileHabitOf(call), async (page) => {
        const { items, next } = await listDeposits(call.reports, filter, page);
        return { items: items.map(presentDeposit), next };
      });
    });
    memberRoute(app, 'deposit', async ({ db, merchant, member, query, now }) => {
      const deposit = await findDeposit(db, merchant.id, query.id);
      if (deposit === undefined || deposit.member_id !== member.id) throw new AppError('NOT_FOUND');
      return { deposit: presentDeposit(deposit), now: now.toISOString() };
    });
  },
  desk: registerDepositsDesk,
  jobs: [expireDeposit, requestPayment],
};

function filterOf({ merchant, member, query }: Pick<MemberCall<'depositTotals'>, 'merchant' | 'member' | 'query'>): DepositFilter {
  const { state } = query;
  return {
    memberId: member.id,
    period: readOptionalPeriod(query, merchant.timeZone),
    states: state === undefined ? null : state === 'open' ? ['created', 'pending'] : [state],
  };
}
