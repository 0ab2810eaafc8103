/** The picture of a member's own; without one a drawn one stands in. */
export const pictures = `
CREATE TABLE member_picture (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  file uuid NOT NULL,
  PRIMARY KEY (merchant_id, member_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, file) REFERENCES stored_file (merchant_id, name)
);`;
