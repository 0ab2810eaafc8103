/** What a member tells about itself at registration or later, a field a column; what was not told is null. */
export const profiles = `
CREATE TABLE member_profile (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  full_name text,
  qq text,
  line text,
  whatsapp text,
  facebook text,
  wechat text,
  telegram text,
  zalo text,
  national_id text,
  birthday date,
  address text,
  nationality text,
  place_of_birth text,
  PRIMARY KEY (merchant_id, member_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);`;
