import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TargetRefused } from '../output/target-refused.ts';
import { problemsOf } from './brand-failure.ts';

const outDir = join('work', 'dist');
const place = { code: 'beta', outDir };
const failure = (code: string, ...path: string[]): Error => Object.assign(new Error(code), { code, path: join(outDir, ...path) });

it.each([
  ['its site', ['beta']],
  ['a file of its site', ['beta', 'index.html']],
  ['its lock', ['.beta.lock']],
  ['the site that it replaces', ['.beta.previous', 'core']],
  ['a file of its draft', ['.beta.77-0-0.draft', 'assets']],
])('reports a failure in %s as a problem of the brand, at its place', (_what, path) => {
  expect(problemsOf(failure('EACCES', ...path), place)).toMatchObject([
    { rule: 'output', file: 'brands/beta/brand.json', message: expect.stringContaining(join(outDir, ...path)) as string },
  ]);
});

it('says what is in the way of a refused target', () => {
  expect(problemsOf(new TargetRefused('dist/beta is not replaced: it is a file.', 'Move it.'), place)).toMatchObject([
    { rule: 'output', message: 'dist/beta is not replaced: it is a file.', hint: 'Move it.' },
  ]);
});

it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'])('leaves %s to the whole build, wherever it occurred', (code) => {
  expect(problemsOf(failure(code, 'beta', 'index.html'), place)).toBeNull();
});

it.each([
  ['the folder of all sites', failure('EACCES', '.')],
  ['a draft that cannot be made', failure('EACCES', '.beta.77-0-0.draft')],
  ['the site of another brand', failure('EACCES', 'beta-2', 'index.html')],
  ['a bug', new TypeError('undefined is not a function')],
])('leaves %s to the whole build', (_what, error) => {
  expect(problemsOf(error, place)).toBeNull();
});
