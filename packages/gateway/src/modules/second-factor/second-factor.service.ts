import type { ValueOf } from '@livery/contract/shapes';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import type { MemberCall } from '#http/route.ts';
import { countTry, forgiveTry } from '#limits/tries.ts';
import { confirmPassword } from './confirm-password.action.ts';
import { factorDayLimit, factorUses } from './second-factor.limits.ts';
import { tellOfProtection, type Protection } from './protection-mail.action.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.rules.ts';
import {
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  findPasswordHash,
  keepPendingFactor,
  replaceRecoveryCodes,
} from './second-factor.repo.ts';
import { secretPlace, spendFactor } from './spend-factor.action.ts';
import { newTotpSecret, stepOfCode, totpUri } from './totp.rules.ts';
import { keyOf, type MemberKey } from '#base/member-key.ts';

export async function readState(call: MemberCall<'secondFactor'>): Promise<ValueOf<'secondFactor'>> {
  const owner = keyOf(call);
  const factor = await findFactor(call.db, owner);
  const isOn = factor?.isOn === true;
  return {
    isOn,
    recoveryCodesLeft: isOn ? await countRecoveryCodes(call.db, owner) : 0,
    hasPassword: (await findPasswordHash(call.db, owner)) !== null,
  };
}

/**
 * Makes the secret for an authenticator app. Logins ask for no code until one has confirmed it.
 *
 * @throws AppError OLD_PASSWORD_WRONG, FORBIDDEN while the factor is on
 */
export async function enrol(call: MemberCall<'enrolSecondFactor'>, { memberSecrets }: Platform): Promise<ValueOf<'enrolSecondFactor'>> {
  const { merchant, member, db, body } = call;
  const owner = keyOf(call);
  await confirmPassword(call, body.password);
  const secret = newTotpSecret();
  const isKept = await keepPendingFactor(db, owner, await memberSecrets.seal(secretPlace(owner), secret));
  if (!isKept) throw new AppError('FORBIDDEN');
  return { secret, uri: totpUri(secret, { issuer: merchant.name, account: member.username }) };
}

/**
 * Turns the factor on with a first code from the app, which uses up its step.
 *
 * @throws AppError CODE_INVALID, also when nothing waits for a code, RATE_LIMITED
 */
export async function confirm(
  call: MemberCall<'confirmSecondFactor'>,
  { memberSecrets, messages }: Platform,
): Promise<ValueOf<'confirmSecondFactor'>> {
  const { db, merchant, member, now, body } = call;
  const owner = keyOf(call);
  const uses = factorUses(merchant.id, member.id, 'totp');
  await countTry(call, uses);
  const factor = await findFactor(db, owner);
  const accepted =
    factor === null || factor.isOn ? null : stepOfCode(await memberSecrets.open(secretPlace(owner), factor.secret), body.code, now);
  if (factor === null || accepted === null) throw new AppError('CODE_INVALID');
  return call.transaction(async (trx) => {
    if (!(await confirmFactor(trx, owner, factor.secret, accepted, now))) throw new AppError('CODE_INVALID');
    await forgiveTry(trx, uses, factorDayLimit);
    await tellOfProtection(trx, messages, call, 'twoFactorOn');
    return { recoveryCodes: await giveRecoveryCodes(trx, owner) };
  });
}

/** Replaces the remaining codes. @throws AppError OLD_PASSWORD_WRONG, CODE_INVALID, RATE_LIMITED */
export function renewRecoveryCodes(call: MemberCall<'renewRecoveryCodes'>, platform: Platform): Promise<ValueOf<'renewRecoveryCodes'>> {
  return withProof(platform, call, 'recoveryCodesRenewed', async (trx, owner) => ({ recoveryCodes: await giveRecoveryCodes(trx, owner) }));
}

/** @throws AppError OLD_PASSWORD_WRONG, CODE_INVALID, RATE_LIMITED */
export function turnOff(call: MemberCall<'turnOffSecondFactor'>, platform: Platform): Promise<ValueOf<'turnOffSecondFactor'>> {
  return withProof(platform, call, 'twoFactorOff', async (trx, owner) => {
    await deleteFactor(trx, owner);
    return {};
  });
}

/** Weakening the protection needs both factors, even in an open session. */
async function withProof<Result>(
  { memberSecrets, messages }: Platform,
  call: MemberCall<'turnOffSecondFactor'>,
  protection: Protection,
  action: (trx: Transaction<Database>, owner: MemberKey) => Promise<Result>,
): Promise<Result> {
  const { merchant, member, now, body } = call;
  const owner = keyOf(call);
  await confirmPassword(call, body.password);
  const uses = factorUses(merchant.id, member.id, body.method);
  await countTry(call, uses);
  return call.transaction(async (trx) => {
    if (!(await spendFactor(trx, memberSecrets, owner, body, now))) throw new AppError('CODE_INVALID');
    await forgiveTry(trx, uses, factorDayLimit);
    await tellOfProtection(trx, messages, call, protection);
    return action(trx, owner);
  });
}

async function giveRecoveryCodes(trx: Transaction<Database>, owner: MemberKey): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    trx,
    owner,
    codes.map((code) => hashRecoveryCode(owner, code)),
  );
  return codes;
}
