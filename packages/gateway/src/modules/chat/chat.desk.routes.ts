import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { chatLineOf } from './chat-line.state.ts';
import { endDeskChat, readChats, readDeskChat, readFeedback, readPicture, reply } from './chat.desk.ts';

export function registerChatDesk(app: FastifyInstance): void {
  // Wakes the visitors who wait for an answer.
  const line = chatLineOf(app.platform);
  controlRoute(app, 'chats', readChats);
  controlRoute(app, 'chat', readDeskChat);
  controlRoute(app, 'chatPicture', readPicture);
  controlRoute(app, 'replyToChat', async (call, platform) => {
    await reply(call, platform);
    line.tell(call.body.id);
  });
  controlRoute(app, 'endChat', async (call) => {
    await endDeskChat(call);
    line.tell(call.body.id);
  });
  controlRoute(app, 'feedback', readFeedback);
}
