import type { Rule, RuleFinding } from './rule.ts';

const warnings = {
  subdomains: {
    message:
      'Browsers will refuse plain http for every host below the brand’s hosts for a year, also for those that this brand does not run.',
    hint: 'Keep it if every one of them has https. Otherwise write "host".',
  },
  preload: {
    message:
      'This lets anyone enter the brand’s domain in the list of https-only domains that browsers carry: every host below it then needs https for good, and leaving the list takes months.',
    hint: 'Keep it if that is what the owner of the domain wants. Otherwise write "host".',
  },
};

/** Warns about a value that cannot soon be undone, but does not refuse it. */
export const strictTransport: Rule = ({ brand }): RuleFinding[] => {
  const { strictTransport: reach } = brand.security;
  if (reach === 'host') return [];
  return [{ rule: 'strict-transport', severity: 'warning', pointer: '/security/strictTransport', ...warnings[reach] }];
};
