import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Invariant } from '#database/invariant.ts';
import { postings } from './postings.ts';
import { schemaParts } from './schema-parts.ts';

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

/** Kinds without a text for members move no cash of theirs. */
const told: Invariant = {
  name: 'movement-text',
  law: 'Every kind of transaction that moves a member’s cash has its text.',
  broken: `SELECT txn.* FROM txn JOIN entry ON entry.txn_id = txn.id AND entry.at = txn.at JOIN account ON account.id = account_id
    WHERE account.kind = 'CASH' AND txn.kind NOT IN (${Object.keys(postings)
      .filter((kind) => postings[kind] !== null)
      .map((kind) => `'${kind}'`)
      .join(', ')}) ORDER BY txn.id`,
};

const invariants: readonly Invariant[] = [...schemaParts.flatMap(({ invariants: own = [] }) => own), told];

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
