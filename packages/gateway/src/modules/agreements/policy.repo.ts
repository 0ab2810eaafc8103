import { agreementKinds, type AgreementKind } from '@livery/contract/agreements';
import type { GatewayDatabase } from '#database/schema.ts';
import './agreements.schema.ts';
import { policyOf, type Policy } from './policy.rules.ts';

export async function readPolicies(db: GatewayDatabase, merchantId: number): Promise<Record<AgreementKind, Policy>> {
  const rows = await db.selectFrom('agreement_policy').selectAll().where('merchant_id', '=', merchantId).execute();
  const policies = agreementKinds.map((kind) => [kind, policyOf(kind, rows.find((row) => row.kind === kind) ?? null)] as const);
  return Object.fromEntries(policies) as Record<AgreementKind, Policy>;
}

export async function readPolicy(db: GatewayDatabase, merchantId: number, kind: AgreementKind): Promise<Policy> {
  return (await readPolicies(db, merchantId))[kind];
}

export async function upsertPolicy(db: GatewayDatabase, merchantId: number, kind: AgreementKind, policy: Policy): Promise<void> {
  const row = { notice_days: policy.noticeDays, expiry_days: policy.expiryDays, suggestion: JSON.stringify(policy.suggestion) };
  await db
    .insertInto('agreement_policy')
    .values({ merchant_id: merchantId, kind, ...row })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'kind']).doUpdateSet(row))
    .execute();
}
