import type { Generated } from 'kysely';
import type { SchemaPart } from '#database/schema-part.ts';

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
  /** Their names in `stored_file`, and sizes in bytes. Empty once they are deleted. */
  files: Generated<string[]>;
  sizes: Generated<number[]>;
}

/** The last archive that a member requested. */
export const archivesSchema: SchemaPart = {
  name: 'archives',
  sql: `
CREATE TABLE archive (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  language text NOT NULL,
  asked_at timestamptz NOT NULL,
  made_at timestamptz,
  failed_at timestamptz,
  files uuid[] NOT NULL DEFAULT '{}',
  sizes integer[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (merchant_id, member_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  CHECK (cardinality(files) = cardinality(sizes))
);
CREATE INDEX archive_age ON archive (made_at) WHERE cardinality(files) > 0;`,
  personalData: { erase: { archive: { files: 'files' } }, withhold: { archive: 'passing' } },
};
