import { expect, it } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

const files = sourceFiles('packages/portal/src/**/*.{ts,tsx}').filter((file) => !isTest(file));
const product = files.map(({ text }) => text).join('\n');

/** The places that bring state into the store: its first slices, a feature, and a feature's slices in one. */
const bringsIn = (name: string): boolean =>
  new RegExp(`\\bcombineSlices\\([^)]*\\b${name}\\b|\\bslice: ${name}\\b|\\b${name}\\.reducer\\b`).test(product);

it('every portal slice is in the product’s store, not only in test stores', () => {
  const made = files.flatMap(({ text }) => [
    ...text.matchAll(/^export const (\w+) = (?:createSlice\(|\{\n  name: '\w+',\n  reducerPath:)/gm),
  ]);
  const names = made.map(([, name = '']) => name);
  expect(names).toContain('liveSlice');
  expect(names).toContain('accountState');
  expect(names.filter((name) => !bringsIn(name))).toEqual([]);
});
