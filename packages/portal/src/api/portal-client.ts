import type { PublicBrand } from '@livery/brand/public-brand';
import { ApiFailure } from './api-failure.ts';
import type { ApiClient, ClientOptions } from './client.ts';
import { guards } from './guards/session.gen.js';

export interface PortalClientOptions extends Pick<
  ClientOptions,
  'readToken' | 'readLanguage' | 'onTokenRefused' | 'onPasswordChangeRequired' | 'onConfirmationRequired' | 'onClosed' | 'onMoneyMoving'
> {
  brand: Pick<PublicBrand, 'merchantCode' | 'gateway'>;
}

/**
 * The client of a running portal. Its code loads after everything that the first tap needs, and the cipher loads with
 * the first encrypted call.
 */
export function createPortalClient({ brand, ...told }: PortalClientOptions): ApiClient {
  const loadClient = arriving(async () => {
    const { createApiClient } = await import('./client.ts');
    return createApiClient({
      baseUrl: brand.gateway.baseUrl,
      merchantCode: brand.merchantCode,
      ...told,
      loadCipher,
      makeRequestId,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      random: Math.random,
    });
  });
  const loadCipher = arriving(async () => {
    const { createJweCipher } = await import('./cipher.ts');
    return createJweCipher({ fetchKeys: () => client.call('keySet', guards.keySet), now: Date.now });
  });
  const client: ApiClient = {
    async call(name, guard, input) {
      const loaded = await loadClient().catch(() => {
        throw new ApiFailure({ code: 'CHUNK_FAILED', status: 0, requestId: null });
      });
      return loaded.call(name, guard, input);
    },
  };
  return client;
}

/** Caches successes, never failures. */
function arriving<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let coming: Promise<Part> | undefined;
  return () =>
    (coming ??= load().catch((cause: unknown) => {
      coming = undefined;
      throw cause;
    }));
}

/** `crypto.randomUUID` is missing on plain http. */
function makeRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
