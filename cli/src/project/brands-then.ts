import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { orUndo } from '../process/interruption.ts';
import { git } from './changed-brands.ts';

/**
 * Writes the brands of a commit to a separate folder while `work` runs. `work` gets the folder that holds `brands/`, or
 * null if the commit has none. The repository's index and working tree do not change.
 */
export async function withBrandsThen<Result>(
  root: string,
  commit: string,
  work: (root: string | null) => Promise<Result>,
): Promise<Result> {
  const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'livery-then-')));
  const remove = (): void => rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  return orUndo(remove, async () => {
    try {
      const tree = (await git(root, ['rev-parse', '--verify', '--quiet', `${commit}:./brands`]).catch(() => '')).trim();
      if (tree === '') return await work(null);
      const index = { GIT_INDEX_FILE: path.join(home, 'index') };
      await git(root, ['read-tree', tree], index);
      await git(root, ['checkout-index', '--all', `--prefix=${path.join(home, 'brands')}${path.sep}`], index);
      return await work(home);
    } finally {
      remove();
    }
  });
}
