import Type, { type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { AppError } from '#base/app-error.ts';
import { isSigned, signBody } from '../signed-body.ts';
import { PaymentRefused, type PaymentProvider } from './payment-provider.ts';

export interface PaymentSettings {
  /** The provider's base address, with `methods` and `payments` below it. */
  readonly url: string;
  /** Signs messages in both directions: see `signBody`. */
  readonly secret: string;
}

const timeout = 5_000;
/** Minor units. */
const amount = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const code = Type.String({ pattern: '^[a-z0-9-]{1,32}$' });

const Methods = Compile(
  Type.Object({
    methods: Type.Array(
      Type.Object({
        code,
        kind: Type.Enum(['pix', 'bankTransfer', 'debitCard', 'prepaidCard', 'creditCard', 'eWallet', 'voucher', 'crypto', 'cash']),
        direction: Type.Enum(['in', 'out']),
        unit: Type.String({ minLength: 1, maxLength: 8 }),
        minimum: amount,
        maximum: amount,
        quickAmounts: Type.Array(amount, { maxItems: 12 }),
        feeRate: Type.Integer({ minimum: 0, maximum: 999_999 }),
        expectedTime: Type.Integer({ minimum: 0 }),
      }),
      { maxItems: 100 },
    ),
  }),
);

const Created = Compile(
  Type.Object({
    providerReference: Type.String({ minLength: 1, maxLength: 100 }),
    payBy: Type.Union([
      Type.Object({ kind: Type.Literal('code'), value: Type.String({ minLength: 1, maxLength: 1_000 }) }),
      // Members are redirected there, so no other scheme is allowed.
      Type.Object({ kind: Type.Literal('page'), value: Type.String({ pattern: '^https?://[^\\s]+$', maxLength: 1_000 }) }),
      Type.Null(),
    ]),
    /** Seconds from now. */
    expiresIn: Type.Union([Type.Integer({ minimum: 1, maximum: 90 * 86_400 }), Type.Null()]),
  }),
);

const away = (): AppError => new AppError('UNAVAILABLE', { retryAfter: 5 });

/**
 * A payment provider, or an operator's adapter for one, that speaks HTTP as docs/gateway.md describes. Every body is
 * signed JSON, in both directions. A missing answer means UNAVAILABLE.
 */
export function httpPaymentProvider({ url, secret }: PaymentSettings): PaymentProvider {
  const ask = async <Schema extends TSchema>(name: string, asked: object, answer: ReturnType<typeof Compile<Schema>>) => {
    const body = JSON.stringify(asked);
    const response = await fetch(`${url.replace(/\/$/, '')}/${name}`, {
      method: 'POST',
      // Uses the machine's clock. The gateway's may be shifted, which the other side cannot know.
      headers: { 'content-type': 'application/json', ...signBody(secret, body, new Date()) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    }).catch(() => {
      throw away();
    });
    const text = await response.text().catch(() => {
      throw away();
    });
    if ([400, 404, 409, 422].includes(response.status)) throw new PaymentRefused(`The provider of payments answered ${response.status}`);
    if (!response.ok) throw away();
    const told: unknown = JSON.parse(text);
    if (!answer.Check(told)) throw new Error(`The provider of payments answered ${name} with another shape`);
    return told;
  };
  return {
    name: 'http',
    listMethods: async ({ code: merchant, currency }) =>
      (await ask('methods', { merchant, unit: currency }, Methods)).methods.filter(({ unit }) => unit === currency),
    createPayment: async ({ merchant, ...order }) => {
      const { providerReference, payBy, expiresIn } = await ask('payments', { merchant: merchant.code, ...order }, Created);
      return { providerReference, payBy, expiresAt: expiresIn === null ? null : new Date(Date.now() + expiresIn * 1_000) };
    },
    isAuthentic: (webhook) => isSigned([secret], webhook, new Date()),
    readNotice: (body) => body,
  };
}
