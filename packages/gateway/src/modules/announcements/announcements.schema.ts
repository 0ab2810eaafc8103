import type { Json } from '#database/schema.ts';
import type { Texts } from '#base/texts.ts';
import { tellChangesOfMerchant } from '#database/tell-changes.ts';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    announcement: AnnouncementTable;
    announcement_reading: AnnouncementReadingTable;
  }
}

interface AnnouncementTable {
  merchant_id: number;
  id: number;
  /** B banner, PL player notice, PU popup. */
  kind: 'B' | 'PL' | 'PU';
  /** Execution codes that see it, and G for agents. */
  audiences: string[];
  position: number;
  titles: Json<Texts>;
  contents: Json<Texts>;
  promotion_type: string;
  group_name: string | null;
  linkage_type: 'none' | 'page' | 'link' | 'game';
  linkage_target: string;
  published_at: Date;
}

/** An agent has opened an announcement. */
interface AnnouncementReadingTable {
  merchant_id: number;
  member_id: number;
  announcement_id: number;
  read_at: Date;
}

/**
 * `kind` is the wire's type: B banner, PL player notice, PU popup, PR promotion, H help. Texts are stored by language.
 * `audiences` are the execution codes that see the entry, and G for agents, whose list also records which entries each
 * agent has read.
 */
export const announcementsSchema: SchemaPart = {
  name: 'announcements',
  sql: `
CREATE TABLE announcement (
  merchant_id integer NOT NULL REFERENCES merchant,
  id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('B', 'PL', 'PU', 'PR', 'H')),
  audiences text[] NOT NULL CHECK (audiences <@ ARRAY['A', 'B', 'F', 'G'] AND cardinality(audiences) > 0),
  position integer NOT NULL,
  titles jsonb NOT NULL,
  contents jsonb NOT NULL,
  promotion_type text NOT NULL,
  group_name text,
  linkage_type text NOT NULL DEFAULT 'none' CHECK (linkage_type IN ('none', 'page', 'link', 'game')),
  linkage_target text NOT NULL DEFAULT '',
  published_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, id),
  CHECK ((kind = 'B') = (group_name IS NOT NULL))
);
CREATE TABLE announcement_reading (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  announcement_id integer NOT NULL,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, member_id, announcement_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, announcement_id) REFERENCES announcement (merchant_id, id) ON DELETE CASCADE
);
CREATE INDEX announcement_kind ON announcement (merchant_id, kind, position);
${tellChangesOfMerchant('announcements', ['announcement'])}`,
  personalData: { erase: { announcement_reading: {} }, withhold: { announcement_reading: 'passing' } },
};
