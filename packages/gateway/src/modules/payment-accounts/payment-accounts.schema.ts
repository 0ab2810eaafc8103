import type { Generated, GeneratedAlways } from 'kysely';
import { dataset } from '#database/personal-data.ts';
import type { SchemaPart } from '#database/schema-part.ts';

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
  /** The bank or wallet. Empty for a PIX key. */
  institution: string;
  /** The bank's code, if it has one. */
  branch: string;
  pix_key_kind: PixKeyKind | null;
  number: string;
  holder: string;
  added_at: Date;
  removed_at: Generated<Date | null>;
}

/** Members' payout accounts. They never change, so past payments keep their details. A member adds another instead. */
export const paymentAccountsSchema: SchemaPart = {
  name: 'payment-accounts',
  sql: `
CREATE TABLE payment_account (
  merchant_id integer NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('pix', 'bank', 'wallet')),
  institution text NOT NULL,
  branch text NOT NULL,
  pix_key_kind text CHECK (pix_key_kind IN ('cpf', 'email', 'phone', 'random')),
  number text NOT NULL CHECK (number <> ''),
  holder text NOT NULL CHECK (holder <> ''),
  added_at timestamptz NOT NULL,
  removed_at timestamptz,
  PRIMARY KEY (merchant_id, id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  CHECK ((kind = 'pix') = (pix_key_kind IS NOT NULL))
);
CREATE UNIQUE INDEX payment_account_once ON payment_account (merchant_id, member_id, kind, institution, branch, number) WHERE removed_at IS NULL;`,
  personalData: {
    keep: { payment_account: { why: 'books' } },
    archive: [
      dataset(
        'payment-accounts',
        'payment_account',
        {
          kind: 'kind',
          institution: 'institution',
          branch: 'branch',
          number: 'number',
          name: 'holder',
          since: 'added_at',
          removed: 'removed_at',
        },
        'id',
      ),
    ],
  },
};
