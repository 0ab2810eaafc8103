import type { GeneratedAlways } from 'kysely';

declare module '#database/schema.ts' {
  interface Database {
    password_request: PasswordRequestTable;
    password_link: PasswordLinkTable;
  }
}

interface PasswordRequestTable {
  merchant_id: number;
  id: GeneratedAlways<number>;
  /** As it was typed but for its case: there may be no such account. */
  username: string;
  email: string;
  language: string;
  /** Of the site that it was asked on; never another merchant's. */
  origin: string;
  asked_at: Date;
}

/** One stands at a time for a member. */
interface PasswordLinkTable {
  merchant_id: number;
  member_id: number;
  token_hash: Buffer;
  expires_at: Date;
}
