import { randomUUID } from 'node:crypto';
import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { TestAnswer, TestGateway } from '../test-gateway.ts';

export const rates = (ppm: Readonly<Record<string, number>>) => Object.entries(ppm).map(([gameType, rate]) => ({ gameType, ppm: rate }));
export const noAgents = { mayRecruitAgents: false, mostDirect: 0, levels: 0 };

type Offer = Partial<Pick<BodyOf<'addDownline'>, 'kind' | 'rates' | 'limits'>>;
export type Link = ValueOf<'addInvitationLink'>;

/** Common steps of recruiting tests, at the merchant ALPHA. */
export function recruitingWorld(gateway: TestGateway) {
  const merchantId = gateway.platform.merchants.byCode('ALPHA')?.id ?? 0;
  const { owner } = gateway;
  const add = (
    token: string,
    { username = aName(), nickname = 'New', idempotencyKey = randomUUID(), ...offer }: Partial<BodyOf<'addDownline'>> = {},
  ) => gateway.call('addDownline', { token, body: { username, nickname, idempotencyKey, kind: 'player', rates: [], ...offer } });
  return {
    merchantId,
    add,
    /** Logs in a member with the first password. */
    logInWith: (username: string, password: string): Promise<TestAnswer> =>
      gateway.call('login', { body: { username, password, type: 'username' } }),
    memberOf: (username: string, merchant = merchantId) =>
      owner.selectFrom('member').selectAll().where('merchant_id', '=', merchant).where('username', '=', username).executeTakeFirstOrThrow(),
    ratesOf: async (memberId: number) => {
      const rows = await owner.selectFrom('team_rate').select(['game_type', 'rate']).where('member_id', '=', memberId).execute();
      return Object.fromEntries(rows.map(({ game_type, rate }) => [game_type, rate]));
    },
    link: async (
      token: string,
      changes: Offer & Partial<Pick<BodyOf<'addInvitationLink'>, 'cap' | 'expiresOn' | 'note'>> = {},
    ): Promise<Link> => {
      const { envelope } = await gateway.call('addInvitationLink', {
        token,
        body: { idempotencyKey: randomUUID(), kind: 'player', rates: [], note: '', expiresOn: null, cap: null, ...changes },
      });
      if (!envelope.success) throw new Error(JSON.stringify(envelope));
      return envelope.value as unknown as Link;
    },
    setTerms: (account: string, terms: { rates: Readonly<Record<string, number>>; limits: BodyOf<'addDownline'>['limits'] }) =>
      gateway.control('setAgentTerms', { account, rates: rates(terms.rates), limits: terms.limits, reason: 'agreed' }),
  };
}

export function aName(): string {
  return `maria${randomUUID().slice(0, 8)}`;
}

export function fieldsOf({ envelope }: TestAnswer): unknown {
  return envelope.value['fields'];
}
