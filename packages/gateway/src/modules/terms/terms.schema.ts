import '../help/help.schema.ts';
import { dataset } from '#database/personal-data.ts';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    terms_consent: TermsConsentTable;
  }
}

/** The version of the terms to which a member agreed, and when. */
interface TermsConsentTable {
  merchant_id: number;
  member_id: number;
  version: string;
  agreed_at: Date;
}

export const termsSchema: SchemaPart = {
  name: 'terms',
  sql: `
CREATE TABLE terms_consent (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  version text NOT NULL,
  agreed_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, member_id, version),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);`,
  personalData: {
    keep: { terms_consent: { why: 'identity' } },
    archive: [dataset('terms', 'terms_consent', { time: 'agreed_at', code: 'version' }, 'agreed_at')],
  },
};
