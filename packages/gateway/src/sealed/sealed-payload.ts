import { headers } from '@livery/contract/routes';
import { SealedBody, SealedPayload } from '@livery/contract/shapes';
import { wireConstants } from '@livery/contract/wire-constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import type { GatewayDatabase } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import { hashToken, tokenOf } from '#identity/authentication.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Sealer } from './payload-cipher.ts';
import type { Platform } from '#base/platform.ts';

/** Seconds that the sender's clock may be off; the key set carries the gateway's time for that. */
export const payloadLeeway = 120;
/** How long a nonce is remembered. At twice the leeway no payload is accepted. */
const nonceLife = 10 * 60_000;
/** The length of a random string in a header. */
const shortestNonce = 16;

export interface OpenedPayload {
  readonly body: unknown;
  /** Null if the payload asks for no sealed answer. */
  readonly sealAnswer: Sealer | null;
}

const sealedBody = Compile(SealedBody);
const sealedPayload = Compile(SealedPayload);

/**
 * Opens the body of an encrypted call and uses up its nonce, so it opens only once, whatever happens to the call. A
 * body that is not sealed gets its own error. All other faults get the same one, so that nobody learns from it.
 *
 * @throws AppError ENCRYPTION_REQUIRED, DECRYPTION_FAILED
 */
export async function openPayload(
  { cipher, tenants }: Platform,
  merchant: Merchant,
  request: FastifyRequest,
  sealed: unknown,
  now: Date,
): Promise<OpenedPayload> {
  if (!sealedBody.Check(sealed)) throw new AppError('ENCRYPTION_REQUIRED');
  const payload = parsePayload(await cipher.open(sealed.jwe));
  if (!sealedPayload.Check(payload)) throw new AppError('DECRYPTION_FAILED');
  const { aud, htm, htu, iat, jti, sid, reply, body } = payload;
  const isForThisCall = aud === merchant.code && htm === request.method && htu === request.url.split('?', 1)[0];
  const isForThisSession = sid === sessionIdOf(request);
  const isFresh = Math.abs(now.getTime() / 1000 - iat) <= payloadLeeway;
  const sealAnswer = reply === undefined ? null : await cipher.sealerTo(reply);
  const isAnswerable = (sealAnswer === null) === (reply === undefined);
  if (!isForThisCall || !isForThisSession || !isFresh || !isAnswerable) throw new AppError('DECRYPTION_FAILED');
  if (!(await spendNonce(tenants.of(merchant.id), merchant.id, jti, now))) throw new AppError('DECRYPTION_FAILED');
  return { body, sealAnswer };
}

/**
 * Opens and uses up the random string of a nonced call. It proves that the sender made a payload for this call alone.
 *
 * @throws AppError ENCRYPTION_REQUIRED, DECRYPTION_FAILED, INVALID_REQUEST for another version of the gateway
 */
export async function spendHeaderNonce(platform: Platform, merchant: Merchant, request: FastifyRequest, now: Date): Promise<void> {
  if (request.headers[headers.gatewayVersion.toLowerCase()] !== String(wireConstants.gatewayVersion)) throw new AppError('INVALID_REQUEST');
  const { body } = await openPayload(platform, merchant, request, { jwe: request.headers[headers.nonce.toLowerCase()] }, now);
  if (typeof body !== 'string' || body.length < shortestNonce) throw new AppError('DECRYPTION_FAILED');
}

/** The session's name in a payload. Empty for a request without a token. */
function sessionIdOf(request: FastifyRequest): string | undefined {
  const token = tokenOf(request);
  return token === null ? undefined : hashToken(token).toString('base64url');
}

/**
 * Whether the nonce was unused until now. It commits before the call does any work: in the same transaction, a rollback
 * would free the nonce, and a waiting copy of the call would then run.
 */
export async function spendNonce(db: GatewayDatabase, merchantId: number, jti: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_payload')
    .values({ merchant_id: merchantId, jti, spent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Nonces of payloads that are too old to be accepted anyway. */
export async function forgetNonces(db: GatewayDatabase, now: Date): Promise<void> {
  await db
    .deleteFrom('spent_payload')
    .where('spent_at', '<', new Date(now.getTime() - nonceLife))
    .execute();
}

/**
 * Sends an envelope whose value is the actual envelope, sealed. That one too contains only what the call's shape names.
 */
export async function sendSealed(reply: FastifyReply, envelope: Record<string, unknown>, sealAnswer: Sealer): Promise<FastifyReply> {
  const jwe = await sealAnswer(String(reply.serializeInput(envelope, '200')));
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ success: true, value: { jwe }, message: null }));
}

function parsePayload(plaintext: Uint8Array | null): unknown {
  if (plaintext === null) return null;
  try {
    return JSON.parse(new TextDecoder().decode(plaintext));
  } catch {
    return null;
  }
}
