import type { FeatureTree } from '#shared/facts/site.slice.ts';
import type { RegisterRules } from './registration.rules.ts';

/** For tests: a gateway's offers and requirements. */
export const allFlags = ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'] as const;

export function aTree(...on: readonly string[]): FeatureTree {
  return [
    {
      modId: 'REGISTER',
      enabled: true,
      childrenNodes: allFlags.map((modId) => ({ modId, enabled: on.includes(modId), childrenNodes: [] })),
    },
  ];
}

type Rule = RegisterRules[string];

export function aRule(changes: Partial<Rule> = {}): Rule {
  return { enabled: true, required: false, acceptedPattern: '*', patternId: 'ANY', minLength: 1, maxLength: 40, ...changes };
}

/** In the merchant's order. */
export function someRules(changes: Record<string, Partial<Rule>> = {}): RegisterRules {
  const rules: RegisterRules = {
    username: aRule({
      required: true,
      acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
      patternId: 'LETTER_FIRST_ALPHANUMERIC',
      minLength: 6,
      maxLength: 16,
    }),
    password: aRule({ required: true, acceptedPattern: '^\\S*$', patternId: 'NO_SPACES', minLength: 8, maxLength: 64 }),
    mobileNum: aRule({ enabled: false, acceptedPattern: '^[0-9]*$', patternId: 'PHONE', minLength: 8, maxLength: 15 }),
    verificationCode: aRule({ required: true, acceptedPattern: '^[0-9]*$', patternId: 'VERIFICATION_CODE', minLength: 6, maxLength: 6 }),
  };
  return { ...rules, ...Object.fromEntries(Object.entries(changes).map(([field, rule]) => [field, aRule({ ...rules[field], ...rule })])) };
}
