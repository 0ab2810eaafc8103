import type { Transaction } from 'kysely';
import { Compile } from 'typebox/compile';
import type { Database } from '../../database/schema.ts';
import { AppError } from '../../server/app-error.ts';
import type { Merchant } from '../../server/context.ts';
import { takeNotice } from './payment-notice.repo.ts';
import {
  PaymentNotice,
  type CreatedPayment,
  type PaymentMethod,
  type PaymentOrder,
  type PaymentProvider,
  type Webhook,
} from './payment-provider.ts';

const notice = Compile(PaymentNotice);

export interface ProvidedMethod {
  readonly provider: string;
  readonly method: PaymentMethod;
}

/** The providers that this gateway pays through; `platform.payments`. */
export class Payments {
  readonly #providers: ReadonlyMap<string, PaymentProvider>;

  constructor(providers: readonly PaymentProvider[]) {
    this.#providers = new Map(providers.map((provider) => [provider.name, provider]));
  }

  /** What a merchant's members can pay by, with the provider of each; a provider that is silent takes away its own alone. Fails where all are silent. */
  async listMethods(merchant: Merchant): Promise<ProvidedMethod[]> {
    const answers = await Promise.allSettled([...this.#providers.keys()].map((name) => this.listMethodsOf(name, merchant)));
    const told = answers.filter((answer) => answer.status === 'fulfilled');
    const [first] = answers;
    if (told.length === 0 && first?.status === 'rejected') throw first.reason;
    return told.flatMap(({ value }) => value);
  }

  /** What a merchant's members can pay by at one provider. @throws AppError NOT_AVAILABLE for one that this gateway does not have */
  async listMethodsOf(provider: string, merchant: Merchant): Promise<ProvidedMethod[]> {
    return (await this.#providerOf(provider).listMethods(merchant)).map((method) => ({ provider, method }));
  }

  /** @throws AppError NOT_AVAILABLE for a provider that this gateway does not have */
  createPayment(provider: string, order: PaymentOrder): Promise<CreatedPayment> {
    return this.#providerOf(provider).createPayment(order);
  }

  /**
   * Takes what a provider tells, once an event: null for one that was taken before. What is done about it belongs in the same
   * transaction, so that an event whose work failed comes again.
   *
   * @throws AppError FORBIDDEN for a webhook that is not the provider's or too old, INVALID_REQUEST for one that says nothing known, NOT_AVAILABLE
   */
  async takeWebhook(
    trx: Transaction<Database>,
    { merchantId, provider, webhook }: { readonly merchantId: number; readonly provider: string; readonly webhook: Webhook },
    now: Date,
  ): Promise<PaymentNotice | null> {
    const { isAuthentic, readNotice } = this.#providerOf(provider);
    if (!isAuthentic(webhook, now)) throw new AppError('FORBIDDEN');
    const told = readNotice(parse(webhook.body));
    if (!notice.Check(told)) throw new AppError('INVALID_REQUEST');
    return (await takeNotice(trx, { merchantId, provider, notice: told }, now)) ? told : null;
  }

  #providerOf(name: string): PaymentProvider {
    const provider = this.#providers.get(name);
    if (provider === undefined) throw new AppError('NOT_AVAILABLE');
    return provider;
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
