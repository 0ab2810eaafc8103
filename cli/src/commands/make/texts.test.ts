import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../../testing/project.ts';

const languages = { default: 'es', supported: ['es', 'en'] };
const projectWith = (files: Record<string, object> = {}): Project =>
  new Project({ 'brands/acme/brand.json': brandFile('acme', { languages }), ...files });

it.each(['es.csv', 'es.xlf'])('a translation goes out as %s and comes back into languages/, checked', async (file) => {
  using project = projectWith({ 'languages/es/home.json': { hero: { action: 'Ver juegos' } } });
  const out = await project.run(['texts', 'export', 'es', '--file', file]);
  expect(out).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\S+ {2}\d{4} texts, 1 translated\n$/) });
  const given = path.join(project.root, file);
  writeFileSync(given, readFileSync(given, 'utf8').replaceAll('Ver juegos', 'Ver los juegos'));

  const dry = await project.run(['texts', 'import', 'es', '--file', file, '--dry-run', '--json']);
  expect(JSON.parse(dry.stdout)).toMatchObject({ written: false, files: ['languages/es/home.json'], changed: 1, problems: [] });
  expect(readFileSync(path.join(project.root, 'languages/es/home.json'), 'utf8')).toContain('"Ver juegos"');
  const back = await project.run(['texts', 'import', 'es', '--file', file]);
  expect(back).toMatchObject({ code: 0, stdout: '✓ languages/es/home.json\n' });
  expect(JSON.parse(readFileSync(path.join(project.root, 'languages/es/home.json'), 'utf8'))).toEqual({
    hero: { action: 'Ver los juegos' },
  });
  expect(await project.run(['check', 'acme'])).toMatchObject({ code: 0 });
});

it('an import names faulty texts with their line, writes the others, and ends with 1', async () => {
  using project = projectWith();
  project.write({ 'es.csv': 'key,target\nhome.hero.action,Ver juegos\nhome.hero.nothing,x\n' });
  const { code, stdout } = await project.run(['texts', 'import', 'es', '--file', 'es.csv']);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^es\.csv:3:1 {2}error {2}translation-key\n {2}There is no text "home\.hero\.nothing"\.\n/);
  expect(stdout).toContain('✓ languages/es/home.json');
});

it('an export takes only the missing texts if asked, and prints without a file', async () => {
  using project = projectWith({ 'languages/es/home.json': { hero: { action: 'Ver juegos' } } });
  const { stdout } = await project.run(['texts', 'export', 'es', '--missing', '--json']);
  const { texts, translated, text, format } = JSON.parse(stdout) as { texts: number; translated: number; text: string; format: string };
  expect([translated, format, text.includes('home.hero.action')]).toEqual([0, 'csv', false]);
  expect(text.split('\r\n').length).toBeGreaterThanOrEqual(texts);
});

it('an export does not write over a translation that was not imported', async () => {
  using project = projectWith();
  await project.run(['texts', 'export', 'es', '--file', 'es.csv']);
  expect(await project.run(['texts', 'export', 'es', '--file', 'es.csv'])).toMatchObject({ code: 0 });
  const given = path.join(project.root, 'es.csv');
  writeFileSync(given, 'key,target\nhome.hero.action,Ver juegos\n');
  expect(await project.run(['texts', 'export', 'es', '--file', 'es.csv'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('it is not a file of texts without anything to import'),
  });
  expect(readFileSync(given, 'utf8')).toContain('Ver juegos');
});

it.each([
  [['texts', 'export', 'en'], 'The engine brings its own texts in "en".'],
  [['texts', 'export', 'spanish'], '"spanish" is not the code of a language.'],
  [['texts', 'import', 'es'], '--file is missing.'],
  [['texts', 'import', 'es', '--file', 'nothing.csv'], 'nothing.csv cannot be read: there is no such file.'],
  [['texts', 'import', 'es', '--file', 'es.csv', '--missing'], '--as and --missing belong to livery texts export.'],
])('%j is refused with a sentence', async (args, message) => {
  using project = projectWith();
  expect(await project.run(args)).toMatchObject({ code: 2, stderr: expect.stringContaining(message) });
});
