import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { TestAnswer, TestGateway } from '../test-gateway.ts';
import { sendNotice, type Sending } from './test-provider.ts';

interface Told {
  readonly eventId?: string;
  readonly state?: string;
  readonly amount?: number;
  readonly unit?: string;
}

/** Common steps of deposit tests, at the merchant ALPHA. */
export function depositWorld(gateway: TestGateway, token: string) {
  const deposit = (amount: number, { method = 'bank.pix', idempotencyKey = randomUUID(), as = token } = {}): Promise<TestAnswer> =>
    gateway.call('openDeposit', { token: as, body: { idempotencyKey, method, amount } });
  return {
    deposit,
    /** The id of a deposit that waits for its payment. */
    open: async (amount = 2_000, options?: Parameters<typeof deposit>[1]): Promise<string> =>
      ((await deposit(amount, options)).envelope.value['deposit'] as { id: string }).id,
    read: async (id: string, as = token): Promise<Record<string, unknown>> => {
      const { envelope } = await gateway.call('deposit', { token: as, query: { id } });
      return (envelope.value['deposit'] ?? envelope.value) as Record<string, unknown>;
    },
    balance: async (): Promise<number> => Number((await gateway.call('balance', { token })).envelope.value['balance']),
    /** A provider's notice about the deposit: 2,000 paid by default. */
    tell: (
      id: string,
      { eventId = randomUUID(), state = 'succeeded', amount = 2_000, unit = 'BRL' }: Told = {},
      sending?: Sending,
    ): Promise<LightMyRequestResponse> => sendNotice(gateway, { eventId, reference: `d-${id}`, state, amount, unit }, sending),
  };
}
