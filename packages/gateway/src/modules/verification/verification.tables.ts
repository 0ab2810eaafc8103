import type { Channel } from '../../ports/messages/message.ts';

declare module '../../database/schema.ts' {
  interface Database {
    verification_code: VerificationCodeTable;
  }
}

/** What the receiver of a code shows to be able to do. */
export type CodePurpose = 'login' | 'register' | 'resetPassword' | 'contact';

interface VerificationCodeTable {
  merchant_id: number;
  purpose: CodePurpose;
  channel: Channel;
  receiver: string;
  /** SHA-256 over purpose, receiver and code. */
  code_hash: Buffer;
  expires_at: Date;
}
