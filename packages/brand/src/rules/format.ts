import { inFile, type Rule } from './rule.ts';

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Time zone and currency are ones that a browser can write. */
export const format: Rule = (context) => {
  const { timeZone, currency } = context.brand.format;
  const findings = [];
  if (!isTimeZone(timeZone)) {
    findings.push({
      rule: 'format',
      pointer: inFile(context, '/format/timeZone'),
      message: 'This is no time zone.',
      hint: 'Write an IANA name such as America/Sao_Paulo.',
    });
  }
  if (!currencies.has(currency)) {
    findings.push({
      rule: 'format',
      pointer: inFile(context, '/format/currency'),
      message: `${currency} is no currency.`,
      hint: 'Write the code of ISO 4217, such as BRL or EUR.',
    });
  }
  return findings;
};

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
