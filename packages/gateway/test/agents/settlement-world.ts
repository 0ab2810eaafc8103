import {
  plainRules,
  type DividendTerms,
  type RealTimeTerms,
  type Rules,
  type Terms,
  type WageTerms,
} from '@livery/contract/commission-terms';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Merchant } from '../../src/tenancy/merchant.ts';
import '../../src/modules/agreements/agreements.schema.ts';
import { settleMerchant, type StepWatch } from '../../src/modules/settlement/settle.action.ts';
import { openAgentWorld } from './agent-world.ts';
import { openTeamWorld } from './team-world.ts';
import type { TestGateway } from '../test-gateway.ts';

export function wages(rate: number, rules: Partial<Rules> = {}, more: Partial<WageTerms> = {}): WageTerms {
  const tier = { periodicMinimumBet: 0, profitLoss: 0, minimumActiveMembers: 0, rate, lostRate: null };
  return { kind: 'daily', minimumBet: 0, tiers: [tier], rules: { ...plainRules, ...rules }, ...more };
}

export function dividend(rate: number, rules: Partial<Rules> = {}, more: Partial<DividendTerms> = {}): DividendTerms {
  return { ...wages(rate, rules), kind: 'dividend', period: 'daily', ...more };
}

export function realTime(profitRate: number, lossRate: number, singleBet: number, rules: Partial<Rules> = {}): RealTimeTerms {
  return { kind: 'realTime', singleBet, profitRate, lossRate, rules: { ...plainRules, ...rules } };
}

export interface SettledLine {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly gross: number;
  readonly amount: number;
  readonly net: number;
  readonly due: number;
  readonly paid: number;
  readonly advanced: number;
  readonly state: string;
  readonly from: string;
}

/** Agents with agreements whose windows a test settles. */
export async function openSettlementWorld(gateway: TestGateway) {
  const { owner, platform } = gateway;
  const added = await openAgentWorld(gateway);
  const members = await owner.selectFrom('member').select(['id', 'username']).where('merchant_id', '=', added.merchantId).execute();
  const seeded = new Map(members.map(({ id, username }) => [username, id]));
  const agents = { ...added, idOf: (name: string): number => seeded.get(name) ?? added.idOf(name) };
  const team = openTeamWorld(gateway, agents);
  const { merchantId, idOf } = agents;
  const merchant = (): Merchant => platform.merchants.all().find(({ id }) => id === merchantId) ?? expect.fail('no merchant');
  let version = 0;
  return {
    ...agents,
    ...team,
    merchant,
    /** Sets the merchant's zone for the gateway too. */
    liveIn: async (zone: string): Promise<void> => {
      await team.moveTo(zone);
      await platform.merchants.load();
    },
    agree: (
      name: string,
      upline: string | null,
      terms: Terms,
      from = '2026-01-01T00:00:00Z',
      before: string | null = null,
    ): Promise<number> =>
      platform.tenants.transaction(merchantId, async (trx) => {
        version += 1;
        const { id } = await trx
          .insertInto('agreement')
          .values({
            merchant_id: merchantId,
            kind: terms.kind,
            member_id: idOf(name),
            upline_id: upline === null ? null : idOf(upline),
            state: before === null ? 'active' : 'terminated',
            created_at: new Date(from),
            ends_at: before === null ? null : new Date(before),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const accepted = {
          merchant_id: merchantId,
          agreement_id: id,
          terms: JSON.stringify(terms),
          hash: version.toString(16).padStart(64, '0'),
        };
        await trx
          .insertInto('agreement_proposal')
          .values({
            ...accepted,
            kind: 'offer',
            by_side: 'upline',
            proposed_at: new Date(from),
            expires_at: new Date(Date.parse(from) + 1_000),
            reason: '',
            state: 'accepted',
            closed_at: new Date(from),
          })
          .execute();
        await trx
          .insertInto('agreement_version')
          .values({
            ...accepted,
            number: 1,
            starts_at: new Date(from),
            ends_at: before === null ? null : new Date(before),
            accepted_at: new Date(from),
          })
          .execute();
        return id;
      }),
    settle: (at: string, watch?: StepWatch) => settleMerchant(platform, merchant(), new Date(at), watch),
    /** Needs no approval. */
    approveAll: () =>
      owner
        .insertInto('commission_policy')
        .values({ merchant_id: merchantId, grace_minutes: 15, window_limit: 1e12, line_limit: 1e12 })
        .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet({ window_limit: 1e12, line_limit: 1e12 }))
        .execute(),
    linesOf: async (...names: string[]): Promise<SettledLine[]> => {
      const { rows } = await sql<SettledLine>`SELECT line.id, username AS name, kind, gross, amount, net, due, paid, advanced, line.state,
          to_char(from_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI') AS "from"
        FROM commission_line AS line JOIN member ON member.id = member_id WHERE username = ANY (${names}::text[]) ORDER BY from_at, line.id`.execute(
        owner,
      );
      return rows;
    },
    cashOf: async (name: string): Promise<number> => {
      const row = await owner
        .selectFrom('account')
        .select('balance')
        .where('member_id', '=', idOf(name))
        .where('kind', '=', 'CASH')
        .where('unit', '=', 'BRL')
        .executeTakeFirstOrThrow();
      return row.balance ?? 0;
    },
    windowsOf: (kind: Terms['kind']) =>
      owner
        .selectFrom('commission_window')
        .selectAll()
        .where('merchant_id', '=', merchantId)
        .where('kind', '=', kind)
        .orderBy('from_at')
        .execute(),
  };
}
