import Type from 'typebox';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#base/app-error.ts';
import type { GatewayModule } from '#http/module.ts';
import { makeQueryReader } from '#http/validation.ts';
import { takeNotice } from './payments.service.ts';

const Address = Type.Object({
  merchant: Type.String({ pattern: '^[A-Za-z0-9_-]{1,32}$' }),
  provider: Type.String({ pattern: '^[a-z0-9-]{1,32}$' }),
});
type Address = Type.Static<typeof Address>;

/** A notice is a few lines. */
const noticeLimit = 16 * 1_024;

/**
 * Payment providers' notices: `POST /wps/x/payments/<merchant>/<provider>`. A closed merchant still accepts them, because the money has
 * moved.
 */
export const paymentsModule: GatewayModule = {
  name: 'payments',
  register: (app) => {
    // A separate scope that keeps the raw body, because the signature covers its bytes.
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
    const isKnown = await takeNotice(platform, { merchantId: merchant.id, provider: address.provider, webhook });
    return { success: true, value: { isKnown }, message: null };
  });
}
