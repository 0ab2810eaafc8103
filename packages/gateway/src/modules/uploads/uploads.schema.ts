import type { UploadPurpose } from '@livery/contract/shapes';
import type { Generated } from 'kysely';

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
  /** What the picture was handed in for, in the words of its purpose's module; null while it is loose. */
  proves: Generated<string | null>;
}
