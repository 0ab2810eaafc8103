import { EventEmitter, once } from 'node:events';
import type { Platform } from '#base/platform.ts';

/** How often to look for messages that another gateway has taken. */
const lookEvery = 1_500;

/** Notifies everyone waiting in a chat of a new message. */
export class ChatLine {
  readonly #said = new EventEmitter().setMaxListeners(0);

  tell(chatId: number): void {
    this.#said.emit(String(chatId));
  }

  /** Polls until there is an answer, the time (in milliseconds) is over, or the caller has left. */
  async wait<Value>(
    chatId: number,
    { time, signal }: { time: number; signal: AbortSignal },
    ask: () => Promise<Value | null>,
  ): Promise<Value | null> {
    const end = Date.now() + time;
    while (!signal.aborted) {
      const left = end - Date.now();
      // Listens before asking, so that no message in between is missed.
      const pause = AbortSignal.any([signal, AbortSignal.timeout(Math.max(1, Math.min(lookEvery, left)))]);
      const said = once(this.#said, String(chatId), { signal: pause }).catch(() => undefined);
      const answer = await ask();
      if (answer !== null || left <= 0) return answer;
      await said;
    }
    return null;
  }
}

const lines = new WeakMap<Platform, ChatLine>();

/** The gateway's single chat line, shared by visitors and desk. */
export function chatLineOf(platform: Platform): ChatLine {
  const line = lines.get(platform) ?? new ChatLine();
  lines.set(platform, line);
  return line;
}
