import type { PublicBrand } from '@livery/brand/public-brand';
import type { LiveMessage, MemberCounts } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { listenToEvents } from '#api/event-stream.ts';
import { guards } from '#api/guards/live.gen.js';
import type { KeyValueStore } from '#shared/ports/feature.ts';
import { tokenKey } from '#shared/store/storage-keys.ts';

export interface Listening {
  lastEventId: string | null;
  signal: AbortSignal;
  /** Receives events with their cursor, or `null` for a heartbeat. */
  onMessage: (message: LiveMessage | null, lastEventId: string | null) => void;
}

export interface LiveApi {
  getCounts(): Promise<MemberCounts>;
  /** Ends when the gateway ends the stream. Throws only `ApiFailure`. */
  listen(listening: Listening): Promise<void>;
}

export function makeLiveApi(client: ApiClient, { merchantCode, gateway }: PublicBrand, tabStorage: KeyValueStore): LiveApi {
  return {
    getCounts: () => client.call('unreadCount', guards.unreadCount),
    listen: ({ lastEventId, signal, onMessage }) =>
      listenToEvents({
        baseUrl: gateway.baseUrl,
        merchantCode,
        token: tabStorage.get(tokenKey) ?? '',
        lastEventId,
        signal,
        onEvent: ({ id, data }) => onMessage(messageIn(data), id),
      }),
  };
}

/** Ignores kinds of messages that this release does not know. */
function messageIn(data: string): LiveMessage | null {
  if (data === '') return null;
  const message: unknown = JSON.parse(data);
  return guards.liveStream(message) ? (message as LiveMessage) : null;
}
