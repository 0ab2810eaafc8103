/**
 * How members came. An affiliate code places whoever gives it under an agent; a referral's own code is what its member's invitations
 * carry, and `inviter_id` says whose invitation the member followed, which places nobody.
 */
export const registrations = `
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
CREATE INDEX member_referral_inviter ON member_referral (merchant_id, inviter_id);`;
