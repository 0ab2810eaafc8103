/** Who asked for a new password by email, until a job has looked whether there is such an account, and the links that were mailed. */
export const passwords = `
CREATE TABLE password_request (
  merchant_id integer NOT NULL REFERENCES merchant,
  id bigint GENERATED ALWAYS AS IDENTITY,
  username text NOT NULL,
  email text NOT NULL,
  language text NOT NULL,
  origin text NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, id)
);
CREATE INDEX password_request_age ON password_request (asked_at);
CREATE TABLE password_link (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, member_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX password_link_age ON password_link (expires_at);`;
