import { canBeCode, reservedBecause, withFix } from '../brand-code.ts';
import type { Rule } from './rule.ts';

/** The code names the folder, a host and the bundle, so all three must agree. */
export const brandCode: Rule = ({ brand, folder }) => {
  const reserved = reservedBecause(brand.code);
  if (reserved !== null) return [{ rule: 'brand-code', pointer: '/code', ...reserved }];
  if (brand.code !== folder) {
    return [
      {
        rule: 'brand-code',
        pointer: '/code',
        message: `"${brand.code}" is not the name of its folder, "${folder}".`,
        hint: canBeCode(folder) ? `Rename the folder, or write "code": "${folder}".` : `Rename the folder to "${brand.code}".`,
        ...withFix(folder),
      },
    ];
  }
  return [];
};
