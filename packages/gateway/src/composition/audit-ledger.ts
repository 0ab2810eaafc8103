import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Invariant, JudgedInvariant } from '#database/invariant.ts';
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

/** Kinds without a text for members do not move members' cash. */
const told: Invariant = {
  name: 'movement-text',
  law: 'Each kind of transaction that moves a member’s cash has a text.',
  broken: `SELECT txn.* FROM txn JOIN entry ON entry.txn_id = txn.id AND entry.at = txn.at JOIN account ON account.id = account_id
    WHERE account.kind = 'CASH' AND txn.kind NOT IN (${Object.keys(postings)
      .filter((kind) => postings[kind] !== null)
      .map((kind) => `'${kind}'`)
      .join(', ')}) ORDER BY txn.id`,
};

const invariants: readonly (Invariant | JudgedInvariant)[] = [...schemaParts.flatMap(({ invariants: own = [] }) => own), told];

/**
 * Checks every invariant on a live database in one snapshot, and names the first row that breaks each. It needs the
 * owner of the tables, who sees every tenant.
 */
export async function auditLedger(owner: GatewayDatabase, onProgress: (law: string) => void = () => {}): Promise<AuditReport> {
  const work = async (trx: GatewayDatabase): Promise<AuditReport> => {
    const findings: Finding[] = [];
    for (const invariant of invariants) {
      const { name, law } = invariant;
      onProgress(law);
      const row = 'broken' in invariant ? await firstOf(trx, invariant) : await firstJudged(trx, invariant);
      if (row !== null) findings.push({ name, law, row });
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

type Row = Readonly<Record<string, unknown>>;

async function firstOf(trx: GatewayDatabase, { broken }: Invariant): Promise<Row | null> {
  const { rows } = await sql<{ row: Row }>`SELECT to_jsonb(broken) AS row FROM (${sql.raw(broken)}) AS broken LIMIT 1`.execute(trx);
  return rows[0]?.row ?? null;
}

/** Rows to judge at a time, which are held in memory. */
const some = 5_000;

async function firstJudged(trx: GatewayDatabase, { rows: asked, isBroken }: JudgedInvariant): Promise<Row | null> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number; row: Row }>`SELECT id, to_jsonb(asked) AS row FROM (${sql.raw(asked)}) AS asked
      WHERE id > ${after} ORDER BY id LIMIT ${some}`.execute(trx);
    const broken = rows.find(({ row }) => isBroken(row));
    if (broken !== undefined) return broken.row;
    const last = rows.at(-1);
    if (last === undefined || rows.length < some) return null;
    after = last.id;
  }
}
