import type { LiveMessage } from '@livery/contract/shapes';
import { openChannel } from '#shared/ports/open-channel.ts';

/** The listening tab's messages to other tabs, with its cursor. */
export interface PassedMessage {
  readonly message: LiveMessage | null;
  readonly lastEventId: string | null;
}

/** The tabs of one account in a browser. One of them listens and passes events to the others. */
export interface TabCircle {
  /** Resolves once this tab is the listening one. It stays so until `signal` aborts or the tab closes. */
  lead(signal: AbortSignal): Promise<void>;
  pass(message: PassedMessage): void;
  /** Asks the listening tab for the current state, after this tab has opened. */
  ask(): void;
  /** Called when a tab asks. */
  subscribeToAsking(listener: (asked: { type: 'asked' }) => void): () => void;
  subscribe(listener: (message: PassedMessage) => void): () => void;
}

const asking = { type: 'asked' } as const;

function hearing<Message>(channel: BroadcastChannel | null, listener: (message: Message) => void): () => void {
  const hear = ({ data }: MessageEvent<Message>) => listener(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}

/** In a browser without locks or channels, every tab listens for itself. */
export function createTabCircle(accountId: number): TabCircle {
  const name = `livery.live.${accountId}`;
  const channel = openChannel(name);
  const locks = channel === null ? undefined : (navigator as { locks?: LockManager }).locks;
  return {
    lead: (signal) =>
      new Promise((resolve) => {
        if (locks === undefined) return resolve();
        const keep = () =>
          new Promise<void>((release) => {
            signal.addEventListener('abort', () => release());
            resolve();
          });
        locks.request(name, { signal }, keep).catch(() => {});
      }),
    pass: (message) => {
      if (locks !== undefined) channel?.postMessage(message);
    },
    ask: () => channel?.postMessage(asking),
    subscribe(listener) {
      return hearing<PassedMessage>(channel, (data) => {
        if (!('type' in data)) listener(data);
      });
    },
    subscribeToAsking(listener) {
      return hearing<typeof asking>(channel, (data) => {
        if ('type' in data) listener(data);
      });
    },
  };
}
