import type { Generated } from 'kysely';

declare module '#database/schema.ts' {
  interface Database {
    archive: ArchiveTable;
  }
}

interface ArchiveTable {
  merchant_id: number;
  member_id: number;
  id: Generated<string>;
  language: string;
  asked_at: Date;
  made_at: Generated<Date | null>;
  failed_at: Generated<Date | null>;
  /** Their names in `stored_file`, and bytes; none once they have gone. */
  files: Generated<string[]>;
  sizes: Generated<number[]>;
}
