import { databaseFiles } from '#ports/files/database-files.repo.ts';
import type { GatewayModule } from '#http/module.ts';
import { forgiveAll } from '#limits/rate-counter.ts';
import { route } from '#http/route.ts';
import { registerChatDesk } from './chat.desk.routes.ts';
import { chatLineOf } from './chat-line.state.ts';
import { deleteChatsBefore } from './chat.repo.ts';
import { askChatPicture, forgetPictures, readChatPicture, sendChatPicture } from './chat-pictures.service.ts';
import { chatSweeps } from './chat.sweeps.ts';
import { chatLimits, endChat, launchChat, listModels, readChat, writeToChat } from './chat.service.ts';
import { chatSchema } from './chat.schema.ts';

/** Visitors and members write, the desk answers, and both see it at once. */
export const chatModule: GatewayModule = {
  name: 'chat',
  schema: chatSchema,
  register: (app) => {
    const line = chatLineOf(app.platform);
    const closing = new AbortController();
    route(app, 'chatModels', ({ language }) => ({ list: listModels(language) }));
    route(app, 'launchChat', launchChat);
    route(app, 'chat', (call) => readChat(line, call, call.body, closing.signal));
    route(app, 'writeToChat', (call) => writeToChat(app.platform, line, call, call.body));
    route(app, 'askChatPicture', askChatPicture);
    route(app, 'sendChatPicture', (call) => sendChatPicture(app.platform.files, call, call.query.pictureId, call.body));
    route(app, 'chatPicture', (call) => readChatPicture(app.platform.files, call, call.body));
    route(app, 'endChat', async (call) => {
      await endChat(line, call, call.body.token);
      return { isEnded: true };
    });
    app.addHook('preClose', async () => closing.abort());
  },
  desk: registerChatDesk,
  sweeps: chatSweeps,
  reset: async ({ trx, merchant, now }) => {
    await forgiveAll(trx, merchant.id, Object.values(chatLimits));
    await forgetPictures(databaseFiles, trx, merchant.id, new Date(now.getTime() + 1), now);
    await deleteChatsBefore(trx, merchant.id, new Date(now.getTime() + 1));
  },
};
