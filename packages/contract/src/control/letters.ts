import Type from 'typebox';
import { LetterTopic } from '../shapes/inbox.ts';
import { text } from '../shapes/inputs.ts';
import { account, closed, instant, items } from './parts.ts';

const inBoth = (longest: number) => Type.Object({ en: text(longest, 1), pt: text(longest, 1) }, closed);

/** A letter to all members. `title` is in English, and `reached` counts the members who have it. */
const Mailing = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  orderedAt: instant,
  reached: Type.Integer(),
  isDone: Type.Boolean(),
});

export const letters = {
  mailings: { value: items(Mailing) },
  /**
   * To one account, or to all members without one. An empty line separates paragraphs. The link is an address of the
   * portal.
   */
  writeLetter: {
    body: Type.Object(
      {
        account: Type.Optional(account),
        topic: LetterTopic,
        title: inBoth(120),
        body: inBoth(4_000),
        link: Type.Optional(Type.String({ maxLength: 200, pattern: '^/[A-Za-z0-9][A-Za-z0-9/?=&_-]*$' })),
      },
      closed,
    ),
  },
};
