import type { ChatRow, ChatView, ControlValueOf } from '@livery/contract/control/shapes';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import { asDocument, inPictureLine } from '../uploads/redraw-picture.action.ts';
import { listFeedback } from '../help/help.repo.ts';
import { insertMessage, listChats, lockChat, noteEnd, noteRead } from './chat.repo.ts';
import { contentOf, keepDeskPicture } from './chat-pictures.service.ts';
import { messagesOf } from './chat.service.ts';

type Files = Pick<Platform, 'files'>;

const listed = 50;

export async function readChats({ db, merchant }: DeskCall<'chats'>): Promise<ControlValueOf<'chats'>> {
  const rows = await listChats(db, merchant.id, listed);
  return { items: rows.map(presentChat) };
}

/** @throws AppError NOT_FOUND */
export async function readDeskChat({ merchant, query, transaction }: DeskCall<'chat'>): Promise<ChatView> {
  return transaction(async (trx) => {
    const chat = await lockChat(trx, merchant.id, query.id);
    if (chat === null) throw new AppError('NOT_FOUND');
    await noteRead(trx, chat.id, chat.messages);
    return { ...presentChat({ ...chat, read_by_desk: chat.messages }), said: [...(await messagesOf(trx, chat.id, 0))] };
  });
}

/** @throws AppError NOT_FOUND */
export async function readPicture(
  { db, merchant, query: { id: chatId, pictureId } }: DeskCall<'chatPicture'>,
  { files }: Files,
): Promise<ControlValueOf<'chatPicture'>> {
  return { pictures: [await contentOf(files, db, { merchantId: merchant.id, chatId, pictureId })] };
}

/** @throws AppError INVALID_REQUEST for an empty reply, NOT_FOUND, NO_LONGER_OPEN */
export async function reply(call: DeskCall<'replyToChat'>, { files }: Files): Promise<void> {
  const { merchant, body, now, by, signal, transaction } = call;
  const merchantId = merchant.id;
  if (body.text.trim() === '' && body.picture === undefined) throw new AppError('INVALID_REQUEST', { fields: { '/text': 'required' } });
  const say = (picture: Buffer | null): Promise<void> =>
    transaction(async (trx) => {
      const chat = await lockOpenChat(trx, merchantId, body.id);
      const said = { sender: 'desk', content: body.text, key: null, sent_at: now } as const;
      const number = chat.messages + 1;
      await insertMessage(trx, { merchant_id: merchantId, chat_id: chat.id, number, ...said });
      if (picture !== null) await keepDeskPicture(files, trx, { merchantId, chatId: chat.id, key: String(number) }, picture, now);
      await recordAct(trx, { by, act: 'chat.reply', merchantId, subject: String(chat.id), details: {} });
    });
  if (body.picture === undefined) return say(null);
  await transaction((trx) => lockOpenChat(trx, merchantId, body.id));
  await inPictureLine(Buffer.from(body.picture, 'base64'), signal, async (redraw) => say(await redraw(asDocument)));
}

export async function endDeskChat({ db, body, now }: DeskCall<'endChat'>): Promise<void> {
  await noteEnd(db, body.id, now);
}

export async function readFeedback({ db, merchant }: DeskCall<'feedback'>): Promise<ControlValueOf<'feedback'>> {
  const rows = await listFeedback(db, merchant.id, listed);
  return { items: rows.map(({ sent_at, ...row }) => ({ ...row, at: sent_at.toISOString() })) };
}

/** @throws AppError NOT_FOUND, NO_LONGER_OPEN */
async function lockOpenChat(trx: Transaction<Database>, merchantId: number, id: number) {
  const chat = await lockChat(trx, merchantId, id);
  if (chat === null) throw new AppError('NOT_FOUND');
  if (chat.ended_at !== null) throw new AppError('NO_LONGER_OPEN');
  return chat;
}

function presentChat(chat: Awaited<ReturnType<typeof listChats>>[number]): ChatRow {
  return {
    id: chat.id,
    model: chat.model_id,
    language: chat.language,
    at: chat.spoken_at.toISOString(),
    messages: chat.messages,
    unread: chat.messages - chat.read_by_desk,
    isEnded: chat.ended_at !== null,
  };
}
