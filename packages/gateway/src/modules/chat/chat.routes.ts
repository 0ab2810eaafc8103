import type { GatewayModule } from '../../server/module.ts';
import { forgiveAll } from '../../server/rate-counter.ts';
import { route } from '../../server/route.ts';
import { registerChatDesk } from './chat.desk.ts';
import { ChatLine } from './chat-line.ts';
import { deleteChatsBefore } from './chat.repo.ts';
import { chatLimits, endChat, launchChat, listModels, readChat, writeToChat } from './chat.service.ts';

const chatsKept = 30 * 24 * 3_600_000;

/** Visitors and members write, the desk answers, and both see it at once. */
export const chatModule: GatewayModule = {
  name: 'chat',
  register: (app) => {
    const line = new ChatLine();
    const closing = new AbortController();
    route(app, 'chatModels', ({ language }) => ({ list: listModels(language) }));
    route(app, 'launchChat', (call) => launchChat(call, call.body));
    route(app, 'chat', (call) => readChat(line, call, call.body, closing.signal));
    route(app, 'writeToChat', (call) => writeToChat(app.platform, line, call, call.body));
    route(app, 'endChat', async (call) => {
      await endChat(line, call, call.body.token);
      return { isEnded: true };
    });
    registerChatDesk(app, line);
    app.addHook('preClose', async () => closing.abort());
  },
  sweeps: [
    {
      name: 'chats',
      every: 3_600_000,
      run: async ({ platform, merchants, now }) => {
        for (const { id } of merchants) await deleteChatsBefore(platform.tenants.of(id), id, new Date(now.getTime() - chatsKept));
      },
    },
  ],
  reset: async ({ trx, merchant, now }) => {
    await forgiveAll(trx, merchant.id, Object.values(chatLimits));
    await deleteChatsBefore(trx, merchant.id, new Date(now.getTime() + 1));
  },
};
