import { expect, it } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { createAppStore } from '#shared/store/store.ts';
import { memoryStore, recordedNavigation, settled } from '#testing/test-world.ts';
import type { ChatAnswer, ChatApi } from './chat.api.ts';
import { drafts } from './chat-drafts.cache.ts';
import { makeChatSaga } from './chat.saga.ts';
import { chatEntered, chatLeft, chatSlice, chatWanted, messageDropped, messageWritten, pictureWanted, selectChat } from './chat.slice.ts';

const lost = new ApiFailure({ code: 'NETWORK', status: 0, requestId: null });
const said = (number: number, from: 'visitor' | 'desk', text: string) => ({
  number,
  from,
  text,
  pictures: [] as string[],
  at: '2026-01-01T00:00:00Z',
});
const answer = (changes: Partial<ChatAnswer> = {}): ChatAnswer => ({ title: 'Service', isEnded: false, messages: [], ...changes });

function openChat(changes: Partial<ChatApi> = {}) {
  const waiting: ((next: ChatAnswer) => void)[] = [];
  const api: ChatApi = {
    postLaunch: async () => '/service/chat#new',
    postRead: (_token, _after, isWaiting) =>
      isWaiting ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(answer({ messages: [said(1, 'visitor', 'Hello')] })),
    postMessage: async (_token, { text }) => said(2, 'visitor', text),
    postPicture: async () => undefined,
    postPictureRead: async () => 'aGk=',
    postEnd: async () => undefined,
    ...changes,
  };
  const store = createAppStore();
  store.inject(chatSlice);
  const navigation = recordedNavigation();
  const deviceStorage = memoryStore();
  store.run('chat', makeChatSaga({ api, navigation, deviceStorage }));
  const chat = () => selectChat(store.getState());
  return { store, navigation, deviceStorage, chat, tell: (next: ChatAnswer) => waiting.shift()?.(next) };
}

it('opens the address that the server returns, and the same one again while that chat lasts [modal-08]', async () => {
  const { store, navigation, deviceStorage } = openChat();
  store.dispatch(chatWanted('general'));
  await settled();
  expect(navigation.visited).toEqual(['/service/chat#new']);
  deviceStorage.set('livery.chat.general', '/service/chat#old');
  store.dispatch(chatWanted('general'));
  await settled();
  expect(navigation.visited.at(-1)).toBe('/service/chat#old');
});

it('shows earlier and new messages, each once', async () => {
  const { store, chat, tell } = openChat();
  store.dispatch(chatEntered('token'));
  await settled();
  expect(chat()).toMatchObject({ status: 'open', title: 'Service' });
  store.dispatch(messageWritten({ key: 'key-0001', text: 'Anybody?', pictures: 0 }));
  expect(chat().unheard).toHaveLength(1);
  await settled();
  tell(answer({ messages: [said(2, 'visitor', 'Anybody?'), said(3, 'desk', 'Good evening')] }));
  await settled();
  expect(chat().messages.map(({ text }) => text)).toEqual(['Hello', 'Anybody?', 'Good evening']);
  expect(chat().unheard).toEqual([]);
  store.dispatch(chatLeft());
});

it('sends messages written while the chat opens as soon as it is open', async () => {
  const sent: string[] = [];
  const { store, chat } = openChat({
    postMessage: async (token, { text }) => {
      sent.push(`${token}: ${text}`);
      return said(sent.length + 1, 'visitor', text);
    },
  });
  store.dispatch(chatWanted('general'));
  store.dispatch(messageWritten({ key: 'key-0001', text: 'Hello?', pictures: 0 }));
  store.dispatch(messageWritten({ key: 'key-0002', text: 'Anybody?', pictures: 0 }));
  await settled();
  expect([sent, chat().unheard.length]).toEqual([[], 2]);
  store.dispatch(chatEntered('new'));
  await settled();
  expect(sent).toEqual(['new: Hello?', 'new: Anybody?']);
  expect(chat().unheard).toEqual([]);
  store.dispatch(chatLeft());
});

it('keeps unsent messages, with a retry', async () => {
  let isOnline = false;
  const { store, chat } = openChat({
    postMessage: async (_token, { text }) => {
      if (!isOnline) throw lost;
      return said(2, 'visitor', text);
    },
  });
  store.dispatch(chatEntered('token'));
  await settled();
  store.dispatch(messageWritten({ key: 'key-0001', text: 'Lost?', pictures: 0 }));
  await settled();
  expect(chat().unheard).toMatchObject([{ text: 'Lost?', failure: { code: 'NETWORK' } }]);
  isOnline = true;
  store.dispatch(messageWritten({ key: 'key-0001', text: 'Lost?', pictures: 0 }));
  await settled();
  expect(chat().unheard).toEqual([]);
  expect(chat().messages.at(-1)?.text).toBe('Lost?');
  store.dispatch(chatLeft());
});

it('sends a message’s pictures first, resumes a broken attempt, and drops removed ones', async () => {
  const places: number[] = [];
  let isOnline = false;
  const { store, chat } = openChat({
    postPicture: async (_token, { place }) => {
      if (place === 2 && !isOnline) throw lost;
      places.push(place);
    },
    postMessage: async (_token, { text, pictures }) => ({
      ...said(2, 'visitor', text),
      pictures: Array.from({ length: pictures }, () => 'p'),
    }),
  });
  store.dispatch(chatEntered('token'));
  await settled();
  const message = { key: 'key-0002', text: '', pictures: 2 };
  drafts.keep(message.key, [new File(['a'], 'a.png'), new File(['b'], 'b.png')]);
  store.dispatch(messageWritten(message));
  await settled();
  expect(chat().unheard).toMatchObject([{ sent: 1, failure: { code: 'NETWORK' } }]);
  isOnline = true;
  store.dispatch(messageWritten(message));
  await settled();
  expect(places).toEqual([1, 1, 2]);
  expect(chat().messages.at(-1)?.pictures).toHaveLength(2);
  expect([chat().unheard, drafts.of(message.key)]).toEqual([[], []]);
  store.dispatch(pictureWanted('p'));
  await settled();
  expect(chat().pictures['p']).toEqual({ status: 'ready', value: 'aGk=' });
  isOnline = false;
  drafts.keep('key-0003', [new File(['a'], 'a.png'), new File(['b'], 'b.png')]);
  store.dispatch(messageWritten({ key: 'key-0003', text: 'Off', pictures: 2 }));
  await settled();
  store.dispatch(messageDropped('key-0003'));
  expect([chat().unheard, drafts.of('key-0003')]).toEqual([[], []]);
  store.dispatch(chatLeft());
});

it('says so when its token opens no chat, and ends when the desk ends it', async () => {
  const gone = openChat({ postRead: async () => Promise.reject(new ApiFailure({ code: 'NOT_FOUND', status: 404, requestId: null })) });
  gone.store.dispatch(chatEntered('token'));
  await settled();
  expect(gone.chat()).toMatchObject({ status: 'failed', failure: { code: 'NOT_FOUND' } });
  const ended = openChat({ postRead: async () => answer({ isEnded: true }) });
  ended.store.dispatch(chatEntered('token'));
  await settled();
  expect(ended.chat().status).toBe('ended');
});
