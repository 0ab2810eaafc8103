import { randomUUID } from 'node:crypto';
import type { ChatRow, ChatView } from '@livery/contract/control/shapes';
import { routes } from '@livery/contract/routes';
import type { ChatMessage, ValueOf } from '@livery/contract/shapes';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { runSweeps } from '../../../test/run-sweeps.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { testControlSecret } from '../../../test/test-merchants.ts';
import { pictureQueue, redrawLimit } from '../uploads/redraw-picture.action.ts';
import { chatModule } from './chat.routes.ts';
import { controlRequest } from '@livery/contract/control/request';

const gateway = await openTestGateway();
const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#0a7' } })
  .withExif({ IFD0: { Copyright: 'where I live' } })
  .jpeg()
  .toBuffer();

const pollOptions = { timeout: 20_000 };

async function open(): Promise<string> {
  const { envelope } = await gateway.call('launchChat', { body: { modelId: 'general', language: 'en' } });
  return String(envelope.value['chatUrl']).split('#')[1] ?? '';
}
const ask = async (token: string, key: string, place = 1) =>
  (await gateway.call('askChatPicture', { body: { token, key, place } })).envelope.value as unknown as ValueOf<'askChatPicture'>;
const send = async (pictureId: string, content: Buffer, type = 'image/jpeg') => {
  const answer = await gateway.inject({
    method: 'POST',
    url: `${routes.sendChatPicture.path}?pictureId=${pictureId}`,
    headers: { host: 'gateway.test', merchant: 'ALPHA', 'content-type': type },
    payload: content,
  });
  return { status: answer.statusCode, code: answer.json<{ value?: { code?: string } }>().value?.code };
};
const say = (token: string, body: object) => gateway.call('writeToChat', { body: { token, text: '', key: randomUUID(), ...body } });
const read = async (token: string) =>
  ((await gateway.call('chat', { body: { token, after: 0, isWaiting: false } })).envelope.value as unknown as ValueOf<'chat'>).messages;
const see = async (token: string, pictureId: string) => gateway.call('chatPicture', { body: { token, pictureId } });
const latest = async (): Promise<number> =>
  (await gateway.control('chats')).json<{ value: { items: ChatRow[] } }>().value.items[0]?.id ?? 0;

async function sendPicture(token: string): Promise<ChatMessage> {
  const key = randomUUID();
  const { pictureId } = await ask(token, key);
  expect((await send(pictureId, photo)).status).toBe(200);
  return (await say(token, { key, pictures: 1 })).envelope.value as unknown as ChatMessage;
}

