import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * A phone number as it is stored and sent to, in E.164: `+5511987654321` whether it was typed with a leading zero, spaces or the
 * country's code. Null for what is no number of the country; whether it rings only a code shows.
 *
 * @param diallingCode digits after the plus
 */
export function readMobileNumber(diallingCode: string, typed: string): string | null {
  const digits = typed.replace(/[\s().-]/g, '');
  if (!/^\+?[0-9]{4,16}$/.test(digits)) return null;
  const number = parsePhoneNumberFromString(digits.startsWith('+') ? digits : `+${diallingCode}${digits}`);
  if (number?.countryCallingCode !== diallingCode || !number.isPossible()) return null;
  return number.number;
}

/** The same for a number that begins with its country's code, with a plus in front or without. */
export function readWholeNumber(typed: string): string | null {
  const digits = typed.replace(/[\s().-]/g, '').replace(/^\+/, '');
  const number = /^[0-9]{4,19}$/.test(digits) ? parsePhoneNumberFromString(`+${digits}`) : undefined;
  return number?.isPossible() === true ? number.number : null;
}
