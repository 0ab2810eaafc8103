import { dataset } from '#database/personal-data.ts';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    referral_click: ReferralClickTable;
  }
}

interface ReferralClickTable {
  merchant_id: number;
  /** The inviting member. */
  member_id: number;
  /** The browser's user-agent string. */
  visitor: string;
  clicked_at: Date;
}

/** Visitors by a member's invitation. Each counts once. */
export const referralSchema: SchemaPart = {
  name: 'referral',
  sql: `
CREATE TABLE referral_click (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  visitor uuid NOT NULL,
  clicked_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, member_id, visitor),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);`,
  personalData: {
    erase: { referral_click: {} },
    archive: [dataset('invitations', 'referral_click', { time: 'clicked_at' }, 'clicked_at')],
  },
};
