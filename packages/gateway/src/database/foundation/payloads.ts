/** Keys and spent nonces of encrypted calls. */
export const payloads = `
CREATE TABLE payload_key (
  kid text PRIMARY KEY,
  private_jwk jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE spent_payload (
  merchant_id bigint NOT NULL REFERENCES merchant,
  jti text NOT NULL,
  spent_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, jti)
);
CREATE INDEX spent_payload_age ON spent_payload (spent_at);`;
