import { randomBytes } from 'node:crypto';
import { methodsIn } from './methods.ts';
import { pixCode } from './pix-code.ts';
import type { Postman } from './postman.ts';

export interface Order {
  merchant: string;
  reference: string;
  method: string;
  direction: 'in' | 'out';
  amount: number;
  unit: string;
  destination: Record<string, string> | null;
  returnTo: string | null;
}

export interface Payment {
  readonly id: string;
  readonly order: Order;
  readonly payBy: { kind: 'code' | 'page'; value: string } | null;
  state: 'waiting' | 'paid' | 'failed' | 'expired';
  /** The payments so far in minor units. */
  readonly paid: number[];
}

/** The actions on a payment's page. */
export type Act = 'pay' | 'payTwice' | 'payOther' | 'fail' | 'expire';

type Told = 'pending' | 'succeeded' | 'failed' | 'expired';

/** How long a deposit waits for its payment, in milliseconds. */
const paymentTimeout = 15 * 60_000;

/** The sandbox's orders and their outcomes, in memory only. */
export class Bank {
  readonly #payments = new Map<string, Payment>();
  readonly #postman: Postman;
  readonly #address: string;
  /** Whether payouts are made at once. Otherwise someone completes or fails them on their page. */
  paysOutAtOnce = true;

  constructor(postman: Postman, address: string) {
    this.#postman = postman;
    this.#address = address;
  }

  list(): Payment[] {
    return [...this.#payments.values()].toReversed();
  }

  find(id: string): Payment | undefined {
    return this.#payments.get(id);
  }

  /** The payment for a PIX code. */
  findByCode(code: string): Payment | undefined {
    return this.list().find(({ payBy }) => payBy?.kind === 'code' && payBy.value === code.trim());
  }

  /** The same reference always returns the same payment. Null for a refused order. */
  order(order: Order): { payment: Payment; expiresIn: number | null } | null {
    const known = this.list().find(({ order: { merchant, reference } }) => merchant === order.merchant && reference === order.reference);
    const method = methodsIn(order.unit).find(({ code, direction }) => code === order.method && direction === order.direction);
    if (method === undefined || !Number.isSafeInteger(order.amount) || order.amount < 1) return null;
    const payment = known ?? this.#open(order);
    return { payment, expiresIn: order.direction === 'out' ? null : paymentTimeout / 1_000 };
  }

  /** `reason` applies to a failed payment. */
  act(payment: Payment, act: Act, { amount = payment.order.amount, reason }: { amount?: number | undefined; reason?: string } = {}): void {
    switch (act) {
      case 'pay':
        this.#pay(payment, payment.order.amount);
        break;
      case 'payTwice':
        this.#pay(payment, payment.order.amount);
        this.#pay(payment, payment.order.amount);
        break;
      case 'payOther':
        this.#pay(payment, amount);
        break;
      case 'fail':
        payment.state = 'failed';
        this.#tell(payment, 'failed', payment.order.amount, reason);
        break;
      case 'expire':
        payment.state = 'expired';
        this.#tell(payment, 'expired');
    }
  }

  #open(order: Order): Payment {
    const id = randomBytes(8).toString('hex');
    const page = `${this.#address}/payments/${id}`;
    const location = page.replace(/^https?:\/\//, '');
    const payment: Payment = {
      id,
      order,
      state: 'waiting',
      paid: [],
      payBy:
        order.direction === 'out'
          ? null
          : order.method === 'pix'
            ? { kind: 'code', value: pixCode({ location, amount: order.amount, reference: id }) }
            : { kind: 'page', value: page },
    };
    this.#payments.set(id, payment);
    if (order.direction === 'in') {
      setTimeout(() => {
        if (payment.state === 'waiting') this.act(payment, 'expire');
      }, paymentTimeout).unref();
    } else if (this.paysOutAtOnce) {
      // The answer usually arrives before the notice, but callers must cope with both orders.
      setTimeout(() => this.act(payment, 'pay'), 300);
    } else {
      this.#tell(payment, 'pending');
    }
    return payment;
  }

  #pay(payment: Payment, amount: number): void {
    payment.state = 'paid';
    payment.paid.push(amount);
    this.#tell(payment, 'succeeded', amount);
  }

  #tell({ order }: Payment, state: Told, amount = order.amount, reason = ''): void {
    const { merchant, reference, unit } = order;
    const why = reason === '' ? {} : { reason };
    this.#postman.send(merchant, { eventId: randomBytes(12).toString('hex'), reference, state, amount, unit, ...why });
  }
}
