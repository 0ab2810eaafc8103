import type { SessionScope } from '#database/schema.ts';

declare module '#database/schema.ts' {
  interface Database {
    login_challenge: LoginChallengeTable;
  }
}

/** A login whose first factor was right and whose second is waited for. */
interface LoginChallengeTable {
  merchant_id: number;
  challenge_hash: Buffer;
  member_id: number;
  network: string;
  scope: SessionScope;
  password_expired: boolean;
  created_at: Date;
}
