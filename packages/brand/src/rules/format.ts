import { currencies as kept } from '@livery/contract/money';
import type { Rule, RuleFinding } from './rule.ts';

const currencies = new Set(Intl.supportedValuesOf('currency'));
const timeZones = new Set(Intl.supportedValuesOf('timeZone'));

/** Characters that move a cursor, change the text direction or are unpaired surrogates. Only an address may contain line breaks. */
const unwritable = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u;

/** A browser can format the time zone and the currency, and the operator's details are plain text. */
export const format: Rule = ({ brand }) => {
  const { timeZone, currency } = brand.format;
  const { name, legalName, address, ...others } = brand.identity;
  const words = { name, legalName: legalName === name ? null : legalName, address: address?.replaceAll(/\r?\n/g, ' '), ...others };
  const findings: RuleFinding[] = Object.entries(words)
    .filter(([, text]) => typeof text === 'string' && unwritable.test(text))
    .map(([key]) => ({
      rule: 'format',
      pointer: `/identity/${key}`,
      message: 'This text contains a control character or an unpaired surrogate.',
      hint: 'Type it again; it may have been pasted with the text.',
    }));
  if (!isTimeZone(timeZone)) {
    findings.push({
      rule: 'format',
      pointer: '/format/timeZone',
      message: 'This is not a time zone.',
      hint: 'Write an IANA name such as America/Sao_Paulo.',
    });
  }
  if (!currencies.has(currency)) {
    findings.push({
      rule: 'format',
      pointer: '/format/currency',
      message: `${currency} is not a currency.`,
      hint: 'Write an ISO 4217 code such as BRL or EUR.',
    });
  } else if (!Object.hasOwn(kept, currency)) {
    findings.push({
      rule: 'format',
      pointer: '/format/currency',
      severity: 'warning',
      message: `The reference gateway keeps no ${currency}, only ${Object.keys(kept).join(', ')}.`,
      hint: 'A gateway of your own may keep more currencies. The reference gateway leaves this brand out.',
    });
  }
  return findings;
};

/**
 * An offset such as `+03:00` is refused: a browser accepts it, but PostgreSQL reads it with the opposite sign. Listed
 * names are quick to look up. Only a formatter knows their older names, and creating one is slow.
 */
function isTimeZone(name: string): boolean {
  if (timeZones.has(name)) return true;
  if (/^[+-]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
