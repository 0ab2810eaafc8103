import { randomUUID } from 'node:crypto';
import type { OpenAnswer } from '@livery/arcade/shell/wire';
import { moved, post } from '../../src/ledger/ledger.ts';
import type { TestGateway } from '../test-gateway.ts';

export interface GameAnswer<Value> {
  readonly status: number;
  readonly value: Value & { readonly code?: string };
}

/** A member at a house game, with the cash of the account `demo` of ALPHA. */
export async function openHouse(gateway: TestGateway, nodeId: number) {
  const { id: cash, merchant_id: merchantId } = await gateway.owner
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
    .select(['account.id', 'account.merchant_id'])
    .where('member.username', '=', 'demo')
    .where('merchant.code', '=', 'ALPHA')
    .where('account.kind', '=', 'CASH')
    .executeTakeFirstOrThrow();
  const game = { nodeId, vassalage: 'HOUSE', gameType: 'INHOUSE', language: 'en', device: 'WEB' };

  const api = async <Value>(path: string, body: object): Promise<GameAnswer<Value>> => {
    const response = await gateway.inject({ method: 'POST', url: path, headers: { host: 'games.localhost:4000' }, payload: body });
    return { status: response.statusCode, value: response.json().value };
  };
  const balance = async (): Promise<number> => {
    const row = await gateway.owner.selectFrom('account').select('balance').where('id', '=', cash).executeTakeFirstOrThrow();
    return row.balance ?? 0;
  };

  return {
    merchantId,
    api,
    balance,
    setBalance: async (target: number): Promise<void> => {
      const amount = target - (await balance());
      if (amount === 0) return;
      const entries = moved({ house: 'ADJUSTMENT', unit: 'BRL' }, { accountId: cash }, amount);
      await gateway.platform.tenants.transaction(merchantId, (trx) =>
        post(trx, { merchantId, kind: 'grant', actor: 'job:test', at: new Date(), entries }),
      );
    },
    /** `token` null plays the demo. */
    sitDown: async (token: string | null): Promise<OpenAnswer> => {
      const asked = await gateway.call(token === null ? 'launchDemo' : 'launchGame', { body: game, ...(token === null ? {} : { token }) });
      const ticket = new URL(String(asked.envelope.value['url'])).searchParams.get('ticket') ?? '';
      return (await api<OpenAnswer>('/play/api/open', { ticket })).value;
    },
    round: (session: string, stake: number) => ({ session, stake, idempotencyKey: randomUUID(), clientSeed: 'mine' }),
  };
}
