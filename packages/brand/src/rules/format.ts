import type { Rule } from './rule.ts';

const currencies = new Set(Intl.supportedValuesOf('currency'));
const timeZones = new Set(Intl.supportedValuesOf('timeZone'));

/** Time zone and currency are ones that a browser can write. */
export const format: Rule = ({ brand }) => {
  const { timeZone, currency } = brand.format;
  const findings = [];
  if (!isTimeZone(timeZone)) {
    findings.push({
      rule: 'format',
      pointer: '/format/timeZone',
      message: 'This is no time zone.',
      hint: 'Write an IANA name such as America/Sao_Paulo.',
    });
  }
  if (!currencies.has(currency)) {
    findings.push({
      rule: 'format',
      pointer: '/format/currency',
      message: `${currency} is no currency.`,
      hint: 'Write the code of ISO 4217, such as BRL or EUR.',
    });
  }
  return findings;
};

/** The listed names answer at once; what is an older name of one of them only a formatter knows, and that is slow to make. */
function isTimeZone(name: string): boolean {
  if (timeZones.has(name)) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
