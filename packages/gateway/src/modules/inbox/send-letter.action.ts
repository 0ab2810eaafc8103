import type { LetterTopic } from '@livery/contract/shapes';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Texts } from '#base/texts.ts';
import { tellMembers } from '#push/tell-member.ts';
import { insertLetters } from './inbox.repo.ts';
import { fillText, type LetterParameter, type LetterText } from './letter-text.rules.ts';
import type { MemberKey } from '#base/member-key.ts';

export interface Letter {
  readonly topic: LetterTopic;
  readonly text: LetterText;
  /** Values of the text's placeholders. */
  readonly parameters?: Readonly<Record<string, LetterParameter>>;
  /** The portal path that the letter links to, such as `/member/withdraw`. */
  readonly link?: string;
  /** The gateway's clock: `call.now`. */
  readonly at: Date;
}

/** Puts a letter into a member's inbox and raises the badge, if the caller's transaction commits. */
export async function sendLetter(trx: Transaction<Database>, { merchantId, memberId, ...letter }: Letter & MemberKey): Promise<void> {
  await sendLetters(trx, merchantId, [memberId], letter);
}

/** Sends one message to several members of a merchant. */
export async function sendLetters(
  trx: Transaction<Database>,
  merchantId: number,
  memberIds: readonly number[],
  { topic, text, parameters, link = null as string | null, at }: Omit<Letter, 'link'> & { readonly link?: string | null },
): Promise<void> {
  if (memberIds.length === 0) return;
  const written = (texts: Texts): string => JSON.stringify(parameters === undefined ? texts : fillText(texts, parameters));
  const [titles, bodies] = [written(text.title), written(text.body)];
  await insertLetters(
    trx,
    memberIds.map((memberId) => ({
      merchant_id: merchantId,
      member_id: memberId,
      topic,
      titles,
      bodies,
      link,
      sent_at: at,
      read_at: null,
    })),
  );
  await tellMembers(
    trx,
    memberIds.map((memberId) => ({ merchantId, memberId, topic: 'counts', at })),
  );
}
