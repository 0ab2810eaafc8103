import { asciiDigits, plainText } from '@livery/contract/pasted-text';

export interface PhoneCountry {
  /** ISO 3166-1, e.g. `BR`. */
  code: string;
  /** Digits after the plus, e.g. `55`. */
  dialling: string;
  name: string;
  /** The number of digits in its longest mobile number, without the country code. */
  longest?: number;
  /** Whether it is the main country of a shared code. */
  isMain?: boolean;
  /** The prefixes of its numbers, where several countries share a code. */
  prefixes?: readonly string[];
}

/** `number` has the digits without the country code. While the code is unknown, it keeps the plus and the code. */
export interface PhoneNumber {
  country: string;
  number: string;
}

/**
 * Reads the field's text. A plus or two zeros introduce a country code. A number without them is read with its code if
 * its length fits a number of the selected country including the code.
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
