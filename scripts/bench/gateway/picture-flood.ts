// A worker in which visitors, each from another network, send a picture to the chat repeatedly until they are told to
// end.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { routes } from '@livery/contract/routes';

export interface Flood {
  readonly port: number;
  readonly merchantCode: string;
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly connections: number;
}

const { port, merchantCode, picture, connections } = workerData as Flood;
const end = new AbortController();
let kept = 0;

const ended = parentPort === null ? Promise.resolve() : once(parentPort, 'message').then(() => end.abort());
await Promise.all([ended, ...Array.from({ length: connections }, sendPictures)]);
parentPort?.postMessage(kept);

async function sendPictures(): Promise<void> {
  try {
    for (;;) {
      const network = `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;
      const json = { 'X-Forwarded-For': network, 'content-type': 'application/json' };
      const { chatUrl } = await call(routes.launchChat.path, json, JSON.stringify({ modelId: 'general', language: 'en' }));
      const place = { token: String(chatUrl).split('#')[1], key: randomUUID(), place: 1 };
      const { pictureId } = await call(routes.askChatPicture.path, json, JSON.stringify(place));
      const address = `${routes.sendChatPicture.path}?pictureId=${String(pictureId)}`;
      await call(address, { ...json, 'content-type': 'image/jpeg' }, picture);
      kept += 1;
    }
  } catch (error) {
    if (!end.signal.aborted) throw error;
  }
}

async function call(
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<Record<string, unknown>> {
  const sent = { method: 'POST', headers: { Merchant: merchantCode, ...headers }, body, signal: end.signal };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, sent);
  const { value } = (await answer.json()) as { value: Record<string, unknown> };
  if (answer.status !== 200) throw new Error(`The flood was answered ${answer.status}: ${JSON.stringify(value)}`);
  return value;
}
