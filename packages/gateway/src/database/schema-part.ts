import type { Invariant, JudgedInvariant } from './invariant.ts';
import type { PersonalData } from './personal-data.ts';
import type { TableName } from './schema.ts';

/** What a room or a module keeps in the database: tables and their law, what the books must add up to, and what becomes of members' rows. */
export interface SchemaPart {
  /** The folder's. */
  readonly name: string;
  /** Makes the tables. It refers only to those of parts before it in `composition/schema-parts.ts`. */
  readonly sql: string;
  /** Tables whose rows the gateway's role adds and never changes. */
  readonly appendOnly?: readonly TableName[];
  /** Tables whose rows it adds and deletes. */
  readonly neverUpdated?: readonly TableName[];
  /** Tables that triggers and migrations alone write. */
  readonly byTriggers?: readonly TableName[];
  /** What `livery database audit` proves. */
  readonly invariants?: readonly (Invariant | JudgedInvariant)[];
  /** Every table with a `member_id` is in it: see `composition/schema-parts.test.ts`. */
  readonly personalData?: PersonalData;
}
