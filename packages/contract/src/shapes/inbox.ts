import Type from 'typebox';
import { text } from './inputs.ts';
import { page, pageQuery } from './paging.ts';

/**
 * The counts of badges: unread letters, new rewards and tickets, missions with something to claim. `claimable` is
 * everything to claim now: rewards, tickets, rewards of VIP levels and missions. The rebate is omitted, because it
 * grows with each bet.
 */
export const MemberCounts = Type.Object({
  unread: Type.Integer(),
  rewards: Type.Integer(),
  missions: Type.Integer(),
  claimable: Type.Integer(),
});

/** The subject of a letter, which decides its icon. */
export const LetterTopic = Type.Enum(['account', 'bonus', 'deposit', 'news', 'reward', 'transfer', 'withdrawal']);

const head = {
  id: Type.String(),
  topic: LetterTopic,
  title: Type.String(),
  /** ISO 8601. */
  sentAt: Type.String(),
  isRead: Type.Boolean(),
};

/** `excerpt` is the beginning of the letter in one line. */
const LetterHead = Type.Object({ ...head, excerpt: Type.String() });

/** `body` is plain text with an empty line between paragraphs. `link` is an address of the portal. */
const Letter = Type.Object({ ...head, body: Type.String(), link: Type.Union([Type.String(), Type.Null()]) });

/** A whole number, as text, because there may be more letters than four bytes can count. */
const id = Type.String({ pattern: '^[1-9][0-9]{0,14}$' });
const state = Type.Optional(Type.Enum(['read', 'unread']));
const language = Type.Optional(text(8));
const closed = { additionalProperties: false };

/** Letters by their ids, or all up to one, so that unseen ones are not included. */
const Choice = Type.Union([
  Type.Object({ ids: Type.Array(id, { minItems: 1, maxItems: 100, uniqueItems: true }) }, closed),
  Type.Object({ through: id, state }, closed),
]);

const Changed = Type.Object({ changed: Type.Integer(), counts: MemberCounts });

export const inbox = {
  letters: { query: pageQuery({ state, language }), value: page(LetterHead) },
  letter: { query: Type.Object({ id, language }), value: Letter },
  readLetters: { body: Choice, value: Changed },
  removeLetters: { body: Choice, value: Changed },
};
