import Type from 'typebox';
import { text } from './inputs.ts';

/**
 * An article of the help centre. `content` is HTML. Terms state their version and the date from which it applies.
 * `term` is the user agreement.
 */
const HelpArticle = Type.Object({
  id: Type.String(),
  group: Type.Enum(['start', 'money', 'play', 'rules']),
  title: Type.String(),
  content: Type.String(),
  version: Type.Union([Type.String(), Type.Null()]),
  validFrom: Type.Union([Type.String(), Type.Null()]),
});

/** In characters as people count them (grapheme clusters). The shape limits code units. */
export const feedbackLimits = { shortest: 1, longest: 140 };

const FeedbackBody = Type.Object({ content: text(2_000, 1), contact: Type.Optional(text(100)) }, { additionalProperties: false });

/** The contacts from which an operator's representatives write. */
export const ContactChannel = Type.Enum(['telegram', 'whatsapp', 'email', 'zalo']);

export const help = {
  helpCenter: {
    query: Type.Object({ lang: text(8, 1), device: Type.Literal('WEB') }),
    value: Type.Object({ articles: Type.Array(HelpArticle) }),
  },
  feedback: { body: FeedbackBody, value: Type.Object({ reference: Type.String() }) },
  representative: {
    query: Type.Object({ contact: text(100, 1) }),
    value: Type.Object({
      isOfficial: Type.Boolean(),
      channel: Type.Union([ContactChannel, Type.Null()]),
      name: Type.Union([Type.String(), Type.Null()]),
    }),
  },
};
