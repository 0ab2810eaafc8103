import type { LightMyRequestResponse } from 'fastify';
import {
  PaymentRefused,
  type CreatedPayment,
  type PaymentMethod,
  type PaymentOrder,
  type PaymentProvider,
} from '../../src/ports/payments/payment-provider.ts';
import { isSigned, signBody } from '../../src/ports/signed-body.ts';
import type { TestGateway } from '../test-gateway.ts';

const secret = 'the secret of the provider of tests';

const payBy: Readonly<Record<string, CreatedPayment['payBy']>> = { pix: { kind: 'code', value: '000201' } };

/** An in-process payment provider with scripted answers. */
export function testProvider() {
  const orders: PaymentOrder[] = [];
  const behaviour: {
    answer: 'take' | 'refuse' | 'break' | 'stay silent on methods';
    /** The code of a method that is no longer offered. */
    ended?: string | undefined;
  } = { answer: 'take' };
  const provider: PaymentProvider = {
    name: 'bank',
    listMethods: async ({ currency: unit }) => {
      if (behaviour.answer === 'stay silent on methods') throw new Error('away');
      const limits = { unit, minimum: 1_000, maximum: 500_000, quickAmounts: [2_000, 5_000], expectedTime: 60 } as const;
      const methods: PaymentMethod[] = [
        { code: 'pix', kind: 'pix', direction: 'in', feeRate: 0, ...limits },
        { code: 'card', kind: 'debitCard', direction: 'in', feeRate: 25_000, ...limits },
        { code: 'credit', kind: 'creditCard', direction: 'in', feeRate: 0, ...limits },
        { code: 'pix-out', kind: 'pix', direction: 'out', feeRate: 0, ...limits },
        { code: 'bank-out', kind: 'bankTransfer', direction: 'out', feeRate: 0, ...limits },
        { code: 'other', kind: 'pix', direction: 'in', feeRate: 0, ...limits, unit: 'VND' },
      ];
      return methods.filter(({ code }) => code !== behaviour.ended);
    },
    createPayment: async (order) => {
      orders.push(order);
      if (behaviour.answer === 'refuse') throw new PaymentRefused('no');
      if (behaviour.answer === 'break') throw new Error('away');
      return {
        providerReference: `bank-${order.reference}`,
        payBy: order.direction === 'out' ? null : (payBy[order.method] ?? { kind: 'page', value: 'https://bank.example/pay' }),
        expiresAt: new Date(Date.now() + 900_000),
      };
    },
    isAuthentic: (webhook) => isSigned([secret], webhook, new Date()),
    readNotice: (body) => body,
  };
  return { provider, orders, behaviour };
}

export interface Sending {
  /** Replaces the valid signature. */
  readonly headers?: Record<string, string>;
  readonly address?: string;
}

/** Makes the test provider send a notice to the merchant ALPHA. */
export function sendNotice(
  gateway: TestGateway,
  notice: object,
  { headers, address = 'ALPHA/bank' }: Sending = {},
): Promise<LightMyRequestResponse> {
  const body = JSON.stringify(notice);
  return gateway.inject({
    method: 'POST',
    url: `/wps/x/payments/${address}`,
    headers: { 'content-type': 'application/json', ...(headers ?? signBody(secret, body, new Date())) },
    payload: body,
  });
}
