import type { LetterTopic } from '@livery/contract/shapes';
import type { GeneratedAlways } from 'kysely';
import type { Json } from '../../database/schema.ts';
import type { Texts } from '../../server/texts.ts';

declare module '../../database/schema.ts' {
  interface Database {
    letter: LetterTable;
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
