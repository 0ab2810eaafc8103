import { sql, type RawBuilder } from 'kysely';
import type { HeadName } from './archive-heads.ts';
import type { TableName } from './schema.ts';

/** How an erasure treats members' rows, and what an archive contains. Each table is either in `erase` or in `keep`. */
export interface PersonalData {
  /** Tables that lose a member's rows. A table that refers to others comes before them. */
  readonly erase?: Partial<Readonly<Record<TableName, ErasedRows>>>;
  readonly keep?: Partial<Readonly<Record<TableName, KeptRows>>>;
  readonly archive?: readonly Dataset[];
  /** Tables that are in no archive. */
  readonly withhold?: Partial<Readonly<Record<TableName, WithholdReason>>>;
  /** Columns that refer to the member's pictures. An archive contains them as files. */
  readonly pictures?: { readonly table: TableName; readonly column: string; readonly order: string };
}

interface ErasedRows {
  /** The column that names files in the store, which are deleted with the row. */
  readonly files?: string;
}

interface KeptRows {
  readonly why: KeepReason;
  /** Columns that are cleared, with their value afterwards. */
  readonly blank?: Readonly<Record<string, '' | null>>;
  /** Rows that are deleted anyway, as SQL. */
  readonly except?: ErasedRows & { readonly where: string };
}

/**
 * Why rows outlive the member. `books` and `play`: payments and play, which the law requires us to keep for years;
 * `identity`: who the member was, how they joined and what they agreed to; `proof`: evidence for a payment; `passing`:
 * deleted within days anyway.
 */
export type KeepReason = 'books' | 'play' | 'identity' | 'proof' | 'passing';

/** `sum`: follows from other data in the archive; `passing`: short-lived; `picture`: included as a file. */
export type WithholdReason = 'secret' | 'passing' | 'sum' | 'picture';

/** One file of an archive: rows in columns named in `archive-heads`. Money is in minor units of the row's `unit`. */
export interface Dataset {
  readonly name: string;
  /** The tables about members that it covers. */
  readonly tables: readonly TableName[];
  readonly columns: readonly HeadName[];
  /** `own` is true for the member's rows of an alias. */
  readonly rows: (own: (alias: string) => RawBuilder<boolean>) => RawBuilder<unknown>;
}

/** Columns of one table by their heads, ordered by one of them. */
export function dataset(name: string, table: TableName, columns: Readonly<Partial<Record<HeadName, string>>>, order: string): Dataset {
  return {
    name,
    tables: [table],
    columns: Object.keys(columns) as HeadName[],
    rows: (own) => {
      const selected = Object.entries(columns).map(([head, column]) => sql`${sql.ref(`x.${column}`)} AS ${sql.id(head)}`);
      return sql`SELECT ${sql.join(selected)} FROM ${sql.table(table)} AS x WHERE ${own('x')} ORDER BY ${sql.ref(`x.${order}`)}`;
    },
  };
}
