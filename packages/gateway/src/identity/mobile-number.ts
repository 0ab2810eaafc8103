import { plainKey } from '@livery/contract/pasted-text';
// The full metadata: the small one knows no lengths of mobile numbers, and takes a Brazilian number without its area code.
import {
  getCountries,
  getCountryCallingCode,
  Metadata,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';

/** The countries of each code, because some share one. */
const plans = Map.groupBy(getCountries(), (country) => String(getCountryCallingCode(country)));

/**
 * A phone number in E.164, as it is stored and sent to: `+5511987654321` whether it was typed with a leading zero,
 * spaces or the country code. Null for other text and for numbers without an area code. Only a code proves that the
 * number is in use.
 *
 * @param diallingCode digits after the plus
 */
export function readMobileNumber(diallingCode: string, typed: string): string | null {
  const digits = digitsOf(typed);
  if (!/^\+?[0-9]{4,16}$/.test(digits) || !plans.has(diallingCode)) return null;
  const number = parsePhoneNumberFromString(digits, { defaultCallingCode: diallingCode });
  return number?.countryCallingCode === diallingCode ? mobileOf(number) : null;
}

/** The same for a number that begins with its country code, with or without a plus. */
export function readWholeNumber(typed: string): string | null {
  const digits = digitsOf(typed).replace(/^\+/, '');
  const number = /^[0-9]{4,19}$/.test(digits) ? parsePhoneNumberFromString(`+${digits}`) : undefined;
  return number === undefined ? null : mobileOf(number);
}

/**
 * The numbers that a text may mean, most likely first. Without a country code, the number belongs to the country of the
 * currency.
 */
export function readEitherNumber(currency: string, typed: string): readonly string[] {
  const country = digitsOf(typed).startsWith('+') ? undefined : getCountries().find((code) => code === currency.slice(0, 2));
  const atHome = country === undefined ? null : readMobileNumber(getCountryCallingCode(country), typed);
  return [...new Set([atHome, readWholeNumber(typed)])].filter((number) => number !== null);
}

function digitsOf(typed: string): string {
  return plainKey(typed).replace(/[ ().-]/g, '');
}

function mobileOf(number: PhoneNumber): string | null {
  if (number.countryCallingCode === '54') return argentineMobileOf(number);
  return hasMobileLength(number) ? number.number : null;
}

/** A mobile phone in Argentina is dialled with a 9 from abroad and without one at home. Both are the same number. */
function argentineMobileOf({ nationalNumber }: PhoneNumber): string | null {
  const mobile = parsePhoneNumberFromString(`+54${nationalNumber.length === 10 ? '9' : ''}${nationalNumber}`);
  return mobile !== undefined && hasMobileLength(mobile) ? mobile.number : null;
}

/** Not just any length of the country, because a service number may be as short as a number without its area code. */
function hasMobileLength({ country, countryCallingCode, nationalNumber }: PhoneNumber): boolean {
  const countries = country === undefined ? (plans.get(countryCallingCode) ?? []) : [country];
  return countries.some((each) => mobileLengths(each).includes(nationalNumber.length));
}

/** A property of the library that its types omit. */
interface KindsOfNumber {
  type(kind: 'MOBILE'): { possibleLengths(): number[] } | undefined;
}

function mobileLengths(country: CountryCode): readonly number[] {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  return (metadata.numberingPlan as KindsOfNumber | undefined)?.type('MOBILE')?.possibleLengths() ?? [];
}
