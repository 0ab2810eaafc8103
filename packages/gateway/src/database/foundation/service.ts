/** What a merchant says of itself and hears from visitors: help, the contacts that are its own, feedback, and the chats with its desk. */
export const service = `
CREATE TABLE help_article (
  merchant_id integer NOT NULL REFERENCES merchant,
  id text NOT NULL,
  topic text NOT NULL CHECK (topic IN ('start', 'money', 'play', 'rules')),
  position integer NOT NULL,
  titles jsonb NOT NULL,
  contents jsonb NOT NULL,
  version text,
  valid_from date,
  -- What is new in this version.
  changes jsonb,
  PRIMARY KEY (merchant_id, id),
  CHECK ((version IS NULL) = (valid_from IS NULL))
);
CREATE TABLE representative (
  merchant_id integer NOT NULL REFERENCES merchant,
  contact text NOT NULL CHECK (contact = lower(contact)),
  channel text NOT NULL CHECK (channel IN ('telegram', 'whatsapp', 'email', 'zalo')),
  name text NOT NULL,
  PRIMARY KEY (merchant_id, contact)
);
CREATE TABLE feedback (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL REFERENCES merchant,
  content text NOT NULL,
  contact text,
  sent_at timestamptz NOT NULL
);
CREATE INDEX feedback_merchant ON feedback (merchant_id, id);
CREATE TABLE chat (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL REFERENCES merchant,
  token_hash bytea NOT NULL UNIQUE,
  model_id text NOT NULL,
  language text NOT NULL,
  opened_at timestamptz NOT NULL,
  spoken_at timestamptz NOT NULL,
  messages integer NOT NULL DEFAULT 0,
  -- Up to which number the desk has read.
  read_by_desk integer NOT NULL DEFAULT 0,
  ended_at timestamptz
);
CREATE INDEX chat_merchant ON chat (merchant_id, spoken_at);
CREATE TABLE chat_message (
  chat_id bigint NOT NULL REFERENCES chat ON DELETE CASCADE,
  number integer NOT NULL,
  merchant_id integer NOT NULL REFERENCES merchant,
  sender text NOT NULL CHECK (sender IN ('visitor', 'desk')),
  content text NOT NULL,
  key text,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (chat_id, number),
  UNIQUE (chat_id, key)
);
-- A picture of the message that has its key; one without a file was asked for and never came. The desk's has the message's number as its key.
CREATE TABLE chat_picture (
  merchant_id integer NOT NULL REFERENCES merchant,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  chat_id bigint NOT NULL REFERENCES chat,
  sender text NOT NULL CHECK (sender IN ('visitor', 'desk')),
  key text NOT NULL,
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 3),
  file uuid,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, id),
  UNIQUE (chat_id, sender, key, place),
  FOREIGN KEY (merchant_id, file) REFERENCES stored_file (merchant_id, name)
);
CREATE TABLE terms_consent (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  version text NOT NULL,
  agreed_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, member_id, version),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);`;
