import type { LetterTopic } from '@livery/contract/shapes';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '#database/schema.ts';
import type { Texts } from '#base/texts.ts';
import { dataset } from '#database/personal-data.ts';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    letter: LetterTable;
    mailing: MailingTable;
  }
}

interface LetterTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  member_id: number;
  topic: LetterTopic;
  titles: Json<Texts>;
  bodies: Json<Texts>;
  /** An address of the portal. */
  link: string | null;
  sent_at: Date;
  read_at: Date | null;
}

/** A letter to all of a merchant's members. */
interface MailingTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  topic: LetterTopic;
  titles: Json<Texts>;
  bodies: Json<Texts>;
  link: string | null;
  ordered_at: Date;
  reached: Generated<number>;
  /** Members up to this id have received it. */
  through_member: Generated<number>;
  /** Null until everyone has received it. */
  done_at: Generated<Date | null>;
}

/** Letters to members. A mailing is a letter to all of a merchant's members, sent in the order of their ids. */
export const inboxSchema: SchemaPart = {
  name: 'inbox',
  sql: `
CREATE TABLE letter (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  topic text NOT NULL,
  titles jsonb NOT NULL,
  bodies jsonb NOT NULL,
  link text CHECK (link ~ '^/[^/]'),
  sent_at timestamptz NOT NULL,
  read_at timestamptz,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE TABLE mailing (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL REFERENCES merchant,
  topic text NOT NULL,
  titles jsonb NOT NULL,
  bodies jsonb NOT NULL,
  link text CHECK (link ~ '^/[^/]'),
  ordered_at timestamptz NOT NULL,
  reached integer NOT NULL DEFAULT 0,
  through_member bigint NOT NULL DEFAULT 0,
  done_at timestamptz
);
CREATE INDEX mailing_merchant ON mailing (merchant_id, id);
CREATE INDEX letter_member ON letter (member_id, id);
CREATE INDEX letter_unread ON letter (member_id, id) WHERE read_at IS NULL;`,
  personalData: {
    erase: { letter: {} },
    archive: [dataset('letters', 'letter', { time: 'sent_at', used: 'read_at', kind: 'topic', title: 'titles', text: 'bodies' }, 'id')],
  },
};
