import type { Brand } from '../schema/generated/brand.gen.ts';
import { longestRealityCheck, realityCheckOf } from '../published/reality-check.ts';
import type { Rule, RuleFinding } from './rule.ts';

/**
 * Values that a jurisdiction forbids in a brand file, and values that it requires. The gateway enforces its own rules.
 */
export const jurisdiction: Rule = ({ brand }) => (brand.compliance.jurisdiction === 'none' ? [] : [...forbidden(brand), ...missing(brand)]);

function forbidden({ compliance, identity, features }: Brand): RuleFinding[] {
  const findings: RuleFinding[] = [];
  if (identity.ageMark < 18) {
    findings.push({
      rule: 'jurisdiction',
      pointer: '/identity/ageMark',
      message: `Nobody below 18 plays under ${compliance.jurisdiction}, and this brand says ${identity.ageMark}.`,
      hint: 'Write 18 or more.',
    });
  }
  const longest = longestRealityCheck[compliance.jurisdiction];
  if (realityCheckOf(compliance) > longest) {
    findings.push({
      rule: 'jurisdiction',
      pointer: '/compliance/realityCheckMinutes',
      message: `Under ${compliance.jurisdiction} players see the time every ${longest} minutes at least, and this brand says ${realityCheckOf(compliance)}.`,
      hint: `Write ${longest} or less, or leave it out.`,
    });
  }
  // RTS and the age checks of May 2019: no free play before the age is known.
  if (compliance.jurisdiction === 'UK' && features.demoPlay) {
    findings.push({
      rule: 'jurisdiction',
      pointer: '/features/demoPlay',
      message: 'Great Britain wants the age of players known before free play, and visitors of this brand may try games.',
      hint: 'Write "demoPlay": false below features.',
    });
  }
  return findings;
}

/** Brazil: Lei 14.790/2023, article 15. Elsewhere the licence. */
function missing({ compliance: { jurisdiction }, license, identity }: Brand): RuleFinding[] {
  const wanted = [
    { pointer: '/license/number', what: 'the number of its licence', value: license.number },
    { pointer: '/license/authority', what: 'who gave its licence', value: license.authority },
    ...(jurisdiction === 'BR'
      ? [
          { pointer: '/identity/taxId', what: 'the number of its company', value: identity.taxId },
          { pointer: '/identity/address', what: 'the address of its company', value: identity.address },
        ]
      : []),
  ];
  return wanted
    .filter(({ value }) => value === '' || value === null)
    .map(({ pointer, what }) => ({
      rule: 'jurisdiction',
      pointer,
      message: `A site under ${jurisdiction} shows ${what}, and this brand has none.`,
      hint: `Write ${pointer.slice(1).replace('/', '.')}.`,
    }));
}
