import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { asciiDigits } from '@livery/contract/pasted-text';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import type { RequestContext } from '#http/context.ts';
import { networkOf } from '#base/network.ts';
import type { Platform } from '#base/platform.ts';
import { countUses, findWait, refuseFor, type Use } from '#limits/rate-counter.ts';
import { countTry, forgiveTry } from '#limits/tries.ts';
import { codeMessage } from './code-message.texts.ts';
import {
  guessDayLimit,
  guessLimit,
  merchantLimit,
  receiverDayLimit,
  receiverLimit,
  receiverTotalLimit,
  senderLimit,
  unprovenReceiverLimit,
  unprovenSenderLimit,
} from './verification.limits.ts';
import { deleteCode, findCode, replaceCode, type CodeKey } from './verification.repo.ts';

const digits = 6;
/** In minutes. */
const codeLife = 5;

interface Sending {
  /** The solution of a challenge with the purpose `code`. */
  readonly humanVerification?: string | undefined;
  readonly isSent?: boolean;
}

/**
 * Sends a code that proves a contact. If `isSent` is false, no message goes out but everything else is the same, so
 * that a caller does not learn whether the account exists. The first few codes for a receiver and a network need no
 * proof. Later ones need a proof of being human, which works once.
 *
 * @throws AppError RATE_LIMITED, HUMAN_CHECK_FAILED, NOT_AVAILABLE if the channel has no carrier
 */
export async function sendCode(
  { messages, humans }: Pick<Platform, 'messages' | 'humans'>,
  call: RequestContext,
  key: CodeKey,
  { humanVerification = '', isSent = true }: Sending = {},
): Promise<{ expiredMinutes: number }> {
  const { merchant, db, now, ip, language } = call;
  if (!messages.canSend(key.channel)) throw new AppError('NOT_AVAILABLE');
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const of = { merchantId: merchant.id };
  const uses: Use[] = [
    { ...of, limit: merchantLimit, subject: key.channel },
    { ...of, limit: senderLimit, subject: networkOf(ip) },
    { ...of, limit: receiverTotalLimit, subject: key.receiver },
    { ...of, limit: receiverDayLimit, subject: subjectOf(key) },
    { ...of, limit: receiverLimit, subject: key.receiver },
  ];
  const unproven: Use[] = [
    { ...of, limit: unprovenSenderLimit, subject: networkOf(ip) },
    { ...of, limit: unprovenReceiverLimit, subject: key.receiver },
  ];
  // A refused caller causes no write and may use its proof later.
  refuseFor(await findWait(db, uses, now));
  const needsProof = (await findWait(db, unproven, now)) > 0;
  if (needsProof && !(await humans.verify(db, { ...of, purpose: 'code' }, humanVerification, now)))
    throw new AppError('HUMAN_CHECK_FAILED');
  const wait = await call.transaction(async (trx) => {
    const seconds = await countUses(trx, uses, now);
    if (seconds > 0) return seconds;
    if (!needsProof && (await countUses(trx, unproven, now)) > 0) throw new AppError('HUMAN_CHECK_FAILED');
    await replaceCode(trx, merchant.id, key, { hash: hashOf(key, code), expiresAt: new Date(now.getTime() + codeLife * 60_000) });
    const { subject, content } = codeMessage(merchant, language, code, codeLife);
    const message = { ...of, channel: key.channel, receiver: key.receiver, subject: key.channel === 'mail' ? subject : '', content };
    if (isSent) await messages.send(trx, message, now);
    return 0;
  });
  refuseFor(wait);
  return { expiredMinutes: codeLife };
}

/** A correct code. Call `spend` in the transaction that uses it. */
export interface ProvedCode {
  /** @throws AppError CODE_EXPIRED if another request has used it in the meantime */
  readonly spend: (trx: Transaction<Database>) => Promise<void>;
}

/**
 * Checks a typed code. Each check counts before the code is compared, so that a burst cannot outrun the five tries.
 *
 * @throws AppError CODE_INVALID, CODE_EXPIRED, RATE_LIMITED
 */
export async function proveCode(call: RequestContext, key: CodeKey, code: string): Promise<ProvedCode> {
  const { db, merchant, now } = call;
  const uses: Use[] = [guessDayLimit, guessLimit].map((limit) => ({ merchantId: merchant.id, limit, subject: subjectOf(key) }));
  await countTry(call, uses);
  const sent = await findCode(db, merchant.id, key);
  const hash = hashOf(key, asciiDigits(code));
  if (sent === undefined || !timingSafeEqual(sent.code_hash, hash)) throw new AppError('CODE_INVALID');
  if (sent.expires_at <= now) throw new AppError('CODE_EXPIRED');
  return {
    spend: async (trx) => {
      if (!(await deleteCode(trx, merchant.id, key, hash))) throw new AppError('CODE_EXPIRED');
      await forgiveTry(trx, uses, guessDayLimit);
    },
  };
}

function subjectOf({ purpose, receiver }: CodeKey): string {
  return `${purpose} ${receiver}`;
}

function hashOf({ purpose, channel, receiver }: CodeKey, code: string): Buffer {
  return createHash('sha256').update(`${purpose} ${channel} ${receiver} ${code}`).digest();
}
