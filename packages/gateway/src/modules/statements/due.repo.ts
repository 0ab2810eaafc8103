import type { AgreementKind } from '@livery/contract/agreements';
import type { StatementKind } from '@livery/contract/proofs-statement';
import { windowAt, type WindowKind } from '@livery/contract/commission-windows';
import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import '../settlement/settlement.schema.ts';
import { findFirstStart } from '../settlement/agreements.repo.ts';
import { scales, type Scale } from '../settlement/settlement.rules.ts';
import { findLastWindow } from '../settlement/windows.repo.ts';
import './statements.schema.ts';

/** The chain of an agent's statements, and its last one. */
export interface Chain {
  readonly memberId: number;
  readonly account: string;
  readonly kind: StatementKind;
  readonly agreementId: number | null;
  readonly previous: {
    readonly position: number;
    readonly before: Date;
    readonly throughEvent: number;
    readonly hash: string;
    readonly document: string;
  } | null;
}

/** A chain with a line that is not on a statement yet. */
export interface DueChain extends Chain {
  /** The line's window. For months, only its end. */
  readonly window: { readonly kind: AgreementKind; readonly period: WindowKind; readonly from: Date; readonly before: Date };
}

/** The instant up to which each scale's windows are posted. At most `until`, because later windows may not be open yet. */
export async function findSettled(
  db: GatewayDatabase,
  { id: merchantId, timeZone }: Merchant,
  until: Date,
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<Scale & { ends: Date }>`
    SELECT kind, period, min(before_at) AS ends FROM commission_window
    WHERE merchant_id = ${merchantId} AND state IN ('open', 'closing', 'calculated', 'review', 'approved') GROUP BY 1, 2`.execute(db);
  const waiting = new Map(rows.map((row) => [scaleKey(row), row.ends.getTime() - 1]));
  const settled = new Map<string, Date>();
  for (const scale of scales) {
    const after = (await findLastWindow(db, merchantId, scale))?.before_at ?? new Date(0);
    const unopened = await findFirstStart(db, { merchantId, ...scale }, after);
    const bounds = [until.getTime(), waiting.get(scaleKey(scale)) ?? Infinity];
    if (unopened !== null) bounds.push(firstEndAfter(scale, unopened.at, timeZone));
    settled.set(scaleKey(scale), new Date(Math.min(...bounds)));
  }
  return settled;
}

/** The instant before a window that begins then can end. A real-time window can end at any moment. */
function firstEndAfter({ kind, period }: Scale, start: Date, timeZone: string): number {
  return kind === 'realTime' ? start.getTime() : windowAt(period, start.getTime(), timeZone).before - 1;
}

export const scaleKey = ({ kind, period }: Scale): string => `${kind} ${period}`;

const previousOf = sql`LEFT JOIN LATERAL (
    SELECT position, before_at, through_event, hash, document FROM statement
    WHERE member_id = chain.member_id AND agreement_id IS NOT DISTINCT FROM chain.agreement_id ORDER BY position DESC LIMIT 1
  ) AS last ON true`;
const previousColumn = sql`CASE WHEN last.hash IS NULL THEN NULL ELSE jsonb_build_object('position', last.position, 'before', last.before_at,
    'throughEvent', last.through_event, 'hash', last.hash, 'document', last.document) END AS previous`;

type Written = Omit<DueChain, 'kind' | 'previous'> & {
  readonly previous: (Omit<NonNullable<Chain['previous']>, 'before'> & { readonly before: string }) | null;
};

/** Contracts with a settled window that is not on a statement yet, once for the payee and once for the payer. */
export async function listDueWindows(
  db: GatewayDatabase,
  { id: merchantId, timeZone }: Merchant,
  settled: ReadonlyMap<string, Date>,
  limit: number,
): Promise<DueChain[]> {
  const reached = JSON.stringify(Object.fromEntries(settled));
  const { rows } = await sql<Omit<Written, 'window'> & DueChain['window']>`
    SELECT chain.member_id AS "memberId", member.username AS account, chain.agreement_id AS "agreementId", ${previousColumn},
      next.kind, next.period, next.from_at AS "from", next.before_at AS before
    FROM (
      SELECT id AS agreement_id, member_id FROM agreement WHERE merchant_id = ${merchantId}
      UNION ALL SELECT id, upline_id FROM agreement WHERE merchant_id = ${merchantId} AND upline_id IS NOT NULL
    ) AS chain JOIN member ON member.id = chain.member_id ${previousOf} CROSS JOIN LATERAL (
      SELECT own.kind, own.period,
        CASE own.kind WHEN 'realTime' THEN date_trunc('day', own.from_at, ${timeZone}) ELSE own.from_at END AS from_at,
        CASE own.kind WHEN 'realTime' THEN (date_trunc('day', own.from_at AT TIME ZONE ${timeZone}) + interval '1 day') AT TIME ZONE ${timeZone}
          ELSE own.before_at END AS before_at
      FROM commission_line AS line JOIN commission_window AS own ON own.id = line.window_id
      WHERE line.agreement_id = chain.agreement_id AND line.from_at >= COALESCE(last.before_at, '-infinity')
        AND (line.member_id = chain.member_id OR line.payer_id = chain.member_id)
      ORDER BY line.from_at LIMIT 1
    ) AS next
    WHERE next.before_at <= (${reached}::jsonb ->> concat_ws(' ', next.kind, next.period))::timestamptz
    ORDER BY next.before_at, chain.agreement_id, chain.member_id LIMIT ${limit}`.execute(db);
  return rows.map(({ kind, period, from, before, ...chain }) => ({
    ...chainOf(chain),
    kind: 'window',
    window: { kind, period, from, before },
  }));
}

/** Agents that need a statement before an instant: the next month has a line, or something is open. */
export async function listDueMonths(
  db: GatewayDatabase,
  { id: merchantId }: Merchant,
  until: Date,
  limit: number,
): Promise<(Chain & { readonly month: Date })[]> {
  const { rows } = await sql<Omit<Written, 'window'> & { month: Date }>`
    SELECT chain.member_id AS "memberId", member.username AS account, NULL AS "agreementId", ${previousColumn}, next.at AS month
    FROM (
      SELECT member_id, NULL::bigint AS agreement_id FROM agreement WHERE merchant_id = ${merchantId}
      UNION SELECT upline_id, NULL::bigint FROM agreement WHERE merchant_id = ${merchantId} AND upline_id IS NOT NULL
    ) AS chain JOIN member ON member.id = chain.member_id ${previousOf} CROSS JOIN LATERAL (
      SELECT CASE WHEN EXISTS (SELECT FROM jsonb_array_elements(last.document::jsonb -> 'contracts') AS contract WHERE contract ->> 'closing' <> '0')
        THEN last.before_at ELSE least(
          (SELECT min(before_at) FROM commission_line WHERE merchant_id = ${merchantId} AND member_id = chain.member_id
            AND before_at > COALESCE(last.before_at, '-infinity')),
          (SELECT min(before_at) FROM commission_line WHERE merchant_id = ${merchantId} AND payer_id = chain.member_id
            AND before_at > COALESCE(last.before_at, '-infinity'))
        ) - interval '1 millisecond' END AS at
    ) AS next
    WHERE next.at < ${until} ORDER BY next.at, chain.member_id LIMIT ${limit}`.execute(db);
  return rows.map((row) => ({ ...chainOf(row), kind: 'month', month: row.month }));
}

function chainOf({ memberId, account, agreementId, previous }: Omit<Written, 'window'>): Omit<Chain, 'kind'> {
  return { memberId, account, agreementId, previous: previous === null ? null : { ...previous, before: new Date(previous.before) } };
}
