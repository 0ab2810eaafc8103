import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { testsOf } from './changed.ts';

const cli = JSON.parse(readFileSync(path.join(root, 'cli/package.json'), 'utf8')) as {
  exports: Record<'./terminal', { 'livery-source': string }>;
};
const terminal = path.posix.join('cli', cli.exports['./terminal']['livery-source']);

const sources = new Map([
  ['packages/theme/src/index.ts', `export { mix } from './mix.ts';`],
  ['packages/theme/src/mix.ts', ''],
  ['packages/theme/src/mix.test.ts', `import { mix } from './mix.ts';`],
  [
    'packages/builder/src/stamp/start.ts',
    `import { mix } from '@livery/theme';\nnew Worker(join(here, \`worker\${ending}\`), \`@livery/\${name}\`);`,
  ],
  ['packages/builder/src/stamp/worker.ts', ''],
  ['packages/builder/src/stamp/start.test.ts', `const { start } = await import('./start.ts');`],
  ['packages/portal/src/main.tsx', `import '#app/page.tsx';`],
  ['packages/portal/src/app/page.tsx', ''],
  [terminal, ''],
  ['packages/sandbox/src/progress.test.ts', `import { say } from '@livery/cli/terminal';`],
  ['cli/src/brands.test.ts', `readFile('brands/acme/brand.json');`],
  ['e2e/support/site.ts', ''],
  ['e2e/journeys/lobby/home.e2e.ts', `import '../../support/site.ts';`],
  ['e2e/journeys/money/wallet.e2e.ts', ''],
]);

describe('the tests selected for a change', () => {
  it.each<[string, string[], string[]]>([
    ['packages/theme/src/mix.ts', ['packages/theme/src/mix.test.ts', 'packages/builder/src/stamp/start.test.ts'], []],
    ['packages/theme/src/mix.test.ts', ['packages/theme/src/mix.test.ts'], []],
    ['packages/builder/src/stamp/worker.ts', ['packages/builder/src/stamp/start.test.ts'], []],
    ['packages/portal/src/app/page.tsx', [], ['e2e/journeys/lobby/home.e2e.ts', 'e2e/journeys/money/wallet.e2e.ts']],
    ['e2e/support/site.ts', [], ['e2e/journeys/lobby/home.e2e.ts']],
    ['brands/acme/brand.json', ['cli/src/brands.test.ts'], []],
    ['packages/builder/package.json', ['packages/builder/src/stamp/start.test.ts'], []],
    [terminal, ['packages/sandbox/src/progress.test.ts'], []],
    ['LICENSE', [], []],
  ])('are only those that reach the changed file: %s', (changed, units, journeys) => {
    expect(testsOf([changed], sources)).toEqual({ units, journeys });
  });

  it('are all tests if the lockfile changes', () => {
    const { units, journeys } = testsOf(['package-lock.json'], sources);
    expect([units.length, journeys.length]).toEqual([4, 2]);
  });
});
