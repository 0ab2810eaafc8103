import type { Generated, GeneratedAlways } from 'kysely';

declare module '#database/schema.ts' {
  interface Database {
    payment_account: PaymentAccountTable;
  }
}

export type PayoutKind = 'pix' | 'bank' | 'wallet';
export type PixKeyKind = 'cpf' | 'email' | 'phone' | 'random';

interface PaymentAccountTable {
  merchant_id: number;
  id: GeneratedAlways<number>;
  member_id: number;
  kind: PayoutKind;
  /** Of a bank or a wallet; empty for a PIX key. */
  institution: string;
  /** Of a bank, where it has one. */
  branch: string;
  pix_key_kind: PixKeyKind | null;
  number: string;
  holder: string;
  added_at: Date;
  removed_at: Generated<Date | null>;
}
