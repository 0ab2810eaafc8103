import { address } from './address.ts';
import { brandFacts } from '@livery/sandbox/brand-facts';
import { controlSecret } from './control-secret.ts';

/** The desk's side of the chats of a brand; only for tests tagged `@control`. */
export function deskChat(brand: string) {
  const headers = { Merchant: brandFacts(brand).merchantCode, 'X-Control-Secret': controlSecret(), 'Content-Type': 'application/json' };
  const ask = async <Value>(path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`${address(null)}/control/${path}`, {
      headers,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    return ((await answer.json()) as { value: Value }).value;
  };
  return {
    /** Answers the chat in which this was said. */
    async answer(said: string, text: string, picture?: Buffer): Promise<void> {
      const { items } = await ask<{ items: { id: number }[] }>('chats');
      for (const { id } of items) {
        const chat = await ask<{ said: { text: string }[] }>(`chats/one?id=${id}`);
        if (chat.said.some((message) => message.text === said))
          return ask('chats/replies', { id, text, ...(picture && { picture: picture.toString('base64') }) });
      }
      throw new Error(`Nobody said ${said}`);
    },
  };
}
