import Type from 'typebox';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#base/app-error.ts';
import type { GatewayModule } from '#http/module.ts';
import { makeQueryReader } from '#http/validation.ts';
import type { NoticeTaker } from '#ports/payments/notice-taker.ts';
import { takeDepositNotice } from '../deposits/take-deposit-notice.action.ts';
import { takePayoutNotice } from '../payouts/take-payout-notice.action.ts';

const Address = Type.Object({
  merchant: Type.String({ pattern: '^[A-Za-z0-9_-]{1,32}$' }),
  provider: Type.String({ pattern: '^[a-z0-9-]{1,32}$' }),
});
type Address = Type.Static<typeof Address>;

/** A notice is a few lines. */
const noticeLimit = 16 * 1_024;

/** Who does what a notice asks for, by what its reference begins with. */
const takers: readonly NoticeTaker[] = [takeDepositNotice, takePayoutNotice];

/** What providers of payments tell: `POST /wps/x/payments/<merchant>/<provider>`. A closed merchant takes it too: the money has moved. */
export const paymentsModule: GatewayModule = {
  name: 'payments',
  register: (app) => {
    // In a scope of its own, where a body stays as it came, to the byte: the signature is over that.
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body);
      serveNotices(scope);
    });
  },
};

function serveNotices(scope: FastifyInstance): void {
  const { platform } = scope;
  const readAddress = makeQueryReader(Address);
  scope.post('/wps/x/payments/:merchant/:provider', { bodyLimit: noticeLimit }, async (request, reply) => {
    const address = readAddress(request.params) as Address;
    const merchant = platform.merchants.byCode(address.merchant);
    if (merchant === null) throw new AppError('NOT_FOUND');
    request.merchantCode = merchant.code;
    void reply.header('Cache-Control', 'no-store');
    const webhook = { headers: request.headers, body: typeof request.body === 'string' ? request.body : '' };
    const now = platform.clock.now();
    const [{ provider }, { jobs }] = [address, platform];
    const isKnown = await platform.tenants.transaction(merchant.id, async (trx) => {
      const notice = await platform.payments.takeWebhook(trx, { merchantId: merchant.id, provider, webhook }, now);
      // Taken before: what it asked for is done.
      if (notice === null) return true;
      for (const take of takers) if (await take({ trx, jobs, merchantId: merchant.id, provider, notice, now })) return true;
      return false;
    });
    return { success: true, value: { isKnown }, message: null };
  });
}
