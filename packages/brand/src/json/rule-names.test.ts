import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ruleNames } from './rule-names.ts';

const packages = path.resolve(import.meta.dirname, '../../..');

it('contains only rules that something reports', () => {
  const files = globSync(['brand/src/**/*.ts', 'builder/src/**/*.ts'], {
    cwd: packages,
    exclude: (name) => /\.(?:test|gen)\.|rule-names/.test(name),
  });
  const sources = files.map((file) => readFileSync(path.join(packages, file), 'utf8')).join('\n');
  expect(ruleNames.filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
});
