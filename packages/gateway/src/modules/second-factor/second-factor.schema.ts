import type { Generated } from 'kysely';

declare module '#database/schema.ts' {
  interface Database {
    second_factor: SecondFactorTable;
    recovery_code: RecoveryCodeTable;
  }
}

interface SecondFactorTable {
  merchant_id: number;
  member_id: number;
  sealed_secret: string;
  /** The key that the secret is sealed under. */
  sealed_under: string;
  /** Null until a code has shown that the member's app has the secret. */
  confirmed_at: Date | null;
  /** Steps of 30 seconds whose codes were taken, the newest of them first. */
  used_steps: Generated<number[]>;
}

interface RecoveryCodeTable {
  merchant_id: number;
  member_id: number;
  code_hash: Buffer;
}
