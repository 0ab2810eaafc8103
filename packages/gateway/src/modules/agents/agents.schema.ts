import type { ColumnType, GeneratedAlways } from 'kysely';
import type { SchemaPart } from '#database/schema-part.ts';
import type { Actor } from '#ledger/facts.ts';
import { moveInvariants, moveLaw } from './move.law.ts';

declare module '#database/schema.ts' {
  interface Database {
    member_move: MemberMoveTable;
  }
}

/** Written by the database alone. */
type ByDatabase<Value> = ColumnType<Value, never, never>;

/** That a member came under another parent, with everybody below it. Adding the row moves them. */
interface MemberMoveTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  member_id: number;
  from_parent: ByDatabase<number | null>;
  to_parent: number | null;
  members: ByDatabase<number>;
  moved_at: Date;
  actor: Actor;
}

export const agentsSchema: SchemaPart = {
  name: 'agents',
  sql: moveLaw,
  appendOnly: ['member_move'],
  invariants: moveInvariants,
  personalData: {
    keep: { member_move: { why: 'identity' } },
    withhold: { member_move: 'sum' },
  },
};
