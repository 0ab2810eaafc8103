import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import '../lottery.schema.ts';

/** What the markets of an issue may cost, by code. */
export interface MarketRow {
  readonly market: string;
  /** Minor units by cell. */
  readonly cells: readonly number[];
  readonly worst: number;
  /** Cells that the desk has closed. */
  readonly closed: readonly number[];
}

/** The driver reads a list of `bigint` as text. */
const columns = ['market', sql<number[]>`to_jsonb(cells)`.as('cells'), 'worst', 'closed'] as const;

interface IssueKey {
  readonly merchantId: number;
  readonly issueId: number;
}

/** Takes an issue's exposure for this transaction alone: of two slips that do not fit together one sees the other. */
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

/** Writes which outcomes of a market are closed; a market that nobody has bet on yet gets its row. */
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

/** What every market of an issue may cost. */
export async function listExposure(db: GatewayDatabase, issueId: number): Promise<MarketRow[]> {
  return db.selectFrom('lottery_exposure').select(columns).where('issue_id', '=', issueId).orderBy('worst', 'desc').execute();
}
