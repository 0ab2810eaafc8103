import type { UploadPurpose } from '@livery/contract/shapes';
import type { Generated } from 'kysely';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    upload: UploadTable;
  }
}

interface UploadTable {
  merchant_id: number;
  id: Generated<string>;
  member_id: number;
  purpose: UploadPurpose;
  /** Its name in `stored_file`. */
  file: string;
  uploaded_at: Date;
  /** The subject that the picture was submitted for, in its module's form; null until then. */
  proves: Generated<string | null>;
}

/**
 * Pictures with which a member proves something. A submitted one proves `proves`. An unsubmitted one is deleted after a
 * day.
 */
export const uploadsSchema: SchemaPart = {
  name: 'uploads',
  sql: `
CREATE TABLE upload (
  merchant_id integer NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  member_id bigint NOT NULL,
  purpose text NOT NULL,
  file uuid NOT NULL,
  uploaded_at timestamptz NOT NULL,
  proves text,
  PRIMARY KEY (merchant_id, id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, file) REFERENCES stored_file (merchant_id, name)
);
CREATE INDEX upload_member ON upload (member_id, purpose);
CREATE INDEX upload_proof ON upload (merchant_id, purpose, proves) WHERE proves IS NOT NULL;
CREATE INDEX upload_loose ON upload (uploaded_at) WHERE proves IS NULL;`,
  personalData: {
    // Pictures that prove a payment are kept. Texts written for a promotion are erased.
    keep: { upload: { why: 'proof', except: { where: `purpose = 'promotionApplication'`, files: 'file' } } },
    pictures: { table: 'upload', column: 'file', order: 'uploaded_at' },
    withhold: { upload: 'picture' },
  },
};
