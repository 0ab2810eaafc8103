import type { Rule } from './rule.ts';

const reserved = ['games', 'gateway', 'control', 'www'];

/** The code is a folder, a host and a bundle's name: the three must not part. */
export const brandCode: Rule = ({ brand, folder }) => {
  if (reserved.includes(brand.code)) {
    return [
      {
        rule: 'brand-code',
        pointer: '/code',
        message: `"${brand.code}" is taken by the engine.`,
        hint: `Choose another code: ${reserved.join(', ')} are hosts of their own.`,
      },
    ];
  }
  if (brand.code !== folder) {
    return [
      {
        rule: 'brand-code',
        pointer: '/code',
        message: `"${brand.code}" is not the name of its folder, "${folder}".`,
        hint: `Rename the folder, or write "code": "${folder}".`,
      },
    ];
  }
  return [];
};
