import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { isTest, sourceFiles } from './source-files.ts';

const files = sourceFiles();
/** Folders that may be larger than the rule: lists of files of one kind, and some rooms of the gateway and portal. */
const flatFolders = [
  'packages/contract/src/rules',
  'packages/theme/src',
  'packages/gateway/src/database',
  'packages/gateway/src/http',
  'packages/gateway/src/modules/session',
  'packages/portal/src/app/start',
  'packages/portal/src/shared/forms',
];
const lines = (text: string, pattern: RegExp): string[] => text.split('\n').filter((line) => pattern.test(line));

describe('the repository', () => {
  it('has literal colours only in the theme, brands, art and simulator pages', () => {
    const colour = /(?<![\w&])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:(?:rgb|hsl)a?|hwb|(?:ok)?l(?:ab|ch))\(/i;
    const painted = /^packages\/(theme|desk\/src\/theme|art|arcade)\/|^packages\/(brand|sandbox)\/|^cli\//;
    const wrong = files
      .filter((file) => file.path.startsWith('packages/') && !painted.test(file.path) && !isTest(file))
      .flatMap((file) => lines(file.text, colour).map((line) => `${file.path}: ${line.trim()}`));
    expect(wrong).toEqual([]);
  });

  it('makes requests only in the api folders of the portal and the desk', () => {
    const wrong = files
      .filter((file) => /^packages\/(portal|desk)\/src\/(?!api\/)/.test(file.path) && !isTest(file))
      .filter((file) => /\bfetch\(|XMLHttpRequest|from 'axios'|sendBeacon/.test(file.text))
      .map((file) => file.path);
    expect(wrong).toEqual([]);
  });

  it('loads late parts of the portal only through the loader that retries', () => {
    const wrong = files
      .filter(
        (file) =>
          file.path.startsWith('packages/portal/src/') && /\bimport \{[^}]*\b(?:lazy|Suspense)\b[^}]*\} from 'react'/.test(file.text),
      )
      .map((file) => file.path);
    expect(wrong).toEqual([]);
  });

  it('formats dates with a regional locale, because plain English is American', () => {
    const regional = /^(?:regionalLanguage\(|'[a-z]{2}-)/;
    const ours = files.filter((file) => /^packages\/(?!sandbox)/.test(file.path));
    const wrong = ours.flatMap((file) =>
      [...file.text.matchAll(/new Intl\.DateTimeFormat\(\s*([^\n]*)/g)]
        .filter(([, argument]) => !regional.test(argument ?? ''))
        .map(([line]) => `${file.path}: ${line}`),
    );
    expect(wrong).toEqual([]);
  });

  it('creates no Intl formatter when a portal module loads, because the first takes 0.1 s on a slow phone', () => {
    const wrong = files
      .filter((file) => /^packages\/(portal|ui|theme|contract)\/src\//.test(file.path) && !isTest(file))
      .flatMap((file) => lines(file.text, /^(export )?const .*new Intl\./).map((line) => `${file.path}: ${line}`));
    expect(wrong).toEqual([]);
  });

  it('mentions brands only in brands, e2e, docs and the README', () => {
    const brands = globSync('brands/*/brand.json', { cwd: root }).map((file) => path.basename(path.dirname(file)));
    const named = new RegExp(`\\b(${brands.join('|')})\\b`, 'i');
    const wrong = files
      .filter((file) => !file.path.startsWith('e2e/'))
      .flatMap((file) => lines(file.text, named).map((line) => `${file.path}: ${line.trim()}`));
    expect(wrong).toEqual([]);
  });

  it('lists every npm script in the README', () => {
    const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const readme = read('README.md');
    const missing = Object.keys(scripts).filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(readme));
    expect(missing).toEqual([]);
  });

  it('has fewer than 25 files per folder, tests included', () => {
    const counts = Map.groupBy(files, (file) => path.posix.dirname(file.path));
    const crowded = [...counts].filter(([folder, { length }]) => length >= 25 && !flatFolders.includes(folder));
    expect(crowded.map(([folder, { length }]) => `${folder}: ${length} files`)).toEqual([]);
    expect(flatFolders.filter((folder) => (counts.get(folder)?.length ?? 0) < 25)).toEqual([]);
  });

  it('has no TODO or similar marker', () => {
    // A journey may skip a feature that a brand leaves out, and names it.
    const marks = /\b(TODO|FIXME|HACK|XXX)\b|coming soon|@ts-ignore|\.only\(|\.skip\((?!.*, 'the brand )/i;
    const wrong = files
      .filter((file) => !file.path.startsWith('scripts/house/'))
      .flatMap((file) => lines(file.text, marks).map((line) => `${file.path}: ${line.trim()}`));
    expect(wrong).toEqual([]);
  });
});
