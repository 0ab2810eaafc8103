import type { ControlValueOf } from '@livery/contract/control/shapes';
import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { usualPolicy, type Policy } from '../settlement/settlement.rules.ts';
import '../settlement/settlement.schema.ts';

type Window = ControlValueOf<'settlementWindows'>['windows'][number];
type Line = ControlValueOf<'settlementLines'>['lines'][number];

const most = 200;

/** Waiting windows first, then the latest, each with its own limit. */
export async function listWindows(
  db: GatewayDatabase,
  merchantId: number,
): Promise<(Omit<Window, 'from' | 'to'> & { from: Date; to: Date })[]> {
  const { rows } = await sql<Omit<Window, 'from' | 'to'> & { from: Date; to: Date }>`
    WITH waiting AS (
      SELECT id FROM commission_window WHERE merchant_id = ${merchantId} AND state IN ('review', 'short', 'partPaid')
      UNION SELECT window_id FROM commission_line WHERE merchant_id = ${merchantId} AND (state = 'held' OR is_disputed)
    ), told AS (
      (SELECT *, true AS waits FROM commission_window WHERE merchant_id = ${merchantId} AND id IN (SELECT id FROM waiting)
        ORDER BY state = 'review' DESC, before_at DESC, id DESC LIMIT ${most})
      UNION ALL
      (SELECT *, false FROM commission_window WHERE merchant_id = ${merchantId} AND id NOT IN (SELECT id FROM waiting)
        ORDER BY before_at DESC, id DESC LIMIT ${most})
    )
    SELECT told.id, told.kind, period, told.from_at AS "from", told.before_at AS "to", told.state, supported_by AS "supportedBy", sums.*
    FROM told CROSS JOIN LATERAL (
      SELECT count(*) AS lines, COALESCE(sum(due), 0)::bigint AS due, COALESCE(sum(paid), 0)::bigint AS paid,
        count(*) FILTER (WHERE line.state = 'held') AS held, count(*) FILTER (WHERE is_disputed) AS disputed
      FROM commission_line AS line WHERE line.window_id = told.id
    ) AS sums
    ORDER BY waits DESC, told.state = 'review' DESC, told.before_at DESC, told.id DESC`.execute(db);
  return rows;
}

/** With instants as the database returns them. */
type StoredLine = Omit<Line, 'from' | 'to'> & { readonly from: Date; readonly to: Date };

const lines = sql<StoredLine>`
    SELECT line.id, window_id AS window, agreement_id AS agreement, line.kind, member.username AS account, payer.username AS payer,
      from_at AS "from", before_at AS "to", line.state, tier, base, gross, net, due, paid, advanced, is_disputed AS "isDisputed",
      (SELECT before.due FROM commission_line AS before WHERE before.agreement_id = line.agreement_id AND before.from_at < line.from_at
        ORDER BY before.from_at DESC LIMIT 1) AS "dueBefore"
    FROM commission_line AS line JOIN member ON member.id = line.member_id LEFT JOIN member AS payer ON payer.id = line.payer_id`;

export async function listWindowLines(db: GatewayDatabase, merchantId: number, windowId: number): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`${lines} WHERE line.merchant_id = ${merchantId} AND window_id = ${windowId}
    ORDER BY level, line.id`.execute(db);
  return rows;
}

export async function findDeskLine(db: GatewayDatabase, merchantId: number, lineId: number): Promise<StoredLine | null> {
  const { rows } = await sql<StoredLine>`${lines} WHERE line.merchant_id = ${merchantId} AND line.id = ${lineId}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Returns false if the policy has changed since the caller read it, so that the second of two edits changes nothing.
 */
export async function replacePolicy(
  trx: LedgerTransaction,
  merchantId: number,
  { seen, policy }: { readonly seen: Policy; readonly policy: Policy },
): Promise<boolean> {
  const { graceMinutes, windowLimit, lineLimit, nearPercent } = policy;
  const { rows } = await sql`
    INSERT INTO commission_policy AS own (merchant_id, grace_minutes, window_limit, line_limit, near_percent)
    SELECT ${merchantId}::integer, ${graceMinutes}::smallint, ${windowLimit}::bigint, ${lineLimit}::bigint, ${nearPercent}::smallint
    WHERE ${isSame(seen, usualPolicy)} OR EXISTS (SELECT FROM commission_policy WHERE merchant_id = ${merchantId})
    ON CONFLICT (merchant_id) DO UPDATE
      SET grace_minutes = excluded.grace_minutes, window_limit = excluded.window_limit, line_limit = excluded.line_limit,
        near_percent = excluded.near_percent
      WHERE (own.grace_minutes, own.window_limit, own.line_limit, own.near_percent)
        = (${seen.graceMinutes}, ${seen.windowLimit}, ${seen.lineLimit}, ${seen.nearPercent})
    RETURNING merchant_id`.execute(trx);
  return rows.length > 0;
}

function isSame(one: Policy, other: Policy): boolean {
  const names = ['graceMinutes', 'windowLimit', 'lineLimit', 'nearPercent'] as const;
  return names.every((name) => one[name] === other[name]);
}
