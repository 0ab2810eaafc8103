import { findPasswordProblem } from '@livery/contract/password-rules';
import type { Failure, FailureCode } from '#api/api-failure.ts';
import type { DialogRequests } from '#shared/store/dialogs.slice.ts';
import type { FieldProblem, FieldSpec } from '#shared/forms/field-rules.ts';

export interface NewPasswordForm {
  newPassword: string;
  confirmNewPassword: string;
}

/** The rules for a new password and its repetition. It must not contain `names`. */
export function newPasswordSpec(names: readonly string[]): { [Name in keyof NewPasswordForm]: FieldSpec<NewPasswordForm> } {
  return {
    newPassword: { required: true, check: (value) => problemOf(String(value), names) },
    confirmNewPassword: { required: true, sameAs: 'newPassword' },
  };
}

/** Lacks a class, is too short or trivial, so the gateway would refuse it (readings 21). */
export function problemOf(password: string, names: readonly string[]): FieldProblem | null {
  const problem = findPasswordProblem(password, names);
  return problem === null ? null : { text: `password.${problem}` };
}

const problems = ['length', 'classes', 'edges', 'name', 'repeats', 'sequence', 'breached', 'unchanged', 'wrong'] as const;
export type PasswordProblemName = (typeof problems)[number];

/** A field's password problem, found here or by the gateway. Null for general problems. */
export function passwordProblemIn({ text }: FieldProblem): PasswordProblemName | null {
  return problems.find((name) => text === `password.${name}` || text === `refused.password.${name}`) ?? null;
}

export type ChangeReason = NonNullable<DialogRequests['changePassword']['reason']>;

/** A member who has to change the password has just logged in with it, and cannot do anything else yet. */
export function isForced(reason: ChangeReason | undefined): boolean {
  return reason === 'default' || reason === 'expired' || reason === 'required';
}

const fieldsOfCodes: Partial<Record<FailureCode, string>> = { OLD_PASSWORD_WRONG: '/password', CODE_INVALID: '/code' };

/** Shows the refusal of a confirmation at the field concerned. */
export function atField(failure: Failure): Failure {
  const pointer = fieldsOfCodes[failure.code];
  return pointer === undefined ? failure : { ...failure, fields: { [pointer]: 'wrong' } };
}

/** An account name as typed, in any case. */
export const accountFormat = /^[a-z\d][a-z\d._-]{2,31}$/i;
export const codeLength = 6;
