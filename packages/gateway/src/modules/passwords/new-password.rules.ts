import { findPasswordProblem, findTrivial, type PasswordProblem } from '@livery/contract/password-rules';
import { AppError } from '#base/app-error.ts';
import { isBreached } from './breached-passwords.rules.ts';

interface NewPassword {
  readonly password: string;
  /** Words that it must not contain: the username and the site's name. */
  readonly names: readonly string[];
  /** The field's name in the request body. */
  readonly field: string;
}

/** @throws AppError PASSWORD_TOO_WEAK without the four classes (readings 21) or if it is trivial, PASSWORD_BREACHED */
export async function refuseWeakPassword(wanted: NewPassword): Promise<void> {
  await refuse(wanted, findPasswordProblem(wanted.password, wanted.names));
}

/**
 * For registration, where the merchant's `acceptedPattern` sets length and character classes (readings 21).
 *
 * @throws AppError PASSWORD_TOO_WEAK if it is trivial, PASSWORD_BREACHED
 */
export async function refuseEasyPassword(wanted: NewPassword): Promise<void> {
  await refuse(wanted, findTrivial(wanted.password, wanted.names));
}

async function refuse({ password, field }: NewPassword, problem: PasswordProblem | null): Promise<void> {
  if (problem !== null) throw new AppError('PASSWORD_TOO_WEAK', { fields: { [`/${field}`]: `password.${problem}` } });
  if (await isBreached(password)) throw new AppError('PASSWORD_BREACHED', { fields: { [`/${field}`]: 'password.breached' } });
}
