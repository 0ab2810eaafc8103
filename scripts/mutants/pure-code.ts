import { globSync } from 'node:fs';

/** Pure code. Its tests need no browser, no database and no clock. */
const pureCode = [
  'packages/contract/src/{*,rules/*,agents/*,commission/**/*}.ts',
  'packages/theme/src/**/*.ts',
  'packages/brand/src/rules/*.ts',
  'packages/portal/src/**/*.{rules,selectors}.ts',
  'packages/gateway/src/**/*.rules.ts',
];

export function findPureCode(root: string, globs: string[] = pureCode): string[] {
  return globSync(globs, { cwd: root, exclude: (name) => name.includes('node_modules') })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|css|gen)\.|\.d\.ts$/.test(file))
    .toSorted();
}
