/** Who followed a member's invitation: each visitor counts once. */
export const referrals = `
CREATE TABLE referral_click (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  visitor uuid NOT NULL,
  clicked_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, member_id, visitor),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);`;
