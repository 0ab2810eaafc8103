import { CompactEncrypt, importJWK } from 'jose';
import type { ValueOf } from '@livery/contract/shapes';
import { ApiFailure } from './api-failure.ts';

/** What a sealed payload is bound to, so that it serves no other tenant or call. */
interface SealTarget {
  audience: string;
  method: string;
  path: string;
}

/** How the body of an encrypted call is hidden; an operator's own scheme takes this place (readings 43). */
export interface Cipher {
  seal(target: SealTarget, body: unknown): Promise<{ jwe: string }>;
  /** The next payload asks for the keys again. */
  forgetKeys(): void;
}

export interface CipherOptions {
  fetchKeys: () => Promise<ValueOf<'keySet'>>;
  /** Milliseconds since the epoch. */
  now: () => number;
}

interface Keys {
  kid: string;
  key: Awaited<ReturnType<typeof importJWK>>;
  /** Milliseconds that the gateway's clock is ahead. */
  offset: number;
}

/** JWE compact, ECDH-ES with A256GCM, by the first key of the gateway's key set. */
export function createJweCipher({ fetchKeys, now }: CipherOptions): Cipher {
  let keys: Promise<Keys> | null = null;
  const loadKeys = async (): Promise<Keys> => {
    const { keys: set, serverTime } = await fetchKeys();
    const [jwk] = set;
    if (jwk === undefined) throw new ApiFailure({ code: 'MALFORMED_ANSWER', status: 200, requestId: null });
    return { kid: jwk.kid, key: await importJWK(jwk, 'ECDH-ES'), offset: serverTime - now() };
  };
  return {
    async seal({ audience, method, path }, body) {
      keys ??= loadKeys().catch((error: unknown) => {
        keys = null;
        throw error;
      });
      const { kid, key, offset } = await keys;
      const payload = { aud: audience, htm: method, htu: path, iat: Math.floor((now() + offset) / 1000), jti: makeNonce(), body };
      const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, typ: 'wps+jwe' })
        .encrypt(key);
      return { jwe };
    },
    forgetKeys() {
      keys = null;
    },
  };
}

/** 128 random bits in 22 characters. */
function makeNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
