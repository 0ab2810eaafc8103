import type { Channel } from '#ports/messages/message.ts';

declare module '#database/schema.ts' {
  interface Database {
    verification_code: VerificationCodeTable;
    captcha: CaptchaTable;
  }
}

/** What the receiver of a code shows to be able to do. */
export type CodePurpose = 'login' | 'register' | 'resetPassword' | 'contact';

/** Which form shows the picture. */
export type CaptchaPurpose = 'login' | 'register';

interface VerificationCodeTable {
  merchant_id: number;
  purpose: CodePurpose;
  channel: Channel;
  receiver: string;
  /** SHA-256 over purpose, receiver and code. */
  code_hash: Buffer;
  expires_at: Date;
}

interface CaptchaTable {
  merchant_id: number;
  id: string;
  purpose: CaptchaPurpose;
  /** SHA-256 over id and text. */
  answer_hash: Buffer;
  expires_at: Date;
}
