declare module '#database/schema.ts' {
  interface Database {
    referral_click: ReferralClickTable;
  }
}

interface ReferralClickTable {
  merchant_id: number;
  /** Whose invitation it was. */
  member_id: number;
  /** What a browser calls itself by. */
  visitor: string;
  clicked_at: Date;
}

export {};
