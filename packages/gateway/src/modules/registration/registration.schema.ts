declare module '#database/schema.ts' {
  interface Database {
    affiliate_code: AffiliateCodeTable;
    member_referral: MemberReferralTable;
  }
}

interface AffiliateCodeTable {
  merchant_id: number;
  /** Upper case. */
  code: string;
  /** An agent. */
  member_id: number;
}

interface MemberReferralTable {
  merchant_id: number;
  member_id: number;
  /** The member's own, upper case. */
  code: string;
  /** The code that the member came with, whether or not it is anybody's. */
  invited_with: string | null;
  inviter_id: number | null;
  /** The host of the page that the member registered on. */
  domain: string | null;
  created_at: Date;
}

export {};
