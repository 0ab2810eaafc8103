import type { Transaction } from 'kysely';
import { Compile } from 'typebox/compile';
import type { Database } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import type { Merchant } from '#tenancy/merchant.ts';
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

/** Why a provider does not list its methods for a merchant. No reason means that it does again. */
export interface ProviderNews {
  readonly provider: string;
  readonly merchant: string;
  readonly reason: string | null;
}

/** The providers that this gateway pays through, as `platform.payments`. */
export class Payments {
  readonly #providers: ReadonlyMap<string, PaymentProvider>;
  readonly #failures = new Map<string, number>();
  /** Keyed by provider and merchant. */
  readonly #silent = new Set<string>();
  #hear: (news: ProviderNews) => void = () => {};

  constructor(providers: readonly PaymentProvider[]) {
    this.#providers = new Map(providers.map((provider) => [provider.name, provider]));
  }

  /**
   * Called once when a provider stops answering for a merchant, whose members then see none of its methods, and once
   * when it answers again.
   */
  watch(hear: (news: ProviderNews) => void): void {
    this.#hear = hear;
  }

  /** Failed method requests of each provider. */
  get failures(): ReadonlyMap<string, number> {
    return this.#failures;
  }

  /** A merchant's payment methods with their providers. A silent provider removes only its own. Fails if all are silent. */
  async listMethods(merchant: Merchant): Promise<ProvidedMethod[]> {
    const answers = await Promise.allSettled([...this.#providers.keys()].map((name) => this.listMethodsOf(name, merchant)));
    const told = answers.filter((answer) => answer.status === 'fulfilled');
    const [first] = answers;
    if (told.length === 0 && first?.status === 'rejected') throw first.reason;
    return told.flatMap(({ value }) => value);
  }

  /** One provider's payment methods for a merchant. @throws AppError NOT_AVAILABLE for an unknown provider */
  async listMethodsOf(provider: string, merchant: Merchant): Promise<ProvidedMethod[]> {
    const { listMethods } = this.#providerOf(provider);
    try {
      const methods = await listMethods(merchant);
      this.#note(provider, merchant, null);
      return methods.map((method) => ({ provider, method }));
    } catch (error) {
      this.#failures.set(provider, (this.#failures.get(provider) ?? 0) + 1);
      this.#note(provider, merchant, error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  #note(provider: string, { code: merchant }: Merchant, reason: string | null): void {
    const pair = `${provider} ${merchant}`;
    if (this.#silent.has(pair) === (reason !== null)) return;
    if (reason === null) this.#silent.delete(pair);
    else this.#silent.add(pair);
    this.#hear({ provider, merchant, reason });
  }

  /** @throws AppError NOT_AVAILABLE for a provider that this gateway does not have */
  createPayment(provider: string, order: PaymentOrder): Promise<CreatedPayment> {
    return this.#providerOf(provider).createPayment(order);
  }

  /**
   * Accepts a provider's notice, once per event. Null if it was accepted before. Handle it in the same transaction, so
   * that an event whose handling failed comes again.
   *
   * @throws AppError FORBIDDEN for a webhook that is not the provider's or is too old, INVALID_REQUEST if it cannot be
   * understood, NOT_AVAILABLE
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

declare module '#base/platform.ts' {
  interface Platform {
    readonly payments: Payments;
  }
}
