import type { HelpArticle } from '@livery/contract/shapes';
import type { GeneratedAlways } from 'kysely';
import type { Json } from '#database/schema.ts';
import type { Texts } from '#base/texts.ts';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    help_article: HelpArticleTable;
    representative: RepresentativeTable;
    feedback: FeedbackTable;
  }
}

interface HelpArticleTable {
  merchant_id: number;
  id: string;
  topic: HelpArticle['group'];
  position: number;
  titles: Json<Texts>;
  /** HTML. */
  contents: Json<Texts>;
  version: string | null;
  /** `yyyy-mm-dd` */
  valid_from: string | null;
  /** For terms: the changes in this version. */
  changes: Json<Texts> | null;
}

/** The contacts from which an operator's representatives write. */
interface RepresentativeTable {
  merchant_id: number;
  /** In the form of `contactKey`. */
  contact: string;
  channel: 'telegram' | 'whatsapp' | 'email' | 'zalo';
  name: string;
}

interface FeedbackTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  content: string;
  contact: string | null;
  sent_at: Date;
}

/** A merchant's help texts, contacts, and visitors' feedback. */
export const helpSchema: SchemaPart = {
  name: 'help',
  sql: `
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
CREATE INDEX feedback_merchant ON feedback (merchant_id, id);`,
};
