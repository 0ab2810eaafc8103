import { createHash, randomBytes } from 'node:crypto';
import type { OpenedLogin, ValueOf } from '@livery/contract/shapes';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import type { Call, MemberCall } from '#http/route.ts';
import { confirmPassword } from '../second-factor/confirm-password.action.ts';
import { tellOfProtection } from '../second-factor/protection-mail.action.ts';
import { openSession } from '../session/open-session.action.ts';
import { challengeLife, insertPasskeyChallenge, spendPasskeyChallenge, type ChallengePurpose } from './passkey-challenge.repo.ts';
import { countPasskeyRequest } from './passkeys.limits.ts';
import { passkeyPageOf } from './passkey-page.rules.ts';
import { presentPasskey } from './passkeys.present.ts';
import {
  deletePasskey,
  findPasskeyLogin,
  insertPasskey,
  listPasskeys,
  lockMember,
  notePasskeyUse,
  renamePasskey,
} from './passkeys.repo.ts';

/** The most passkeys of a member. Nobody needs more. */
export const mostPasskeys = 10;

/** EdDSA, ES256 and RS256. Every authenticator supports at least one. */
const algorithms = [-8, -7, -257];

/**
 * The options that a browser needs to create a passkey: one that identifies its member and asks for a finger, a face or
 * a PIN.
 *
 * @throws AppError OLD_PASSWORD_WRONG, NOT_AVAILABLE, LIMIT_EXCEEDED
 */
