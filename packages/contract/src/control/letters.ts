import Type, { type Static } from 'typebox';
import { LetterTopic } from '../shapes/inbox.ts';
import { text } from '../shapes/inputs.ts';

const closed = { additionalProperties: false };
const inBoth = (longest: number) => Type.Object({ en: text(longest, 1), pt: text(longest, 1) }, closed);

/** A letter to one account, or to all of a merchant's members. An empty line parts paragraphs; the link is an address of the portal. */
export const LetterOrder = Type.Object(
  {
    account: Type.Optional(text(64, 1)),
    topic: LetterTopic,
    title: inBoth(120),
    body: inBoth(4_000),
    link: Type.Optional(Type.String({ maxLength: 200, pattern: '^/[A-Za-z0-9][A-Za-z0-9/?=&_-]*$' })),
  },
  closed,
);
export type LetterOrder = Static<typeof LetterOrder>;

/** A letter to all of a merchant's members. */
export interface Mailing {
  readonly id: number;
  /** In English. */
  readonly title: string;
  readonly orderedAt: string;
  /** How many have it. */
  readonly reached: number;
  /** Everybody has it. */
  readonly isDone: boolean;
}
