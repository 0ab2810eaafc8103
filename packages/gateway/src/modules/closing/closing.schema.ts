import type { Generated } from 'kysely';

declare module '#database/schema.ts' {
  interface Database {
    member_closing: MemberClosingTable;
  }
}

interface MemberClosingTable {
  merchant_id: number;
  member_id: number;
  closed_at: Date;
  erased_at: Generated<Date | null>;
}
