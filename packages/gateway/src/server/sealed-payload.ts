import { SealedBody, SealedPayload } from '@livery/contract/shapes';
import type { FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import { AppError } from './app-error.ts';
import type { Merchant } from './context.ts';
import type { PayloadCipher } from './payload-cipher.ts';

/** Seconds that the sender's clock may be off; the key set carries the gateway's time for that. */
export const payloadLeeway = 120;
/** A nonce is remembered for this long: no payload is accepted at twice the leeway. */
export const nonceLife = 10 * 60_000;

export interface OpenedPayload {
  readonly jti: string;
  readonly body: unknown;
}

const sealedBody = Compile(SealedBody);
const sealedPayload = Compile(SealedPayload);

/**
 * Opens the body of an encrypted call. A body that is not sealed is refused as such; everything else that can be wrong is one
 * and the same refusal, so that nobody learns from it.
 *
 * @throws AppError ENCRYPTION_REQUIRED, DECRYPTION_FAILED
 */
export async function openPayload(cipher: PayloadCipher, merchant: Merchant, request: FastifyRequest, now: Date): Promise<OpenedPayload> {
  if (!sealedBody.Check(request.body)) throw new AppError('ENCRYPTION_REQUIRED');
  const payload = await cipher.open(request.body.jwe).then(parsePayload, () => null);
  if (payload === null || !sealedPayload.Check(payload)) throw new AppError('DECRYPTION_FAILED');
  const { aud, htm, htu, iat, jti, body } = payload;
  const isForThisCall = aud === merchant.code && htm === request.method && htu === request.url.split('?', 1)[0];
  const isFresh = Math.abs(now.getTime() / 1000 - iat) <= payloadLeeway;
  if (!isForThisCall || !isFresh) throw new AppError('DECRYPTION_FAILED');
  return { jti, body };
}

function parsePayload(plaintext: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(plaintext));
  } catch {
    return null;
  }
}
