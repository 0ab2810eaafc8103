import { agreementKinds, type AgreementKind } from '@livery/contract/agreements';
import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
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

/** Returns false if the policy has changed since the caller read it, so that the second of two edits changes nothing. */
export async function replacePolicy(
  trx: LedgerTransaction,
  { merchantId, kind }: { readonly merchantId: number; readonly kind: AgreementKind },
  { seen, policy }: { readonly seen: Policy; readonly policy: Policy },
): Promise<boolean> {
  const usual = policyOf(kind, null);
  const isUsual = sql`${written(seen)}::jsonb = ${written(usual)}::jsonb`;
  const { rows } = await sql`
    INSERT INTO agreement_policy AS own (merchant_id, kind, notice_days, expiry_days, suggestion)
    SELECT ${merchantId}::integer, ${kind}, ${policy.noticeDays}::smallint, ${policy.expiryDays}::smallint, ${JSON.stringify(policy.suggestion)}::jsonb
    WHERE ${isUsual} OR EXISTS (SELECT FROM agreement_policy WHERE merchant_id = ${merchantId} AND kind = ${kind})
    ON CONFLICT (merchant_id, kind) DO UPDATE
      SET notice_days = excluded.notice_days, expiry_days = excluded.expiry_days, suggestion = excluded.suggestion
      WHERE jsonb_build_object('noticeDays', own.notice_days, 'expiryDays', own.expiry_days,
        'suggestion', COALESCE(own.suggestion, ${JSON.stringify(usual.suggestion)}::jsonb)) = ${written(seen)}::jsonb
    RETURNING merchant_id`.execute(trx);
  return rows.length > 0;
}

function written({ noticeDays, expiryDays, suggestion }: Policy): string {
  return JSON.stringify({ noticeDays, expiryDays, suggestion });
}
