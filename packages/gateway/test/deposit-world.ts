import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { PaymentRefused, type PaymentOrder, type PaymentProvider } from '../src/ports/payments/payment-provider.ts';
import { isSigned, signBody } from '../src/ports/signed-body.ts';
import type { TestAnswer, TestGateway } from './test-gateway.ts';

const secret = 'the secret of the provider of tests';

/** A provider of payments in this process, which answers as it is told to. */
export function testProvider() {
  const orders: PaymentOrder[] = [];
  const behaviour: { answer: 'take' | 'refuse' | 'break' | 'stay silent on methods' } = { answer: 'take' };
  const provider: PaymentProvider = {
    name: 'bank',
    listMethods: async ({ currency: unit }) => {
      if (behaviour.answer === 'stay silent on methods') throw new Error('away');
      const limits = { unit, minimum: 1_000, maximum: 500_000, quickAmounts: [2_000, 5_000], expectedTime: 60 } as const;
      return [
        { code: 'pix', kind: 'pix', direction: 'in', feeRate: 0, ...limits },
        { code: 'card', kind: 'debitCard', direction: 'in', feeRate: 25_000, ...limits },
        { code: 'credit', kind: 'creditCard', direction: 'in', feeRate: 0, ...limits },
        { code: 'pix-out', kind: 'pix', direction: 'out', feeRate: 0, ...limits },
        { code: 'other', kind: 'pix', direction: 'in', feeRate: 0, ...limits, unit: 'VND' },
      ];
    },
    createPayment: async (order) => {
      orders.push(order);
      if (behaviour.answer === 'refuse') throw new PaymentRefused('no');
      if (behaviour.answer === 'break') throw new Error('away');
      return {
        providerReference: `bank-${order.reference}`,
        payBy: order.method === 'pix' ? { kind: 'code', value: '000201' } : { kind: 'page', value: 'https://bank.example/pay' },
        expiresAt: new Date(Date.now() + 900_000),
      };
    },
    isAuthentic: (webhook) => isSigned([secret], webhook, new Date()),
    readNotice: (body) => body,
  };
  return { provider, orders, behaviour };
}

interface Told {
  readonly eventId?: string;
  readonly state?: string;
  readonly amount?: number;
  readonly unit?: string;
}

/** What tests of deposits say again and again, at the merchant ALPHA. */
export function depositWorld(gateway: TestGateway, token: string) {
  const deposit = (amount: number, { method = 'bank.pix', idempotencyKey = randomUUID(), as = token } = {}): Promise<TestAnswer> =>
    gateway.call('openDeposit', { token: as, body: { idempotencyKey, method, amount } });
  return {
    deposit,
    /** The id of one that waits for its payment. */
    open: async (amount = 2_000, options?: Parameters<typeof deposit>[1]): Promise<string> =>
      ((await deposit(amount, options)).envelope.value['deposit'] as { id: string }).id,
    read: async (id: string, as = token): Promise<Record<string, unknown>> => {
      const { envelope } = await gateway.call('deposit', { token: as, query: { id } });
      return (envelope.value['deposit'] ?? envelope.value) as Record<string, unknown>;
    },
    balance: async (): Promise<number> => Number((await gateway.call('balance', { token })).envelope.value['balance']),
    /** A notice of the provider's about the deposit: 2,000 were paid, unless something else is told. */
    tell: (
      id: string,
      { eventId = randomUUID(), state = 'succeeded', amount = 2_000, unit = 'BRL' }: Told = {},
      { headers, address = 'ALPHA/bank' }: { headers?: Record<string, string>; address?: string } = {},
    ): Promise<LightMyRequestResponse> => {
      const body = JSON.stringify({ eventId, reference: `d-${id}`, state, amount, unit });
      return gateway.inject({
        method: 'POST',
        url: `/wps/x/payments/${address}`,
        headers: { 'content-type': 'application/json', ...(headers ?? signBody(secret, body, new Date())) },
        payload: body,
      });
    },
  };
}
