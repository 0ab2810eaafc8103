import '../help/help.schema.ts';

declare module '#database/schema.ts' {
  interface Database {
    terms_consent: TermsConsentTable;
  }
}

/** Which version of the terms a member agreed to, and when. */
interface TermsConsentTable {
  merchant_id: number;
  member_id: number;
  version: string;
  agreed_at: Date;
}
