import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toCliError } from '../errors/cli-error.ts';
import { writeWhole } from './write-whole.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'livery-write-'));
  file = path.join(folder, 'brand.json');
  writeFileSync(file, 'before');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** An owner and a group that this user may give a file to. Root may choose any; others, their own groups. */
function otherOwner(): { uid: number; gid: number } {
  const [uid, gid, groups] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0, process.getgroups?.() ?? []];
  return uid === 0 ? { uid: 4321, gid: 4321 } : { uid, gid: groups.find((group) => group !== gid) ?? gid };
}

describe.skipIf(process.platform === 'win32')('an overwritten file', () => {
  it.each(['600', '664', '666', '755'])('keeps its permissions %s, whatever the umask of the process', async (rights) => {
    const mode = Number.parseInt(rights, 8);
    chmodSync(file, mode);
    await writeWhole(file, 'after');
    expect(readFileSync(file, 'utf8')).toBe('after');
    expect(statSync(file).mode & 0o777).toBe(mode);
    expect(readdirSync(folder)).toEqual(['brand.json']);
  });

  it('keeps its owner and its group', async () => {
    const owner = otherOwner();
    chownSync(file, owner.uid, owner.gid);
    await writeWhole(file, 'after');
    expect(statSync(file)).toMatchObject(owner);
  });

  it('is written at the target of a link, and the link stays', async () => {
    const link = path.join(folder, 'link.json');
    symlinkSync(file, link);
    await writeWhole(link, 'after');
    expect(readFileSync(file, 'utf8')).toBe('after');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
  });

  it('does not replace a device', async () => {
    await writeWhole('/dev/null', 'after');
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });
});

describe('a written file', () => {
  it('creates its parent folders, and leaves no trace of a failed write', async () => {
    const fresh = path.join(folder, 'a/b/c.json');
    await writeWhole(fresh, Buffer.from('bytes'));
    expect(readFileSync(fresh, 'utf8')).toBe('bytes');
    await expect(writeWhole(folder, 'x')).rejects.toMatchObject({ code: 'EISDIR' });
    await expect(writeWhole(path.join(file, 'below'), 'x')).rejects.toMatchObject({ code: 'EEXIST' });
    expect(readdirSync(folder).toSorted()).toEqual(['a', 'brand.json']);
  });
});

describe('a write that the disk refuses', () => {
  const refused = (fields: object): Error => Object.assign(new Error('refused'), fields);

  it.each([
    ['EROFS', 'is on a read-only disk'],
    ['ENOSPC', 'No space is left for'],
    ['ENAMETOOLONG', 'is too long for the disk'],
    ['ENOLINK', 'is a link to a folder that does not exist'],
    ['EIO', 'The disk cannot write'],
  ])('is reported with the target file and exit code 3: %s', (code, words) => {
    const report = toCliError(refused({ code, path: '/source/core.js', dest: '/dist/core.js' }));
    expect(report).toMatchObject({ exitCode: 3, report: { name: 'CannotWrite', message: expect.stringContaining(words) as string } });
    expect(report?.report.message).toContain('/dist/core.js');
    expect(report?.report.message).not.toContain('/source/');
  });

  it('does not mention the draft', async () => {
    const nowhere = path.join('/proc', 'acme.json');
    await expect(writeWhole(nowhere, 'x')).rejects.toMatchObject({ path: nowhere });
  });
});
