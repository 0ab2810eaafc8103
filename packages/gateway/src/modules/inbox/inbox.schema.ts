import type { LetterTopic } from '@livery/contract/shapes';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '#database/schema.ts';
import type { Texts } from '#base/texts.ts';

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
  /** Members up to this id have it. */
  through_member: Generated<number>;
  /** Null until everybody has it. */
  done_at: Generated<Date | null>;
}
