import type { Invariant, JudgedInvariant } from './invariant.ts';
import type { PersonalData } from './personal-data.ts';
import type { TableName } from './schema.ts';

/** The tables of a folder or module with their laws, invariants and rules for personal data. */
export interface SchemaPart {
  /** The folder's name. */
  readonly name: string;
  /** Creates the tables. They may refer only to tables of earlier parts in `composition/schema-parts.ts`. */
  readonly sql: string;
  /** Tables to which the gateway's role only appends. */
  readonly appendOnly?: readonly TableName[];
  /** Tables in which it inserts and deletes. */
  readonly neverUpdated?: readonly TableName[];
  /** Tables that only triggers and migrations write. */
  readonly byTriggers?: readonly TableName[];
  /** The laws that `livery database audit` checks. */
  readonly invariants?: readonly (Invariant | JudgedInvariant)[];
  /** Every table with a `member_id` is listed in it: see `composition/schema-parts.test.ts`. */
  readonly personalData?: PersonalData;
}
