import type { AgreementKind } from '@livery/contract/agreements';
import { plainRules, type Terms, type Tier } from '@livery/contract/commission-terms';

/** A merchant's settings for a kind of agreement. */
export interface Policy {
  /** Days of notice before a one-sided change takes effect. */
  readonly noticeDays: number;
  /** Days to answer a proposal. */
  readonly expiryDays: number;
  readonly suggestion: Terms;
}

const tier = (rate: number, lostRate: number | null = null): Tier => ({
  periodicMinimumBet: 0,
  profitLoss: 0,
  minimumActiveMembers: 0,
  rate,
  lostRate,
});

/** One flat rate each, without conditions: 20 % of the loss, or a fraction of a percent of the stake. */
const suggestions: Readonly<Record<AgreementKind, Terms>> = {
  dividend: { kind: 'dividend', period: 'monthly', minimumBet: 0, tiers: [tier(200_000)], rules: plainRules },
  daily: { kind: 'daily', minimumBet: 0, tiers: [tier(5_000)], rules: plainRules },
  hourly: { kind: 'hourly', minimumBet: 0, tiers: [tier(2_000)], rules: plainRules },
  realTime: { kind: 'realTime', singleBet: 0, profitRate: 1_000, lossRate: 2_000, rules: plainRules },
};

export function policyOf(
  kind: AgreementKind,
  row: { readonly notice_days: number; readonly expiry_days: number; readonly suggestion: Terms | null } | null,
): Policy {
  return { noticeDays: row?.notice_days ?? 7, expiryDays: row?.expiry_days ?? 7, suggestion: row?.suggestion ?? suggestions[kind] };
}