describe('a picture in a chat', () => {
  it('is re-encoded without metadata, and visible only inside the chat', async () => {
    const token = await open();
    const message = await sendPicture(token);
    const [pictureId = ''] = message.pictures;
    const { envelope } = await see(token, pictureId);
    const kept = Buffer.from(String(envelope.value['content']), 'base64');
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 20 });
    expect(kept.toString('latin1')).not.toContain('where I live');
    expect((await see(await open(), pictureId)).status).toBe(404);
    expect(await read(token)).toEqual([message]);
  });

  it('is shown to the desk, which may answer with one', async () => {
    const token = await open();
    const message = await sendPicture(token);
    const id = await latest();
    const { said } = (await gateway.control('chat', { id })).json<{ value: ChatView }>().value;
    expect(said).toEqual([message]);
    const seen = await gateway.control('chatPicture', { id, pictureId: message.pictures[0] });
    expect(seen.json<{ value: { pictures: string[] } }>().value.pictures).toHaveLength(1);
    const reply = await gateway.control('replyToChat', { id, text: '', picture: photo.toString('base64') });
    expect(reply.statusCode).toBe(200);
    const [, answer] = await read(token);
    expect(answer).toMatchObject({ from: 'desk', text: '', pictures: [expect.any(String)] });
    expect((await see(token, answer?.pictures[0] ?? '')).status).toBe(200);
    for (const picture of [Buffer.from('<svg/>').toString('base64'), undefined])
      expect((await gateway.control('replyToChat', { id, text: ' ', picture })).statusCode).toBe(400);
  });

  it('is refused if its bytes are not an allowed picture or no slot was reserved', async () => {
    const token = await open();
    const { pictureId } = await ask(token, 'a-key-of-mine');
    expect(await send(pictureId, Buffer.from('<svg onload="alert(1)"/>'), 'image/png')).toMatchObject({ code: 'IMAGE_REFUSED' });
    expect((await send(pictureId, Buffer.alloc(5_300_000, 1))).status).toBe(413);
    expect((await send(randomUUID(), photo)).status).toBe(404);
    expect((await gateway.call('askChatPicture', { body: { token, key: 'a-key-of-mine', place: 4 } })).status).toBe(400);
    gateway.platform.clock.shiftTo(11 * 60_000);
    try {
      expect((await send(pictureId, photo)).status).toBe(404);
    } finally {
      gateway.platform.clock.shiftTo(0);
    }
  });

  it('is stored once even when its slot is requested repeatedly, and a message waits for all its pictures', async () => {
    const token = await open();
    const key = randomUUID();
    const places = await Promise.all(Array.from({ length: 5 }, () => ask(token, key)));
    expect(new Set(places.map(({ pictureId }) => pictureId)).size).toBe(1);
    await send(places[0]?.pictureId ?? '', photo);
    expect(await ask(token, key)).toMatchObject({ isThere: true });
    expect((await say(token, { key, text: 'Two', pictures: 2 })).status).toBe(404);
    expect((await say(token, { key, text: 'One', pictures: 1 })).status).toBe(200);
    expect((await say(token, {})).status).toBe(400);
  });

  it('for a chat that has ended is refused before decoding, from the desk too', async () => {
    const token = await open();
    await say(token, { text: 'Goodbye' });
    const [id, { pictureId }] = [await latest(), await ask(token, randomUUID())];
    await gateway.call('endChat', { body: { token } });
    // A body that is not a picture would be refused as such if it were read.
    const nothing = Buffer.from('no picture');
    expect(await send(pictureId, nothing)).toMatchObject({ code: 'NO_LONGER_OPEN' });
    const reply = { id, text: '', picture: nothing.toString('base64') };
    expect((await gateway.control('replyToChat', reply)).json()).toMatchObject({ value: { code: 'NO_LONGER_OPEN' } });
  });

  it('leaves the queue when the desk’s request is aborted before its turn', async () => {
    const token = await open();
    await say(token, { text: 'Hello' });
    const hold = Promise.withResolvers<void>();
    const busy = pictureQueue.admit((place) => place.inTurn(() => hold.promise));
    const hangUp = new AbortController();
    const said = { id: await latest(), text: '', picture: photo.toString('base64') };
    const { path, ...reply } = controlRequest('replyToChat', said, { secret: testControlSecret, merchant: 'ALPHA' });
    const answer = fetch(`${await gateway.app.listen({ port: 0, host: '127.0.0.1' })}${path}`, { ...reply, signal: hangUp.signal });
    try {
      await vi.waitUntil(() => pictureQueue.waiting === 1, pollOptions);
      hangUp.abort();
      await expect(answer).rejects.toThrow();
      await vi.waitUntil(() => pictureQueue.waiting === 0, pollOptions);
    } finally {
      hold.resolve();
    }
    await busy;
    expect(await read(token)).toHaveLength(1);
  });

  it('is deleted with its chat, and earlier if no message uses it', async () => {
    const token = await open();
    const { pictures } = await sendPicture(token);
    const loose = await ask(token, 'never-written');
    await send(loose.pictureId, photo);
    const files = async () => (await gateway.owner.selectFrom('stored_file').select('name').execute()).length;
    const before = await files();
    const { platform } = gateway;
    const sweep = (ahead: number) => runSweeps(platform, chatModule.sweeps ?? [], new Date(platform.clock.now().getTime() + ahead));
    await sweep(2 * 3_600_000);
    expect(await files()).toBe(before - 1);
    expect((await see(token, loose.pictureId)).status).toBe(404);
    expect((await see(token, pictures[0] ?? '')).status).toBe(200);
    await sweep(31 * 24 * 3_600_000);
    expect((await see(token, pictures[0] ?? '')).status).toBe(404);
    expect(await files()).toBe(0);
  });

  it('is not decoded again once its slot is filled, and is limited per network before decoding', async () => {
    const { pictureId } = await ask(await open(), randomUUID());
    expect((await send(pictureId, photo)).status).toBe(200);
    // Not a picture, so it would be refused if it were decoded.
    const sent = await Promise.all(Array.from({ length: 24 }, () => send(pictureId, Buffer.from('no picture'))));
    expect(sent.map(({ status }) => status)).toEqual(Array(24).fill(200));
    const next = await ask(await open(), randomUUID());
    await gateway.owner.updateTable('rate_count').set({ uses: redrawLimit.uses }).where('scope', '=', redrawLimit.scope).execute();
    expect(await send(next.pictureId, photo)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    await gateway.owner.deleteFrom('rate_count').execute();
  });

  it('is refused while the queue is full, or above 12.6 million pixels', async () => {
    const { pictureId } = await ask(await open(), randomUUID());
    const hold = Promise.withResolvers<void>();
    const others = Array.from({ length: pictureQueue.places }, () => pictureQueue.admit(() => hold.promise));
    await gateway.owner.deleteFrom('rate_count').execute();
    expect(await send(pictureId, photo)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(await gateway.owner.selectFrom('rate_count').select('scope').execute(), 'it is not counted').toEqual([]);
    hold.resolve();
    await Promise.all(others);
    const large = await sharp({ create: { width: 5_000, height: 2_600, channels: 3, background: '#0a7' } })
      .jpeg({ quality: 20 })
      .toBuffer();
    expect(await send(pictureId, large)).toMatchObject({ code: 'IMAGE_REFUSED' });
    expect((await send(pictureId, photo)).status).toBe(200);
  });
});
