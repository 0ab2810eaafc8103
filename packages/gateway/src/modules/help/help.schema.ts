import type { HelpArticle } from '@livery/contract/shapes';
import type { GeneratedAlways } from 'kysely';
import type { Json } from '#database/schema.ts';
import type { Texts } from '#base/texts.ts';

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
  /** Of terms, what is new in this version. */
  changes: Json<Texts> | null;
}

/** Where an operator's people write from. */
interface RepresentativeTable {
  merchant_id: number;
  /** As `contactKey` writes it. */
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
