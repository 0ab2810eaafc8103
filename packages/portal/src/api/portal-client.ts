import type { PublicBrand } from '@livery/brand/public-brand';
import { createApiClient, type ApiClient } from './client.ts';
import { guards } from './guards/session.gen.js';

export interface PortalClientOptions {
  brand: Pick<PublicBrand, 'merchantCode' | 'gateway'>;
  readToken: () => string | null;
  onTokenRefused: (token: string) => void;
}

/** The client of a running portal; the cipher's chunk arrives with the first encrypted call. */
export function createPortalClient({ brand, readToken, onTokenRefused }: PortalClientOptions): ApiClient {
  const client = createApiClient({
    baseUrl: brand.gateway.baseUrl,
    merchantCode: brand.merchantCode,
    readToken,
    onTokenRefused,
    loadCipher: () => (cipher ??= loadCipher()),
    makeRequestId,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
  });
  const loadCipher = async () => {
    const { createJweCipher } = await import('./cipher.ts');
    return createJweCipher({ fetchKeys: () => client.call('keySet', guards.keySet), now: Date.now });
  };
  let cipher: ReturnType<typeof loadCipher> | undefined;
  return client;
}

/** `crypto.randomUUID` is missing on plain http. */
function makeRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
