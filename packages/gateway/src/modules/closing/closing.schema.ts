import type { Generated } from 'kysely';
import type { SchemaPart } from '#database/schema-part.ts';

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

/** Members who closed their account, with the time when their data was or will be erased. */
export const closingSchema: SchemaPart = {
  name: 'closing',
  sql: `
CREATE TABLE member_closing (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  closed_at timestamptz NOT NULL,
  erased_at timestamptz,
  PRIMARY KEY (merchant_id, member_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX member_closing_due ON member_closing (closed_at) WHERE erased_at IS NULL;`,
  personalData: { keep: { member_closing: { why: 'identity' } }, withhold: { member_closing: 'passing' } },
};
