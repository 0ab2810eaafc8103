import { randomUUID } from 'node:crypto';
import type { AgreementKind } from '@livery/contract/agreements';
import { plainRules, type Terms, type Tier } from '@livery/contract/commission-terms';
import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import { agreementsInvariants } from '../../src/modules/agreements/agreements.invariants.ts';
import { sql } from 'kysely';
import type { TestAnswer, TestGateway } from '../test-gateway.ts';

export type Agreement = ValueOf<'dividendContract'>;
type ActBody = Partial<Omit<BodyOf<'dividendContract'>, 'terms'>> & { readonly terms?: Terms };

const callOf = {
  dividend: 'dividendContract',
  daily: 'dailySalaryContract',
  hourly: 'hourlySalaryContract',
  realTime: 'realTimeSalaryContract',
} as const satisfies Record<AgreementKind, string>;

export const tier = (rate: number, more: Partial<Tier> = {}): Tier => ({
  periodicMinimumBet: 0,
  profitLoss: 0,
  minimumActiveMembers: 0,
  rate,
  lostRate: null,
  ...more,
});

export const termsOf = {
  dividend: (rate: number, period: 'daily' | 'weekly' | 'semimonthly' | 'monthly' = 'daily'): Terms => ({
    kind: 'dividend',
    period,
    minimumBet: 0,
    tiers: [tier(rate)],
    rules: plainRules,
  }),
  daily: (rate: number): Terms => ({ kind: 'daily', minimumBet: 0, tiers: [tier(rate)], rules: plainRules }),
  hourly: (rate: number): Terms => ({ kind: 'hourly', minimumBet: 0, tiers: [tier(rate)], rules: plainRules }),
  realTime: (rate: number): Terms => ({ kind: 'realTime', singleBet: 100, profitRate: rate, lossRate: rate, rules: plainRules }),
};

/** The agreements of ALPHA's seeded agents. The seed's own are removed. */
export async function openAgreementWorld(gateway: TestGateway) {
  const { owner } = gateway;
  const merchantId = gateway.platform.merchants.byCode('ALPHA')?.id ?? 0;
  await clearAgreements(gateway);
  const idOf = async (username: string): Promise<number> => {
    const { id } = await owner
      .selectFrom('member')
      .select('id')
      .where('merchant_id', '=', merchantId)
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return id;
  };
  const act = (token: string, kind: AgreementKind, body: ActBody) =>
    gateway.call(callOf[kind], { token, body: { idempotencyKey: randomUUID(), ...body } });
  const forHouse = (body: object) => gateway.control('actForHouse', { idempotencyKey: randomUUID(), person: 'Ana Lima', ...body });
  const houseOffer = async (account: string, terms: Terms): Promise<Agreement> => {
    const answer = (await forHouse({ action: 'request', kind: terms.kind, account, terms })).json();
    if (answer.success !== true) throw new Error(JSON.stringify(answer));
    return answer.value as Agreement;
  };
  const done = (answer: TestAnswer): Agreement => {
    if (!answer.envelope.success) throw new Error(JSON.stringify(answer.envelope));
    return answer.envelope.value as unknown as Agreement;
  };
  const acceptOpen = async (token: string, { id, kind, proposal }: Agreement): Promise<TestAnswer> =>
    act(token, kind, { action: 'accept', agreement: id, ...(proposal?.hash ? { hash: proposal.hash } : {}) });
  return {
    merchantId,
    idOf,
    act,
    forHouse,
    houseOffer,
    acceptOpen,
    done,
    /** The house offers and the agent accepts. */
    withHouse: async (token: string, account: string, terms: Terms) => done(await acceptOpen(token, await houseOffer(account, terms))),
    /** The upline offers and the downline accepts. */
    between: async (upline: string, downline: string, member: string, terms: Terms) => {
      const offered = done(await act(upline, terms.kind, { action: 'request', member: await idOf(member), terms }));
      return done(await acceptOpen(downline, offered));
    },
    read: async (token: string, agreement: number) => {
      const { envelope } = await gateway.call('agreement', { token, query: { agreement } });
      return envelope.value as unknown as ValueOf<'agreement'>;
    },
    clear: () => clearAgreements(gateway),
    /** Sets the gateway's clock. Everyone stays logged in. */
    setTime: async (instant: number | string): Promise<void> => {
      const at = new Date(instant);
      gateway.platform.clock.shiftTo(at.getTime() - Date.now());
      await owner.updateTable('session').set({ created_at: at, seen_at: at }).execute();
    },
    broken: async (): Promise<unknown[]> => {
      const found = await Promise.all(agreementsInvariants.map(async ({ broken }) => (await sql.raw(broken).execute(owner)).rows));
      return found.flat();
    },
    lettersTo: async (username: string) =>
      owner
        .selectFrom('letter')
        .selectAll()
        .where('member_id', '=', await idOf(username))
        .orderBy('id')
        .execute(),
  };
}

/** Agreements can never be deleted, so this suspends the laws. */
export async function clearAgreements({ owner }: Pick<TestGateway, 'owner'>): Promise<void> {
  await owner.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    for (const table of ['agreement_event', 'agreement_proposal', 'agreement_version', 'agreement'] as const)
      await trx.deleteFrom(table).execute();
  });
}