export async function prepareCreation(call: MemberCall<'passkeyCreation'>, platform: Platform): Promise<ValueOf<'passkeyCreation'>> {
  const { merchant, member, db, now, body } = call;
  const { rpId } = passkeyPageOf(platform, call);
  await confirmPassword(call, body.password);
  const own = await listPasskeys(db, merchant.id, member.id);
  if (own.length >= mostPasskeys) throw new AppError('LIMIT_EXCEEDED');
  const challenge = newChallenge();
  await insertPasskeyChallenge(db, { merchantId: merchant.id, memberId: member.id, rpId }, hashOf(challenge), now);
  const { hints: _, ...options } = await generateRegistrationOptions({
    rpName: merchant.name,
    rpID: rpId,
    userName: member.username,
    userDisplayName: member.nickname,
    userID: new Uint8Array(handleOf(merchant.id, member.id)),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: challengeLife,
    excludeCredentials: own.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return options as ValueOf<'passkeyCreation'>;
}

/**
 * @throws AppError CODE_EXPIRED for the challenge, INVALID_REQUEST for a wrong answer to it, ALREADY_LINKED,
 * LIMIT_EXCEEDED
 */
export async function addPasskey(call: MemberCall<'addPasskey'>, platform: Platform): Promise<ValueOf<'addPasskey'>> {
  const { merchant, member, now, body } = call;
  const { origin, rpId } = passkeyPageOf(platform, call);
  const { credential, name } = body;
  const challenge = challengeIn(credential.response.clientDataJSON);
  const purpose: ChallengePurpose = { merchantId: merchant.id, memberId: member.id, rpId };
  if (challenge === null || !(await call.transaction((trx) => spendPasskeyChallenge(trx, purpose, hashOf(challenge), now))))
    throw new AppError('CODE_EXPIRED');
  const made = await verifyRegistrationResponse({
    response: { ...credential, type: 'public-key', clientExtensionResults: {}, response: { ...credential.response, transports: [] } },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (made?.verified !== true) throw new AppError('INVALID_REQUEST');
  const { id, publicKey, counter } = made.registrationInfo.credential;
  const passkey = { merchantId: merchant.id, memberId: member.id, id, rpId, publicKey, counter, name: name.trim() || merchant.name };
  return call.transaction(async (trx) => {
    await lockMember(trx, member.id);
    if ((await listPasskeys(trx, merchant.id, member.id)).length >= mostPasskeys) throw new AppError('LIMIT_EXCEEDED');
    const isNew = await insertPasskey(trx, { ...passkey, transports: credential.response.transports ?? [] }, now);
    if (!isNew) throw new AppError('ALREADY_LINKED');
    await tellOfProtection(trx, platform.messages, call, 'passkeyAdded');
    return presentPasskey({ ...passkey, created_at: now, used_at: null });
  });
}

/** @throws AppError NOT_FOUND */
export async function giveName({ merchant, member, db, body }: MemberCall<'renamePasskey'>): Promise<ValueOf<'renamePasskey'>> {
  const isOwn = await renamePasskey(db, { merchantId: merchant.id, memberId: member.id, id: body.id }, body.name);
  if (!isOwn) throw new AppError('NOT_FOUND');
  return {};
}

/** @throws AppError NOT_FOUND */
export async function removePasskey(call: MemberCall<'removePasskey'>, { messages }: Platform): Promise<ValueOf<'removePasskey'>> {
  const { merchant, member, body } = call;
  return call.transaction(async (trx) => {
    const isRemoved = await deletePasskey(trx, { merchantId: merchant.id, memberId: member.id, id: body.id });
    if (!isRemoved) throw new AppError('NOT_FOUND');
    await tellOfProtection(trx, messages, call, 'passkeyRemoved');
    return {};
  });
}

/** The challenge for any passkey of the host. @throws AppError RATE_LIMITED, NOT_AVAILABLE */
export async function prepareLogin(call: Call<'passkeyRequest'>, platform: Platform): Promise<ValueOf<'passkeyRequest'>> {
  const { merchant, db, now } = call;
  const { rpId } = passkeyPageOf(platform, call);
  await countPasskeyRequest(call);
  const challenge = newChallenge();
  await insertPasskeyChallenge(db, { merchantId: merchant.id, memberId: null, rpId }, hashOf(challenge), now);
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: challengeLife,
    userVerification: 'required',
  });
  return { challenge: options.challenge, rpId, timeout: challengeLife, userVerification: 'required' };
}

/**
 * Opens a session with an unlocked passkey. It counts as two factors, so no code is required. The challenge is used up
 * whatever the result.
 *
 * @throws AppError CHALLENGE_EXPIRED, SIGN_IN_FAILED, ACCOUNT_CLOSED
 */
export async function logInByPasskey(call: Call<'passkeyLogin'>, platform: Platform): Promise<OpenedLogin> {
  const { merchant, db, now, body } = call;
  const { origin, rpId } = passkeyPageOf(platform, call);
  const { credential } = body;
  const challenge = challengeIn(credential.response.clientDataJSON);
  const purpose: ChallengePurpose = { merchantId: merchant.id, memberId: null, rpId };
  if (challenge === null || !(await call.transaction((trx) => spendPasskeyChallenge(trx, purpose, hashOf(challenge), now))))
    throw new AppError('CHALLENGE_EXPIRED');
  const known = await findPasskeyLogin(db, merchant.id, credential.id);
  const isOwners =
    known !== undefined && credential.response.userHandle === handleOf(merchant.id, known.id).toString('base64url') && known.rp_id === rpId;
  if (!isOwners) throw new AppError('SIGN_IN_FAILED');
  const used = await verifyAuthenticationResponse({
    response: { ...credential, type: 'public-key', clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id: credential.id, publicKey: new Uint8Array(known.public_key), counter: known.counter },
  }).catch(() => null);
  if (used?.verified !== true) throw new AppError('SIGN_IN_FAILED');
  if (known.state === 'closed') throw new AppError('ACCOUNT_CLOSED');
  return call.transaction(async (trx) => {
    const isNoted = await notePasskeyUse(trx, { merchantId: merchant.id, id: credential.id }, used.authenticationInfo.newCounter, now);
    if (!isNoted) throw new AppError('SIGN_IN_FAILED');
    return openSession(trx, call, platform.messages, known, { scope: 'full' });
  });
}

function newChallenge(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}

/** The member's user handle for authenticators (WebAuthn). It contains no name and is the same for all of the member's passkeys. */
function handleOf(merchantId: number, memberId: number): Buffer {
  return createHash('sha256').update(`passkey ${merchantId} ${memberId}`).digest();
}

/** The challenge that the browser claims to have answered. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
