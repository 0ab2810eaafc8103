import type { AgreementKind } from '@livery/contract/agreements';
import type { LineState, SettlementAction, WindowState } from '@livery/contract/commission-states';
import type { WindowKind } from '@livery/contract/commission-windows';
import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import { takeTime } from '#database/take-time.ts';
import type { Actor } from '#ledger/facts.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import './settlement.schema.ts';
import { usualPolicy, type Policy, type Scale } from './settlement.rules.ts';

export interface StoredWindow {
  readonly id: number;
  readonly merchant_id: number;
  readonly kind: AgreementKind;
  readonly period: WindowKind;
  readonly from_at: Date;
  readonly before_at: Date;
  readonly ends_day: boolean;
  readonly state: WindowState;
  readonly supported_by: string | null;
}

export async function readPolicy(db: GatewayDatabase, merchantId: number): Promise<Policy> {
  const row = await db
    .selectFrom('commission_policy')
    .select(['grace_minutes as graceMinutes', 'window_limit as windowLimit', 'line_limit as lineLimit', 'near_percent as nearPercent'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  return row ?? usualPolicy;
}

export async function findLastWindow(db: GatewayDatabase, merchantId: number, { kind, period }: Scale): Promise<StoredWindow | null> {
  const row = await db
    .selectFrom('commission_window')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .orderBy('from_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Does nothing if the window exists. */
export async function insertWindow(
  trx: LedgerTransaction,
  { merchantId, kind, period, from, before, endsDay }: Scale & { merchantId: number; from: Date; before: Date; endsDay: boolean },
): Promise<number | null> {
  const row = await trx
    .insertInto('commission_window')
    .values({ merchant_id: merchantId, kind, period, from_at: from, before_at: before, ends_day: endsDay, state: 'open' })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'kind', 'period', 'from_at']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Windows that have ended but are not settled, by their ends. A window with a held line stays in this list. */
export async function listUnsettled(db: GatewayDatabase, merchantId: number, now: Date): Promise<StoredWindow[]> {
  const { rows } = await sql<StoredWindow>`
    SELECT * FROM commission_window WHERE merchant_id = ${merchantId} AND before_at <= ${now}
      AND state IN ('open', 'closing', 'calculated', 'review', 'approved', 'posted') ORDER BY before_at, id`.execute(db);
  return rows;
}

/** Windows whose lines are not calculated yet, in the order of their ends. */
export async function listUncalculated(db: GatewayDatabase, merchantId: number): Promise<StoredWindow[]> {
  return db
    .selectFrom('commission_window')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('state', 'in', ['open', 'closing'])
    .orderBy('before_at')
    .orderBy('id')
    .execute();
}

export async function findWindow(db: GatewayDatabase, merchantId: number, windowId: number): Promise<StoredWindow | null> {
  const row = await db
    .selectFrom('commission_window')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', windowId)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks the window until the transaction ends. */
export async function lockWindow(trx: LedgerTransaction, merchantId: number, windowId: number): Promise<StoredWindow | null> {
  const row = await trx
    .selectFrom('commission_window')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', windowId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Locks the window in a transaction with one snapshot, which cannot wait. Null means that another run has the window.
 */
export async function lockWindowNow(trx: LedgerTransaction, merchantId: number, windowId: number): Promise<StoredWindow | null> {
  const row = await trx
    .selectFrom('commission_window')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', windowId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}

export interface Told {
  readonly at: Date;
  readonly actor: Actor;
  readonly action: SettlementAction;
  readonly person?: string;
  readonly text?: string;
  readonly lineId?: number;
  readonly amount?: number;
}

export async function tellEvents(
  trx: LedgerTransaction,
  events: readonly (Told & Pick<StoredWindow, 'merchant_id'> & { readonly window_id: number })[],
): Promise<void> {
  if (events.length === 0) return;
  await trx
    .insertInto('commission_event')
    .values(
      events.map(({ merchant_id, window_id, at, actor, action, person = '', text = '', lineId = null, amount = null }) => {
        return { merchant_id, window_id, line_id: lineId, at, actor, action, person, text, amount };
      }),
    )
    .execute();
}

export async function moveWindow(
  trx: LedgerTransaction,
  window: Pick<StoredWindow, 'id' | 'merchant_id'>,
  state: WindowState,
  told: Told,
): Promise<void> {
  await trx.updateTable('commission_window').set({ state }).where('id', '=', window.id).execute();
  await tellEvents(trx, [{ ...told, merchant_id: window.merchant_id, window_id: window.id }]);
}

export async function supportWindow(trx: LedgerTransaction, windowId: number, person: string): Promise<void> {
  await trx.updateTable('commission_window').set({ supported_by: person }).where('id', '=', windowId).execute();
}

export async function sumWindow(db: GatewayDatabase, windowId: number): Promise<{ readonly due: number; readonly highest: number }> {
  const { rows } = await sql<{ due: number; highest: number }>`
    SELECT COALESCE(sum(due), 0)::bigint AS due, COALESCE(max(due), 0)::bigint AS highest FROM commission_line WHERE window_id = ${windowId}`.execute(
    db,
  );
  return rows[0] ?? { due: 0, highest: 0 };
}

/** The states of a window's lines. */
export async function listStates(db: GatewayDatabase, windowId: number): Promise<{ readonly state: LineState }[]> {
  return db.selectFrom('commission_line').select('state').distinct().where('window_id', '=', windowId).execute();
}

/** Raises the time limit, because the figures of ten thousand teams may take longer than a request may. */
export const takeMinutes = (trx: LedgerTransaction): Promise<void> => takeTime(trx, 5 * 60_000);
