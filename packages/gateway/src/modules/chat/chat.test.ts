import { randomUUID } from 'node:crypto';
import type { ChatView } from '@livery/contract/control/shapes';
import type { ChatMessage, ValueOf } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();

async function open(merchant = 'ALPHA'): Promise<string> {
  const { envelope } = await gateway.call('launchChat', { body: { modelId: 'general', language: 'en' }, merchant });
  return String(envelope.value['chatUrl']).split('#')[1] ?? '';
}
const say = (token: string, text: string, key: string = randomUUID(), merchant = 'ALPHA') =>
  gateway.call('writeToChat', { body: { token, text, key }, merchant });
const read = async (token: string, after = 0, isWaiting = false) =>
  (await gateway.call('chat', { body: { token, after, isWaiting } })).envelope.value as unknown as ValueOf<'chat'>;
const latest = async (): Promise<number> =>
  (await gateway.control('chats')).json<{ value: { items: { id: number }[] } }>().value.items[0]?.id ?? 0;
const texts = (messages: readonly ChatMessage[]) => messages.map(({ from, text }) => `${from}: ${text}`);

describe('the chat', () => {
  it('lists its desks without a token, and opens at an address [wire-cbs-modellist, wire-cbs-launchchat]', async () => {
    const { envelope } = await gateway.call('chatModels', { query: { language: 'en' } });
    expect(envelope.value['list']).toContainEqual({ modelId: 'general', csType: 'CHAT', title: 'Customer service', isOpen: true });
    const launched = await gateway.call('launchChat', { body: { modelId: 'general', language: 'en' } });
    expect(launched.envelope.value['chatUrl']).toMatch(/^\/service\/chat#[\w-]{43}$/);
    expect((await gateway.call('launchChat', { body: { modelId: 'nowhere', language: 'en' } })).status).toBe(404);
  });

  it('carries a visitor’s message to the desk, and the answer to the waiting visitor [misc-07]', async () => {
    const token = await open();
    await say(token, ' Hello? ');
    const id = await latest();
    const answer = read(token, 1, true);
    const view = (await gateway.control('chat', { id })).json<{ value: ChatView }>().value;
    expect(texts(view.said)).toEqual(['visitor: Hello?']);
    await gateway.control('replyToChat', { id, text: 'Good evening.' });
    expect(texts((await answer).messages)).toEqual(['desk: Good evening.']);
    expect(texts((await read(token)).messages)).toEqual(['visitor: Hello?', 'desk: Good evening.']);
  });

  it('stores a message once even when sent several times at once', async () => {
    const token = await open();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => say(token, 'Once', key)));
    expect(new Set(answers.map(({ envelope }) => envelope.value['number']))).toEqual(new Set([1]));
    await Promise.all(Array.from({ length: 5 }, (_, index) => say(token, `Number ${index}`)));
    expect((await read(token)).messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('needs its token and its merchant, and accepts nothing once it has ended', async () => {
    const token = await open();
    await say(token, 'Mine');
    expect((await gateway.call('chat', { body: { token: 'x'.repeat(43), after: 0, isWaiting: false } })).status).toBe(404);
    expect((await say(token, 'Theirs', randomUUID(), 'BETA')).status).toBe(404);
    await gateway.call('endChat', { body: { token } });
    expect((await say(token, 'Late')).envelope.value['code']).toBe('NO_LONGER_OPEN');
    expect(await read(token)).toMatchObject({ isEnded: true });
  });
});
