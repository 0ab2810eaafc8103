import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { findSurvivors } from './find-survivors.ts';

const source = `export const limit = 10;
const words = { few: 'few', many: 'many' };
export const wordOf = (amount: number) => (amount > 1 ? words.many : words.few);
export function isOver(amount: number): boolean {
  if (Number.isNaN(amount)) throw new RangeError('No number');
  return amount > limit;
}
`;

const test = `import { expect, it } from 'vitest';
import { isOver, wordOf } from '@tiny/rules/limit';
it('tells', () => {
  expect([isOver(11), isOver(9)]).toEqual([true, false]);
  expect([wordOf(1), wordOf(2)]).toEqual(['few', 'many']);
  expect(() => isOver(Number.NaN)).toThrow(RangeError);
});
`;

/** A workspace with one package, whose test imports the code by the package's name. */
function aWorkspace(): { folder: string } & Disposable {
  const folder = mkdtempSync(path.join(tmpdir(), 'tiny-workspace-'));
  const files = {
    'package.json': '{ "workspaces": ["packages/*"], "type": "module" }',
    'packages/rules/package.json': '{ "name": "@tiny/rules", "type": "module", "exports": { "./limit": "./src/limit.ts" } }',
    'packages/rules/vitest.config.ts': 'export default {};',
    'packages/rules/src/limit.ts': source,
    'packages/rules/src/limit.test.ts': test,
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  mkdirSync(path.join(folder, 'node_modules/@tiny'), { recursive: true });
  symlinkSync(path.join(folder, 'packages/rules'), path.join(folder, 'node_modules/@tiny/rules'), 'junction');
  for (const name of ['vitest', 'vite'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name), 'junction');
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

it('finds only the untested edge case, and leaves the code unchanged', async () => {
  using workspace = aWorkspace();
  const file = 'packages/rules/src/limit.ts';
  const { killed, survivors } = await findSurvivors(workspace.folder, [file]);
  expect(survivors).toEqual([{ file, line: 6, before: 'amount > limit', after: 'amount >= limit' }]);
  expect(killed).toBeGreaterThan(10);
  expect(readFileSync(path.join(workspace.folder, file), 'utf8')).toBe(source);
}, 60_000);
