import type { ColumnType } from 'kysely';

declare module '#database/schema.ts' {
  interface Database {
    sign_in_attempt: SignInAttemptTable;
    phone_sign_in: PhoneSignInTable;
    sign_in_ticket: SignInTicketTable;
    member_identity: MemberIdentityTable;
  }
}

interface SignInAttemptTable {
  merchant_id: number;
  state_hash: Buffer;
  provider: string;
  /** Of the page that began, where the provider sends back to. */
  origin: string;
  nonce: string;
  /** RFC 7636. */
  code_verifier: string;
  created_at: Date;
}

interface PhoneSignInTable {
  merchant_id: number;
  session_hash: Buffer;
  /** What the phone service knows the code by. */
  service_session: string;
  tries: ColumnType<number, never, number>;
  created_at: Date;
}

/** Who has shown to hold the provider's account may open one here with the ticket. */
interface SignInTicketTable {
  merchant_id: number;
  ticket_hash: Buffer;
  provider: string;
  issuer: string;
  subject: string;
  nickname: string;
  created_at: Date;
}

interface MemberIdentityTable {
  merchant_id: number;
  issuer: string;
  subject: string;
  member_id: number;
  /** Its id, or `phone`. */
  provider: string;
  /** What the provider calls the holder. */
  label: string;
  linked_at: Date;
}
