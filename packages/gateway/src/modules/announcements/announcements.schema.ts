import type { Json } from '#database/schema.ts';
import type { Texts } from '#base/texts.ts';

declare module '#database/schema.ts' {
  interface Database {
    announcement: AnnouncementTable;
  }
}

interface AnnouncementTable {
  merchant_id: number;
  id: number;
  /** B banner, PL player notice, PU popup. */
  kind: 'B' | 'PL' | 'PU';
  /** Execution codes that get it. */
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
