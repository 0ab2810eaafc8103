import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import '../lottery.schema.ts';

/** Liability of an issue's markets, by code. */
export interface MarketRow {
  readonly market: string;
  /** Minor units by cell. */
  readonly cells: readonly number[];
  readonly worst: number;
  /** Cells closed at the desk. */
  readonly closed: readonly number[];
}

/** The driver reads a list of `bigint` as text. */
const columns = ['market', sql<number[]>`to_jsonb(cells)`.as('cells'), 'worst', 'closed'] as const;

interface IssueKey {
  readonly merchantId: number;
  readonly issueId: number;
}

/** Locks an issue's exposure. If two slips exceed the cap together, the second one is refused. */
export async function lockExposure(
  trx: LedgerTransaction,
  { issueId }: IssueKey,
  markets: readonly string[],
): Promise<{ readonly worst: number; readonly markets: ReadonlyMap<string, MarketRow> }> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`lottery exposure ${issueId}`}, 0))`.execute(trx);
  const rows = await trx
    .selectFrom('lottery_exposure')
    .select(columns)
    .where('issue_id', '=', issueId)
    .where('market', 'in', [...markets])
    .execute();
  const { rows: sums } = await sql<{ worst: number }>`
    SELECT COALESCE(sum(worst), 0)::bigint AS worst FROM lottery_exposure WHERE issue_id = ${issueId}`.execute(trx);
  return { worst: sums[0]?.worst ?? 0, markets: new Map(rows.map((row) => [row.market, row])) };
}

export async function writeExposure(
  trx: LedgerTransaction,
  { merchantId, issueId }: IssueKey,
  rows: readonly Omit<MarketRow, 'closed'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('lottery_exposure')
    .values(rows.map(({ market, cells, worst }) => ({ merchant_id: merchantId, issue_id: issueId, market, cells: [...cells], worst })))
    .onConflict((conflict) =>
      conflict.columns(['issue_id', 'market']).doUpdateSet(({ ref }) => ({ cells: ref('excluded.cells'), worst: ref('excluded.worst') })),
    )
    .execute();
}

/** Sets the closed outcomes of a market, and creates its row if it has no bets yet. */
export async function writeClosed(
  trx: LedgerTransaction,
  { merchantId, issueId }: IssueKey,
  { market, cells, worst, closed }: MarketRow,
): Promise<void> {
  await trx
    .insertInto('lottery_exposure')
    .values({ merchant_id: merchantId, issue_id: issueId, market, cells: [...cells], worst, closed: [...closed] })
    .onConflict((conflict) => conflict.columns(['issue_id', 'market']).doUpdateSet({ closed: [...closed] }))
    .execute();
}

/** The liability of every market of an issue. */
export async function listExposure(db: GatewayDatabase, issueId: number): Promise<MarketRow[]> {
  return db.selectFrom('lottery_exposure').select(columns).where('issue_id', '=', issueId).orderBy('worst', 'desc').execute();
}
