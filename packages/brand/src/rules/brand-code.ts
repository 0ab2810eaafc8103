import type { Fix } from '../fix.ts';
import { brandSchema } from '../generated/brand.gen.ts';
import { valueAt } from '../pointer.ts';
import type { Rule } from './rule.ts';

/** Hosts of the engine itself. */
export const reservedCodes: readonly string[] = ['games', 'gateway', 'control', 'www'];

const { pattern: form } = valueAt(brandSchema, '/properties/code') as { pattern: string };
const pattern = new RegExp(form);

/** Whether a word has the form of a code, as the schema says it; a reserved one has it too. */
export function isBrandCode(word: string): boolean {
  return pattern.test(word);
}

/** The folder is where a brand is found, so that its name is the code that is meant. */
export function withFix(folder: string): { fix?: Fix } {
  if (!isBrandCode(folder) || reservedCodes.includes(folder)) return {};
  return { fix: { title: `code becomes "${folder}"`, edits: [{ kind: 'set', pointer: '/code', value: folder }] } };
}

/** The code is a folder, a host and a bundle's name: the three must not part. */
export const brandCode: Rule = ({ brand, folder }) => {
  if (reservedCodes.includes(brand.code)) {
    return [
      {
        rule: 'brand-code',
        pointer: '/code',
        message: `"${brand.code}" is taken by the engine.`,
        hint: `Choose another code: ${reservedCodes.join(', ')} are hosts of their own.`,
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
