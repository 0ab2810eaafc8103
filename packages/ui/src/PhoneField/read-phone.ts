import { asciiDigits, plainText } from '@livery/contract/pasted-text';

export interface PhoneCountry {
  /** ISO 3166-1, e.g. `BR`. */
  code: string;
  /** Digits after the plus, e.g. `55`. */
  dialling: string;
  name: string;
  /** Digits of its longest mobile number, without the country's code. */
  longest?: number;
  /** Whether a code that several countries share is its in the first place. */
  isMain?: boolean;
  /** What its numbers begin with, where several countries share a code; the others of the code are not asked. */
  prefixes?: readonly string[];
}

/** `number` holds the digits without the country's code; with a plus and the code as long as nobody knows whose code it is. */
export interface PhoneNumber {
  country: string;
  number: string;
}

/**
 * What stands in the field. A plus before the digits, or two zeros, begin with a country's code; so does a number that is just as long as
 * one of the chosen country with its code.
 */
export function readPhone(text: string, country: string, countries: readonly PhoneCountry[]): PhoneNumber {
  const plain = plainText(text);
  const digits = asciiDigits(plain);
  const chosen = countries.find(({ code }) => code === country);
  if (/^\D*\+/.test(plain) || digits.startsWith('00')) return readInternational(digits.replace(/^00/, ''), country, countries);
  const isWhole = chosen?.longest !== undefined && digits.length === chosen.dialling.length + chosen.longest;
  return { country, number: isWhole && digits.startsWith(chosen.dialling) ? digits.slice(chosen.dialling.length) : digits };
}

function readInternational(whole: string, country: string, countries: readonly PhoneCountry[]): PhoneNumber {
  const unknown = { country, number: `+${whole}` };
  if (countries.some(({ dialling }) => dialling.length > whole.length && dialling.startsWith(whole))) return unknown;
  const fits = countries.filter(({ dialling }) => whole.startsWith(dialling));
  const longest = Math.max(...fits.map(({ dialling }) => dialling.length));
  const sharing = fits.filter(({ dialling }) => dialling.length === longest);
  const number = whole.slice(longest);
  const prefixesOf = ({ prefixes = [] }: PhoneCountry) => prefixes;
  if (sharing.length > 1 && sharing.flatMap(prefixesOf).some((each) => each.length > number.length && each.startsWith(number)))
    return unknown;
  const found =
    sharing.find((each) => prefixesOf(each).some((prefix) => number.startsWith(prefix))) ??
    sharing.find((each) => each.code === country && prefixesOf(each).length === 0) ??
    sharing.find(({ isMain }) => isMain) ??
    sharing[0];
  return found === undefined ? unknown : { country: found.code, number };
}
