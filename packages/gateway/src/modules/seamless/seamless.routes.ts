import Type from 'typebox';
import type { FastifyInstance } from 'fastify';
import { WalletRefusal, type AuthenticCall } from '#ports/seamless/aggregator.ts';
import { AppError } from '#base/app-error.ts';
import type { GatewayModule } from '#http/module.ts';
import { spendNonce } from '#sealed/sealed-payload.ts';
import { makeQueryReader } from '#http/validation.ts';
import { answerCall } from './answer-call.action.ts';
import { seamlessSchema } from './seamless.schema.ts';

const Address = Type.Object({
  merchant: Type.String({ pattern: '^[A-Za-z0-9_-]{1,32}$' }),
  aggregator: Type.String({ pattern: '^[a-z0-9-]{1,32}$' }),
  call: Type.String({ pattern: '^[\\w-]{1,64}$' }),
});
type Address = Type.Static<typeof Address>;

/** The limit of a call's body. A call is a few lines. */
const callLimit = 16 * 1_024;

/** Aggregators' wallet calls: `POST /wps/x/seamless/<merchant>/<aggregator>/<call>`. */
export const seamlessModule: GatewayModule = {
  name: 'seamless',
  schema: seamlessSchema,
  register: (app) => {
    // A separate scope that keeps the raw body, because the signature covers its bytes.
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body);
      serveWallets(scope);
    });
  },
};

function serveWallets(scope: FastifyInstance): void {
  const { platform } = scope;
  const { merchants, aggregators, tenants, closures, clock } = platform;
  const readAddress = makeQueryReader(Address);
  scope.post('/wps/x/seamless/:merchant/:aggregator/:call', { bodyLimit: callLimit }, async (request, reply) => {
    const { merchant: code, aggregator: name, call } = readAddress(request.params) as Address;
    const merchant = merchants.byCode(code);
    const aggregator = merchant === null ? null : aggregators.find(name, merchant.code);
    if (merchant === null || aggregator === null) throw new AppError('NOT_FOUND');
    request.merchantCode = merchant.code;
    void reply.header('Cache-Control', 'no-store');
    const { id: merchantId } = merchant;
    const { method, url: path, headers } = request;
    const body = typeof request.body === 'string' ? request.body : '';
    try {
      const asked = { merchant: merchant.code, call, method, path, headers, body };
      // Uses the machine's clock. The gateway's may be shifted, which the other side cannot know.
      const authentic = aggregator.readCall(asked, new Date());
      const now = clock.now();
      if (!(await isNew(authentic, now))) throw new WalletRefusal('REPLAYED');
      const isClosed = await closures.isClosed(merchantId);
      return send(aggregator.writeAnswer(await answerCall(platform, { merchantId, aggregator: name, isClosed, now }, authentic.call)));
    } catch (error) {
      if (!(error instanceof WalletRefusal)) throw error;
      return send(aggregator.writeRefusal(error.code));
    }

    async function isNew({ nonce }: AuthenticCall, now: Date): Promise<boolean> {
      return nonce === null || spendNonce(tenants.of(merchantId), merchantId, `seamless:${name}:${nonce}`, now);
    }

    function send({ status, body: sent }: { status: number; body: unknown }): unknown {
      void reply.code(status).type('application/json; charset=utf-8');
      return JSON.stringify(sent);
    }
  });
}
