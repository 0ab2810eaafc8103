import { existsSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../write-whole.ts';

export interface BrandFolder {
  /** Writes files by their path below the folder: in one move where it is new, else beside what is there, `brand.json` last. */
  fill(files: Readonly<Record<string, string>>): Promise<void>;
  /** Takes away what was written, however far that came; what others put there stays. */
  empty(): void;
}

/** The folder of a brand to be, which may hold files of its designer already. */
export function openBrandFolder(dir: string): BrandFolder {
  const undos: (() => void)[] = [];
  const makeFolder = async (folder: string): Promise<void> => {
    const first = await mkdir(folder, { recursive: true });
    if (first !== undefined) undos.push(() => rmdirSync(first));
  };
  return {
    async fill(files) {
      await makeFolder(path.dirname(dir));
      if (existsSync(dir)) {
        const names = Object.keys(files).toSorted((one, other) => Number(one === 'brand.json') - Number(other === 'brand.json'));
        for (const name of names) {
          const file = path.join(dir, name);
          await makeFolder(path.dirname(file));
          undos.push(() => rmSync(file, { force: true }));
          await writeWhole(file, files[name] ?? '');
        }
        return;
      }
      const draft = path.join(path.dirname(dir), `.new-${path.basename(dir)}-${process.pid}`);
      undos.push(() => rmSync(draft, { recursive: true, force: true }));
      for (const [name, text] of Object.entries(files)) {
        await mkdir(path.dirname(path.join(draft, name)), { recursive: true });
        await writeFile(path.join(draft, name), text);
      }
      renameSync(draft, dir);
      undos.push(() => rmSync(dir, { recursive: true, force: true }));
    },
    empty() {
      for (const undo of undos.splice(0).toReversed()) {
        try {
          undo();
        } catch {
          // Somebody has put something else there meanwhile.
        }
      }
    },
  };
}
