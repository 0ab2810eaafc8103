import { canBeCode, reservedBecause, withFix } from '../brand-code.ts';
import type { Rule } from './rule.ts';

/** The code is a folder, a host and a bundle's name: the three must not part. */
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
