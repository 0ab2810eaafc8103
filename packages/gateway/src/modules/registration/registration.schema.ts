import { dataset } from '#database/personal-data.ts';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    register_rule: RegisterRuleTable;
    affiliate_code: AffiliateCodeTable;
    member_referral: MemberReferralTable;
  }
}

interface RegisterRuleTable {
  merchant_id: number;
  field: string;
  position: number;
  enabled: boolean;
  required: boolean;
  accepted_pattern: string;
  pattern_id: string;
  min_length: number;
  max_length: number;
}

interface AffiliateCodeTable {
  merchant_id: number;
  /** Upper case. */
  code: string;
  /** The agent. */
  member_id: number;
}

interface MemberReferralTable {
  merchant_id: number;
  member_id: number;
  /** The member's own, upper case. */
  code: string;
  /** The code that the member registered with, even if it is unknown. */
  invited_with: string | null;
  inviter_id: number | null;
  /** The host of the page that the member registered on. */
  domain: string | null;
  created_at: Date;
}

/**
 * A merchant's registration rules, and how members joined. An affiliate code places a new member under an agent. A
 * referral's own code is the one in its member's invitations. `inviter_id` is the member whose invitation was followed;
 * it places nobody.
 */
export const registrationSchema: SchemaPart = {
  name: 'registration',
  sql: `
CREATE TABLE register_rule (
  merchant_id integer NOT NULL REFERENCES merchant,
  field text NOT NULL,
  position integer NOT NULL,
  enabled boolean NOT NULL,
  required boolean NOT NULL,
  accepted_pattern text NOT NULL,
  pattern_id text NOT NULL,
  min_length integer NOT NULL,
  max_length integer NOT NULL CHECK (max_length >= min_length),
  PRIMARY KEY (merchant_id, field)
);
CREATE TABLE affiliate_code (
  merchant_id integer NOT NULL,
  code text NOT NULL CHECK (code = upper(code) AND code <> ''),
  member_id bigint NOT NULL,
  PRIMARY KEY (merchant_id, code),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX affiliate_code_member ON affiliate_code (merchant_id, member_id);
CREATE TABLE member_referral (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  code text NOT NULL CHECK (code = upper(code) AND code <> ''),
  invited_with text,
  inviter_id bigint,
  domain text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, member_id),
  UNIQUE (merchant_id, code),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, inviter_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX member_referral_inviter ON member_referral (merchant_id, inviter_id);`,
  personalData: {
    keep: { affiliate_code: { why: 'identity' }, member_referral: { why: 'identity' } },
    archive: [
      dataset(
        'registration',
        'member_referral',
        { time: 'created_at', code: 'code', invitedWith: 'invited_with', address: 'domain' },
        'created_at',
      ),
      dataset('codes', 'affiliate_code', { code: 'code' }, 'code'),
    ],
  },
};
