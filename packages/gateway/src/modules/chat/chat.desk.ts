import { ChatPictureQuery, ChatQuery, ChatReply, type ChatRow, type ChatView } from '@livery/contract/control/chat';
import { Nothing } from '@livery/contract/control/merchant';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { recordAct } from '#observe/audit-log.ts';
import { AppError } from '#base/app-error.ts';
import { controlRoute, type ControlCall } from '#operator/control-route.ts';
import { asDocument, inPictureLine } from '../uploads/redraw-picture.ts';
import { listFeedback } from '../help/help.repo.ts';
import type { ChatLine } from './chat-line.ts';
import { insertMessage, listChats, lockChat, noteEnd, noteRead } from './chat.repo.ts';
import { contentOf, keepDeskPicture } from './chat-pictures.service.ts';
import { messagesOf } from './chat.service.ts';

const listed = 50;

/** The chats of a merchant as its desk sees them, and what visitors wrote without waiting for an answer. */
export function registerChatDesk(app: FastifyInstance, line: ChatLine): void {
  const { files, tenants } = app.platform;
  controlRoute(app, 'GET', 'chats', Nothing, async ({ merchant }): Promise<{ items: ChatRow[] }> => {
    const { id } = merchant();
    const rows = await listChats(tenants.of(id), id, listed);
    return { items: rows.map(presentChat) };
  });
  controlRoute(app, 'GET', 'chats/one', ChatQuery, ({ merchant, body }): Promise<ChatView> => {
    const { id } = merchant();
    return tenants.transaction(id, async (trx) => {
      const chat = await lockChat(trx, id, body.id);
      if (chat === null) throw new AppError('NOT_FOUND');
      await noteRead(trx, chat.id, chat.messages);
      return { ...presentChat({ ...chat, read_by_desk: chat.messages }), said: await messagesOf(trx, chat.id, 0) };
    });
  });
  controlRoute(app, 'GET', 'chats/picture', ChatPictureQuery, async ({ merchant, body: { id: chatId, pictureId } }) => {
    const { id: merchantId } = merchant();
    return { pictures: [await contentOf(files, tenants.of(merchantId), { merchantId, chatId, pictureId })] };
  });

  const withPicture = { bodyLimit: 8 * 1_024 * 1_024 };
  const reply = async ({ merchant, body, now, by, signal }: ControlCall<ChatReply>): Promise<void> => {
    const { id } = merchant();
    if (body.text.trim() === '' && body.picture === undefined) throw new AppError('INVALID_REQUEST', { fields: { '/text': 'required' } });
    const say = (picture: Buffer | null): Promise<void> =>
      tenants.transaction(id, async (trx) => {
        const chat = await lockOpenChat(trx, id, body.id);
        const said = { sender: 'desk', content: body.text, key: null, sent_at: now } as const;
        const number = chat.messages + 1;
        await insertMessage(trx, { merchant_id: id, chat_id: chat.id, number, ...said });
        if (picture !== null) await keepDeskPicture(files, trx, { merchantId: id, chatId: chat.id, key: String(number) }, picture, now);
        await recordAct(trx, { by, act: 'chat.reply', merchantId: id, subject: String(chat.id), details: {} });
      });
    if (body.picture === undefined) await say(null);
    else {
      await tenants.transaction(id, (trx) => lockOpenChat(trx, id, body.id));
      await inPictureLine(Buffer.from(body.picture, 'base64'), signal, async (redraw) => say(await redraw(asDocument)));
    }
    line.tell(body.id);
  };
  controlRoute(app, 'POST', 'chats/replies', ChatReply, reply, withPicture);
  controlRoute(app, 'POST', 'chats/end', ChatQuery, async ({ merchant, body, now }) => {
    await noteEnd(tenants.of(merchant().id), body.id, now);
    line.tell(body.id);
  });
  controlRoute(app, 'GET', 'feedback', Nothing, async ({ merchant }) => {
    const { id } = merchant();
    const rows = await listFeedback(tenants.of(id), id, listed);
    return { items: rows.map(({ sent_at, ...row }) => ({ ...row, at: sent_at.toISOString() })) };
  });
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
