import { readMailAddress } from '@livery/contract/mail-address';
import type { BodyOf, Profile } from '@livery/contract/shapes';
import type { PhoneNumber } from '@livery/ui/PhoneField';
import { checkMobile } from '#shared/forms/verification/check-mobile.ts';
import type { FieldProblem, FormSpec } from '#shared/forms/field-rules.ts';
import { diallingCodeOf } from '#shared/forms/verification/phone-countries.ts';

export type ContactKind = keyof Profile['contacts'];

export interface ContactValues {
  value: string | PhoneNumber;
  code: string;
}

const codeLength = 6;

/** Only a code proves that it works. */
export function checkContact(value: string | PhoneNumber): FieldProblem | null {
  if (typeof value !== 'string') return checkMobile(value);
  if (value.trim() === '') return { text: 'required' };
  return readMailAddress(value) !== null ? null : { text: 'patterns.EMAIL' };
}

function checkCode(code: unknown): FieldProblem | null {
  const bounds = { min: codeLength, max: codeLength };
  return String(code).length === codeLength ? null : { text: 'patterns.VERIFICATION_CODE', values: bounds };
}

export const contactSpec: FormSpec<ContactValues> = {
  value: { required: true, check: (value) => checkContact(value as ContactValues['value']) },
  code: { required: true, check: checkCode },
};

export function contactBody(value: string | PhoneNumber): BodyOf<'sendContactCode'> {
  if (typeof value === 'string') return { kind: 'email', value: readMailAddress(value) ?? value };
  return { kind: 'mobile', value: value.number, countryDialingCode: diallingCodeOf(value.country) };
}
