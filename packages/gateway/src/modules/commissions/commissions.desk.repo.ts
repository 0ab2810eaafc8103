import type { ControlValueOf } from '@livery/contract/control/shapes';
import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import '../settlement/settlement.schema.ts';

type Window = ControlValueOf<'settlementWindows'>['windows'][number];
type Line = ControlValueOf<'settlementLines'>['lines'][number];

const most = 200;

/** Those that wait for somebody first, then the latest. */
export async function listWindows(
  db: GatewayDatabase,
  merchantId: number,
): Promise<(Omit<Window, 'from' | 'to'> & { from: Date; to: Date })[]> {
  const { rows } = await sql<Omit<Window, 'from' | 'to'> & { from: Date; to: Date }>`
    SELECT own.id, own.kind, period, own.from_at AS "from", own.before_at AS "to", own.state, supported_by AS "supportedBy",
      count(line.id) AS lines, COALESCE(sum(due), 0)::bigint AS due, COALESCE(sum(paid), 0)::bigint AS paid,
      count(*) FILTER (WHERE line.state = 'held') AS held, count(*) FILTER (WHERE is_disputed) AS disputed
    FROM commission_window AS own LEFT JOIN commission_line AS line ON line.window_id = own.id
    WHERE own.merchant_id = ${merchantId} GROUP BY own.id ORDER BY own.state = 'review' DESC, own.before_at DESC, own.id DESC LIMIT ${most}`.execute(
    db,
  );
  return rows;
}

/** With instants as the database has them. */
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
