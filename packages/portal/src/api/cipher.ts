import { base64url, compactDecrypt, CompactEncrypt, importJWK } from 'jose';
import type { ValueOf } from '@livery/contract/shapes';
import { ApiFailure } from './api-failure.ts';

/** The context that a sealed payload is bound to. It makes the payload useless for another tenant, call or session. */
interface SealTarget {
  audience: string;
  method: string;
  path: string;
  /** The call's token, or null. */
  token: string | null;
}

export interface SealedCall {
  jwe: string;
  /**
   * Opens the envelope that the value of this call's answer contains. Null for a value that is not sealed for this
   * call.
   */
  openAnswer(value: unknown): Promise<string | null>;
}

/** Seals the body of an encrypted call. An operator's own scheme can replace it (readings 43). */
export interface Cipher {
  seal(target: SealTarget, body: unknown): Promise<SealedCall>;
  /** The next payload fetches the keys again. */
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
  /** The gateway clock's lead over the device's, in milliseconds. */
  offset: number;
}

/** JWE compact, ECDH-ES with A256GCM, using the first key of the gateway's key set. */
export function createJweCipher({ fetchKeys, now }: CipherOptions): Cipher {
  let keys: Promise<Keys> | null = null;
  const loadKeys = async (): Promise<Keys> => {
    const { keys: set, serverTime } = await fetchKeys();
    const [jwk] = set;
    if (jwk === undefined) throw new ApiFailure({ code: 'MALFORMED_ANSWER', status: 200, requestId: null });
    return { kid: jwk.kid, key: await importJWK(jwk, 'ECDH-ES'), offset: serverTime - now() };
  };
  return {
    async seal({ audience, method, path, token }, body) {
      // Browsers offer no cryptography on pages without https.
      if ((crypto as { subtle?: SubtleCrypto }).subtle === undefined)
        throw new ApiFailure({ code: 'INSECURE_PAGE', status: 0, requestId: null });
      keys ??= loadKeys().catch((error: unknown) => {
        keys = null;
        throw error;
      });
      const { kid, key, offset } = await keys;
      const { publicKey, privateKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']);
      const { x, y } = await crypto.subtle.exportKey('jwk', publicKey);
      const payload = {
        aud: audience,
        htm: method,
        htu: path,
        iat: Math.floor((now() + offset) / 1000),
        jti: makeNonce(),
        ...(token === null ? {} : { sid: await hashOf(token) }),
        reply: { x, y },
        body,
      };
      const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, typ: 'wps+jwe' })
        .encrypt(key);
      return { jwe, openAnswer: async (value) => openAnswer(value, privateKey) };
    },
    forgetKeys() {
      keys = null;
    },
  };
}

/** A plain-text answer does not count, because its sender could not open the call. */
async function openAnswer(value: unknown, key: CryptoKey): Promise<string | null> {
  try {
    const { plaintext } = await compactDecrypt((value as { jwe: string }).jwe, key, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return new TextDecoder().decode(plaintext);
  } catch {
    return null;
  }
}

/** 128 random bits in 22 characters. */
function makeNonce(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(16)));
}

async function hashOf(token: string): Promise<string> {
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
}
