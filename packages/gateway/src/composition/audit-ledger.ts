import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import { books } from '../ledger/ledger.invariants.ts';
import type { Invariant } from '../database/invariant.ts';
import { payments } from '../modules/withdrawals/withdrawals.invariants.ts';
import { play } from '../database/foundation/play-invariants.ts';
import { points } from '../modules/points/points.invariants.ts';
import { rewards } from '../modules/rewards/rewards.invariants.ts';
import { seamless } from '../modules/seamless/seamless.invariants.ts';
import { transfers } from '../modules/transfers/transfers.invariants.ts';

export interface Finding {
  readonly name: string;
  readonly law: string;
  /** The first row that breaks it. */
  readonly row: Readonly<Record<string, unknown>>;
}

export interface AuditReport {
  readonly checked: readonly string[];
  readonly findings: readonly Finding[];
  readonly transactions: number;
  readonly entries: number;
}

/** The invariants of a double-entry ledger with members, bets and an agent tree, as far as this gateway has them. */
const invariants: readonly Invariant[] = [...books, ...play, ...rewards, ...points, ...payments, ...transfers, ...seamless];

/**
 * Proves the invariants on a live database, all of them in one snapshot, and names of each the first row that breaks it. It wants
 * the owner of the tables, who sees every tenant.
 */
export async function auditLedger(owner: GatewayDatabase, onProgress: (law: string) => void = () => {}): Promise<AuditReport> {
  const work = async (trx: GatewayDatabase): Promise<AuditReport> => {
    const findings: Finding[] = [];
    for (const { name, law, broken } of invariants) {
      onProgress(law);
      const { rows } = await sql<{
        row: Record<string, unknown>;
      }>`SELECT to_jsonb(broken) AS row FROM (${sql.raw(broken)}) AS broken LIMIT 1`.execute(trx);
      const [first] = rows;
      if (first !== undefined) findings.push({ name, law, row: first.row });
    }
    const count = async (table: 'txn' | 'entry'): Promise<number> =>
      (
        await trx
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count;
    return { checked: invariants.map(({ name }) => name), findings, transactions: await count('txn'), entries: await count('entry') };
  };
  if (owner.isTransaction) return work(owner);
  return owner.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}
