import { brandFacts } from '@livery/sandbox/brand-facts';
import { controlCall } from './control-call.ts';

/** The desk's side of the chats of a brand; only for tests tagged `@control`. */
export function deskChat(brand: string) {
  const facts = brandFacts(brand);
  return {
    /** Answers the chat in which this was said. */
    async answer(said: string, text: string, picture?: Buffer): Promise<void> {
      const { items } = await controlCall(facts, 'chats', {});
      for (const { id } of items) {
        const chat = await controlCall(facts, 'chat', { id });
        if (!chat.said.some((message) => message.text === said)) continue;
        await controlCall(facts, 'replyToChat', { id, text, ...(picture && { picture: picture.toString('base64') }) });
        return;
      }
      throw new Error(`Nobody said ${said}`);
    },
  };
}
