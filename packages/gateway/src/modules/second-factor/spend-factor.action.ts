import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { MemberSecrets } from '#sealed/member-secrets.ts';
import { hashRecoveryCode } from './recovery-codes.rules.ts';
import { findFactor, spendRecoveryCode, spendStep } from './second-factor.repo.ts';
import { stepOfCode } from './totp.rules.ts';
import type { MemberKey } from '#base/member-key.ts';

export interface FactorCode {
  readonly method: 'totp' | 'recovery';
  readonly code: string;
}

/** The purpose under which a member's secret is sealed. */
export function secretPlace({ merchantId, memberId }: MemberKey): string {
  return `totp ${merchantId} ${memberId}`;
}

/** Checks a code and spends it in the caller's transaction. True if it was right. */
export async function spendFactor(
  trx: Transaction<Database>,
  secrets: MemberSecrets,
  owner: MemberKey,
  { method, code }: FactorCode,
  now: Date,
): Promise<boolean> {
  if (method === 'recovery') return spendRecoveryCode(trx, owner, hashRecoveryCode(owner, code));
  const factor = await findFactor(trx, owner);
  if (factor === null || !factor.isOn) return false;
  const accepted = stepOfCode(await secrets.open(secretPlace(owner), factor.secret), code, now);
  return accepted !== null && (await spendStep(trx, owner, accepted));
}

/** Whether a login of the member asks for a second factor. */
export async function hasSecondFactor(trx: Transaction<Database>, owner: MemberKey): Promise<boolean> {
  return (await findFactor(trx, owner))?.isOn === true;
}
