import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteBrands, writeSite, type SiteBrand } from '../testing/site.ts';
import { inspectBundle, removeBundle } from './bundle-proof.ts';
import { removeOldBundles } from './old-bundles.ts';
import { openDraft, recoverOutput, requireReplaceable } from './output-folder.ts';

const alfa = siteBrands[0] as SiteBrand;
const beta = siteBrands[1] as SiteBrand;
let dir: string;
let out: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-proof-'));
  out = join(dir, 'dist/alfa');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const put = (path: string, content = 'mine'): void => {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), content);
};
const snapshot = (): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => {
      const stats = lstatSync(join(dir, name));
      if (stats.isSymbolicLink()) return `${name} -> ${readlinkSync(join(dir, name))}`;
      return stats.isFile() ? `${name} ${readFileSync(join(dir, name), 'base64')}` : name;
    });
const replace = async (): Promise<void> => {
  await writeSite(join(dir, 'dist'), alfa);
  removeOldBundles();
};

describe('a build', () => {
  it.each<[string, () => unknown]>([
    ['a file', () => put('dist/alfa')],
    ['a folder of somebody', () => put('dist/alfa/notes.txt')],
    ['a repository', () => put('dist/alfa/.git/HEAD')],
    ['a link to a folder', () => (put('elsewhere/notes.txt'), mkdirSync(join(dir, 'dist')), symlinkSync(join(dir, 'elsewhere'), out))],
    ['a link that leads nowhere', () => (mkdirSync(join(dir, 'dist')), symlinkSync(join(dir, 'nowhere'), out))],
    ['a bundle with a file of somebody', async () => (await replace(), put('dist/alfa/notes.txt'))],
    ['a bundle with a file of somebody far down', async () => (await replace(), put('dist/alfa/core/notes.txt'))],
    ['a bundle with an empty folder of somebody', async () => (await replace(), mkdirSync(join(out, 'new')))],
    ['a bundle with a link in it', async () => (await replace(), symlinkSync(join(dir, 'dist'), join(out, 'assets/all')))],
    ['a bundle whose manifest is cut short', async () => (await replace(), put('dist/alfa/files.json', '{'))],
    [
      'a bundle whose manifest is of another form',
      async () => (await replace(), put('dist/alfa/files.json', '{"version":1,"files":[null]}')),
    ],
    ['a file at the bundle’s second name', async () => (await replace(), put('dist/.alfa.previous/notes.txt'))],
    ['a lock that is a plain file', async () => (await replace(), put('dist/.alfa.lock', 'notes'))],
    ['a lock that is a folder', async () => (await replace(), mkdirSync(join(dir, 'dist/.alfa.lock')))],
    ['a lock that leads nowhere', async () => (await replace(), symlinkSync(join(dir, 'nowhere'), join(dir, 'dist/.alfa.lock')))],
  ])('does not touch a target that is not a bundle of its brand: %s', async (_, stand) => {
    await stand();
    const before = snapshot();
    await expect(replace()).rejects.toMatchObject({ name: 'TargetRefused', hint: expect.stringMatching(/\.$/) });
    for (const draft of readdirSync(join(dir, 'dist')).filter((name) => name.endsWith('.draft')))
      rmSync(join(dir, 'dist', draft), { recursive: true });
    expect(snapshot()).toEqual(before);
  });

  it('does not touch the bundle of another brand', async () => {
    await writeSite(join(dir, 'dist'), beta);
    const before = snapshot();
    expect(() => requireReplaceable(join(dir, 'dist/beta'))).not.toThrow();
    expect(inspectBundle(join(dir, 'dist/beta'), 'alfa')).toMatchObject({ kind: 'foreign', why: 'it is the bundle of beta' });
    expect(snapshot()).toEqual(before);
  });

  it('replaces its own bundle even if parts were deleted or edited', async () => {
    await replace();
    const before = snapshot();
    rmSync(join(out, 'index.html'));
    rmSync(join(out, 'core'), { recursive: true });
    rmSync(join(out, 'app.html'));
    put('dist/alfa/app.html', 'edited');
    put('dist/alfa/.DS_Store', 'of the Finder');
    await replace();
    expect(snapshot()).toEqual(before);
  });

  it('fills an empty folder', async () => {
    mkdirSync(out, { recursive: true });
    await replace();
    expect(existsSync(join(out, 'index.html'))).toBe(true);
    expect(readdirSync(join(dir, 'dist'))).toEqual(['alfa']);
  });

  it('does not touch what appeared in the target while it was running', async () => {
    const draft = openDraft(out);
    await draft.write('index.html', 'new');
    put('dist/alfa/notes.txt');
    expect(() => draft.adopt()).toThrow(/no build has made/);
    draft.discard();
    expect(readFileSync(join(out, 'notes.txt'), 'utf8')).toBe('mine');
    expect(readdirSync(join(dir, 'dist'))).toEqual(['alfa']);
  });

  it('removes only the files of a bundle that it has seen, and reports files that came later', async () => {
    await replace();
    const seen = inspectBundle(out, 'alfa');
    put('dist/alfa/core/notes.txt');
    expect(() => seen.kind === 'bundle' && removeBundle(out, seen)).toThrow(/another program put a file there/);
    expect(snapshot().filter((line) => line.includes('/alfa/'))).toEqual(['dist/alfa/core', `dist/alfa/core/notes.txt ${btoa('mine')}`]);
  });

  it.each([1, 3, 8])('finishes removing a bundle after a kill that left all but %i files', async (gone) => {
    await replace();
    const seen = inspectBundle(out, 'alfa');
    const files = seen.kind === 'bundle' ? seen.files.filter((file) => file !== 'files.json') : [];
    mkdirSync(join(dir, 'dist/.alfa.previous'));
    put('dist/.alfa.previous/files.json', readFileSync(join(out, 'files.json'), 'utf8'));
    for (const file of files.slice(gone)) put(`dist/.alfa.previous/${file}`);
    recoverOutput(out);
    expect(readdirSync(join(dir, 'dist'))).toEqual(['alfa']);
  });
});
