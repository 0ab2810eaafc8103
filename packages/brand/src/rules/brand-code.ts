import type { Fix } from '../fix.ts';
import type { Rule } from './rule.ts';

const reserved = ['games', 'gateway', 'control', 'www'];

const pattern = /^[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])$/;

/** The folder is where a brand is found, so that its name is the code that is meant. */
export function withFix(folder: string): { fix?: Fix } {
  if (!pattern.test(folder) || reserved.includes(folder)) return {};
  return { fix: { title: `code becomes "${folder}"`, edits: [{ kind: 'set', pointer: '/code', value: folder }] } };
}

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
        ...withFix(folder),
      },
    ];
  }
  return [];
};
