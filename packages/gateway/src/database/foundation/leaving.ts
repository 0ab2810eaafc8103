/** The last archive that a member asked for, and members who closed their account, until what need not be kept of them is erased. */
export const leaving = `
CREATE TABLE archive (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  language text NOT NULL,
  asked_at timestamptz NOT NULL,
  made_at timestamptz,
  failed_at timestamptz,
  files uuid[] NOT NULL DEFAULT '{}',
  sizes integer[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (merchant_id, member_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  CHECK (cardinality(files) = cardinality(sizes))
);
CREATE INDEX archive_age ON archive (made_at) WHERE cardinality(files) > 0;
CREATE TABLE member_closing (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  closed_at timestamptz NOT NULL,
  erased_at timestamptz,
  PRIMARY KEY (merchant_id, member_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX member_closing_due ON member_closing (closed_at) WHERE erased_at IS NULL;`;
