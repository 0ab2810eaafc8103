import type { AgreementKind } from '@livery/contract/agreements';
import type { LineState, SettlementAction } from '@livery/contract/commission-states';
import { sql, type RawBuilder } from 'kysely';
import type { MemberKey } from '#base/member-key.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { Actor } from '#ledger/facts.ts';
import { keyset, readPage } from '#lists/keyset.ts';
import type { Period } from '#lists/period.ts';
import type { LineClosing, LineInput } from '../settlement/settlement.schema.ts';

export interface LineRow {
  readonly id: number;
  readonly window_id: number;
  readonly agreement_id: number;
  readonly kind: AgreementKind;
  readonly member_id: number;
  readonly account: string;
  readonly upline_id: number | null;
  readonly payer_id: number | null;
  readonly payer_account: string | null;
  readonly from_at: Date;
  readonly before_at: Date;
  readonly state: LineState;
  readonly tier: number | null;
  readonly base: number;
  readonly gross: number;
  readonly net: number;
  readonly due: number;
  readonly paid: number;
  readonly advanced: number;
  readonly is_disputed: boolean;
}

export interface LineFilter {
  readonly of: 'own' | 'team';
  readonly period: Period;
  readonly kind?: AgreementKind | undefined;
  readonly state?: LineState | undefined;
}

const columns =
  sql.raw(`line.id, line.window_id, line.agreement_id, line.kind, line.member_id, member.username AS account, agreement.upline_id,
  line.payer_id, payer.username AS payer_account, line.from_at, line.before_at, line.state, line.tier, line.base, line.gross, line.net, line.due,
  line.paid, line.advanced, line.is_disputed`);
const joined = sql.raw(`commission_line AS line JOIN agreement ON agreement.id = line.agreement_id JOIN member ON member.id = line.member_id
  LEFT JOIN member AS payer ON payer.id = line.payer_id`);

const order = keyset('commission-lines', 'desc', { 'row.before_at': 'instant', 'row.id': 'integer' });

function lines({ merchantId, memberId }: MemberKey, { of, period, kind, state }: LineFilter): RawBuilder<LineRow> {
  return sql<LineRow>`SELECT ${columns} FROM ${joined} WHERE line.merchant_id = ${merchantId}
    AND ${of === 'own' ? sql`line.member_id` : sql`agreement.upline_id`} = ${memberId}
    AND line.before_at > ${period.from} AND line.before_at <= ${period.before}
    ${kind === undefined ? sql`` : sql`AND line.kind = ${kind}`} ${state === undefined ? sql`` : sql`AND line.state = ${state}`}`;
}

/** Lines whose window ended in the period: its last instant is in it. */
export async function listLines(db: GatewayDatabase, agent: MemberKey, filter: LineFilter, page: { after?: string; limit: number }) {
  const query = db.selectFrom(sql<LineRow>`(${lines(agent, filter)})`.as('row')).selectAll();
  return (await readPage(query, order, page)) as { items: LineRow[]; next: string | null };
}

export async function sumLines(
  db: GatewayDatabase,
  agent: MemberKey,
  filter: LineFilter,
): Promise<{ readonly count: number; readonly due: number; readonly received: number }> {
  const { rows } = await sql<{
    count: number;
    due: number;
    received: number;
  }>`SELECT count(*) AS count, COALESCE(sum(due), 0)::bigint AS due,
      COALESCE(sum(CASE WHEN advanced > 0 THEN due ELSE paid END), 0)::bigint AS received
    FROM (${lines(agent, filter)}) AS row`.execute(db);
  return rows[0] ?? { count: 0, due: 0, received: 0 };
}

export interface WholeLine extends LineRow {
  readonly input: LineInput;
  readonly closing: LineClosing;
}

/** A line of the merchant, for any agent. */
export async function findLine(db: GatewayDatabase, merchantId: number, lineId: number): Promise<WholeLine | null> {
  const { rows } = await sql<WholeLine>`SELECT ${columns}, line.input, line.closing FROM ${joined}
    WHERE line.merchant_id = ${merchantId} AND line.id = ${lineId}`.execute(db);
  return rows[0] ?? null;
}

export async function lockLine(trx: LedgerTransaction, merchantId: number, lineId: number): Promise<WholeLine | null> {
  await sql`SELECT FROM commission_line WHERE merchant_id = ${merchantId} AND id = ${lineId} FOR UPDATE`.execute(trx);
  return findLine(trx, merchantId, lineId);
}

export interface EventRow {
  readonly at: Date;
  readonly actor: Actor;
  readonly action: SettlementAction;
  /** The person at the desk, by name. Empty for everyone else. */
  readonly person: string;
  readonly text: string;
  readonly amount: number | null;
}

/** Events of a line and of its window. */
export async function listEvents(db: GatewayDatabase, { window_id, id }: Pick<LineRow, 'window_id' | 'id'>): Promise<EventRow[]> {
  return db
    .selectFrom('commission_event')
    .select(['at', 'actor', 'action', 'person', 'text', 'amount'])
    .where('window_id', '=', window_id)
    .where((eb) => eb.or([eb('line_id', 'is', null), eb('line_id', '=', id)]))
    .orderBy('id')
    .execute();
}

export async function markDisputed(trx: LedgerTransaction, lineId: number, isDisputed: boolean): Promise<void> {
  await trx.updateTable('commission_line').set({ is_disputed: isDisputed }).where('id', '=', lineId).execute();
}

export async function moveLine(trx: LedgerTransaction, lineId: number, state: LineState): Promise<void> {
  await trx.updateTable('commission_line').set({ state }).where('id', '=', lineId).execute();
}
