import type { BodyOf, ChatMessage, ChatModel, ValueOf } from '@livery/contract/shapes';
import type { GatewayDatabase } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import { hashToken, newToken } from '#identity/authentication.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { networkOf } from '#base/network.ts';
import { countUse, defineLimit, refuseFor, type RateLimit } from '#limits/rate-counter.ts';
import type { Platform } from '#base/platform.ts';
import { inLanguage, type Texts } from '#base/texts.ts';
import type { ChatLine } from './chat-line.state.ts';
import { listPictures, ownerOf } from './chat-pictures.repo.ts';
import { findChat, findMessageByKey, insertChat, insertMessage, listMessages, lockChat, noteEnd } from './chat.repo.ts';
import type { Call } from '#http/route.ts';

export interface Caller {
  readonly db: GatewayDatabase;
  readonly merchant: Merchant;
  readonly ip: string;
  readonly now: Date;
}

const minute = 60_000;
export const chatLimits = {
  launch: defineLimit({ scope: 'chat-launch', uses: 20, window: 10 * minute }),
  write: defineLimit({ scope: 'chat-write', uses: 60, window: minute }),
  picture: defineLimit({ scope: 'chat-picture', uses: 30, window: 10 * minute }),
};

/** For the desks of every merchant. Nobody is turned away, because a message waits for its answer. */
const models: readonly { readonly modelId: string; readonly csType: string; readonly title: Texts }[] = [
  { modelId: 'general', csType: 'CHAT', title: { en: 'Customer service', pt: 'Atendimento' } },
  { modelId: 'payments', csType: 'CHAT', title: { en: 'Deposits and withdrawals', pt: 'Depósitos e saques' } },
];

export function listModels(language: string): ChatModel[] {
  return models.map(({ modelId, csType, title }) => ({ modelId, csType, title: inLanguage(title, language), isOpen: true }));
}

/** @throws AppError NOT_FOUND for a desk that does not exist, RATE_LIMITED */
export async function launchChat(caller: Call<'launchChat'>): Promise<ValueOf<'launchChat'>> {
  const { db, merchant, now } = caller;
  const { modelId, language } = caller.body;
  if (!models.some((model) => model.modelId === modelId)) throw new AppError('NOT_FOUND');
  await count(caller, chatLimits.launch);
  const { token, hash } = newToken();
  await insertChat(db, { merchant_id: merchant.id, token_hash: hash, model_id: modelId, language, now });
  // In the hash, it never reaches a server or a log.
  return { chatUrl: `/service/chat#${token}` };
}

/** How long an answer waits for a new message, in milliseconds. */
const longestWait = 12_000;

/** @throws AppError NOT_FOUND */
export async function readChat(
  line: ChatLine,
  { db, merchant }: Caller,
  { token, after, isWaiting }: BodyOf<'chat'>,
  signal: AbortSignal,
): Promise<ValueOf<'chat'>> {
  const opened = await openedBy(db, merchant, token);
  const title = inLanguage(models.find(({ modelId }) => modelId === opened.model_id)?.title ?? { en: '', pt: '' }, opened.language);
  const ask = async (): Promise<ValueOf<'chat'> | null> => {
    const chat = await openedBy(db, merchant, token);
    const isEnded = chat.ended_at !== null;
    if (chat.messages <= after && !isEnded) return null;
    return { title, isEnded, messages: await messagesOf(db, chat.id, after) };
  };
  const answer = isWaiting ? await line.wait(opened.id, { time: longestWait, signal }, ask) : await ask();
  return answer ?? { title, isEnded: false, messages: [] };
}

/** @throws AppError NOT_FOUND (also for a missing picture), NO_LONGER_OPEN, RATE_LIMITED */
export async function writeToChat(
  { tenants }: Platform,
  line: ChatLine,
  caller: Caller,
  { token, text, key, pictures: wanted = 0 }: BodyOf<'writeToChat'>,
): Promise<ChatMessage> {
  const { db, merchant, now } = caller;
  const content = text.trim();
  if (content === '' && wanted === 0) throw new AppError('INVALID_REQUEST', { fields: { '/text': 'required' } });
  const chat = await openedBy(db, merchant, token);
  await count(caller, chatLimits.write);
  const { message, pictures } = await tenants.transaction(merchant.id, async (trx) => {
    const locked = await lockChat(trx, merchant.id, chat.id);
    if (locked === null) throw new AppError('NOT_FOUND');
    const own = (await listPictures(trx, chat.id)).get(ownerOf('visitor', key)) ?? [];
    const said = await findMessageByKey(trx, chat.id, key);
    if (said !== undefined) return { message: said, pictures: own };
    if (locked.ended_at !== null) throw new AppError('NO_LONGER_OPEN');
    if (own.length !== wanted) throw new AppError('NOT_FOUND');
    const row = {
      merchant_id: merchant.id,
      chat_id: chat.id,
      number: locked.messages + 1,
      sender: 'visitor' as const,
      content,
      key,
      sent_at: now,
    };
    await insertMessage(trx, row);
    return { message: row, pictures: own };
  });
  line.tell(chat.id);
  return presentMessage(message, pictures);
}

/** @throws AppError NOT_FOUND */
export async function endChat(line: ChatLine, { db, merchant, now }: Caller, token: string): Promise<void> {
  const chat = await openedBy(db, merchant, token);
  await noteEnd(db, chat.id, now);
  line.tell(chat.id);
}

/** The messages after a number, with their pictures. */
export async function messagesOf(db: GatewayDatabase, chatId: number, after: number): Promise<ChatMessage[]> {
  const [messages, pictures] = [await listMessages(db, chatId, after), await listPictures(db, chatId)];
  return messages.map((message) =>
    presentMessage(message, pictures.get(ownerOf(message.sender, message.key ?? String(message.number))) ?? []),
  );
}

function presentMessage(
  {
    number,
    sender,
    content,
    sent_at,
  }: { readonly number: number; readonly sender: 'visitor' | 'desk'; readonly content: string; readonly sent_at: Date },
  pictures: readonly string[],
): ChatMessage {
  return { number, from: sender, text: content, pictures: [...pictures], at: sent_at.toISOString() };
}

export async function openedBy(db: GatewayDatabase, merchant: Merchant, token: string) {
  const chat = await findChat(db, merchant.id, hashToken(token));
  if (chat === null) throw new AppError('NOT_FOUND');
  return chat;
}

export async function count({ db, merchant, ip, now }: Caller, limit: RateLimit): Promise<void> {
  refuseFor(await countUse(db, { limit, merchantId: merchant.id, subject: networkOf(ip) }, now));
}
