import type { JsonFix } from './json/fix.ts';
import { brandSchema } from './schema/generated/brand.gen.ts';
import { valueAt } from './json/pointer.ts';

/** The engine's own hosts. */
const engineHosts: readonly string[] = ['games', 'gateway', 'control', 'www'];

/**
 * Device names that Windows reserves in every folder: https://learn.microsoft.com/windows/win32/fileio/naming-a-file.
 */
const deviceName = /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/;

const { pattern: form } = valueAt(brandSchema, '/properties/code') as { pattern: string };
const pattern = new RegExp(form);
const { pattern: parentForm } = valueAt(brandSchema, '/properties/extends') as { pattern: string };
const parentPattern = new RegExp(parentForm);

/** Every JavaScript object has these keys, so a brand with such a code could be confused with them. */
const ownWords: readonly string[] = ['constructor', 'prototype'];

/** Whether a word matches the schema's form of a code. Reserved words do too. */
export function isBrandCode(word: string): boolean {
  return pattern.test(word);
}

/** Whether a folder of this name is a parent, which is not a brand itself but can be extended. */
export function isParentName(folder: string): boolean {
  return folder.startsWith('_') && parentPattern.test(folder);
}

/** Why a word cannot be a code although it has the form of one. `null` if it can. */
export function reservedBecause(code: string): { message: string; hint: string } | null {
  if (engineHosts.includes(code))
    return {
      message: `"${code}" is taken by the engine.`,
      hint: `Choose another code: ${engineHosts.join(', ')} are reserved hosts.`,
    };
  if (ownWords.includes(code))
    return { message: `"${code}" is a word of JavaScript itself.`, hint: `Choose another code, such as ${code}-brand.` };
  if (!deviceName.test(code)) return null;
  return {
    message: `"${code}" is the name of a device on Windows, where no folder can have it.`,
    hint: `Choose another code, such as ${code}-brand.`,
  };
}

export function canBeCode(word: string): boolean {
  return isBrandCode(word) && reservedBecause(word) === null;
}

/** Brands are found by their folder, so the folder's name is the intended code. */
export function withFix(folder: string): { fix?: JsonFix } {
  if (!canBeCode(folder)) return {};
  return { fix: { title: `code becomes "${folder}"`, edits: [{ kind: 'set', pointer: '/code', value: folder }] } };
}
