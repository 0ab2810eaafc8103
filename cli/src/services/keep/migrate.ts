import path from 'node:path';
import { listParents, migrateBrandFile, type MigratedFile } from '@livery/brand';
import { requireBrandFile } from '@livery/builder/write-place';
import { concealerOf } from '../../terminal/redact.ts';
import { findRoot } from '../../project/find-root.ts';
import { findTargets, matcherOf, type TargetOptions } from '../../project/targets.ts';
import { unifiedDiff } from '../../terminal/unified-diff.ts';
import { writeWhole } from '../../files/write-whole.ts';

export interface MigrateOptions extends TargetOptions {
  dryRun?: boolean;
}

export interface ShownMigration extends MigratedFile {
  /** Unified, secrets dotted out; empty when nothing changes. */
  diff: string;
}

/** Updates brand files, with `--all` also those of parents. Files with problems stay unchanged. Throws `TargetRefused`. */
export async function migrateBrands(
  cwd: string,
  patterns: readonly string[],
  { dryRun = false, ...targets }: MigrateOptions,
): Promise<{ root: string; files: ShownMigration[] }> {
  const { root, folders } = await findFolders(cwd, patterns, targets);
  const files: ShownMigration[] = [];
  for (const folder of folders) {
    const migrated = await migrateBrandFile(root, folder);
    const { file, before, text } = migrated;
    files.push({ ...migrated, diff: unifiedDiff(file, before, text, concealerOf(root, file)) });
  }
  for (const { file, before, text } of files) if (text !== before) requireBrandFile(root, path.join(root, file));
  for (const { file, before, text } of files) if (!dryRun && text !== before) await writeWhole(path.join(root, file), text);
  return { root, files };
}

/** Unlike other verbs, this one accepts a parent as a target. */
async function findFolders(cwd: string, patterns: readonly string[], targets: TargetOptions): Promise<{ root: string; folders: string[] }> {
  const here = findRoot(cwd);
  const parents = here === null ? [] : await listParents(here);
  const ofParents = patterns.filter((pattern) => parents.some(matcherOf(pattern)));
  const named = parents.filter((parent) => targets.all === true || ofParents.some((pattern) => matcherOf(pattern)(parent)));
  const others = patterns.filter((pattern) => !ofParents.includes(pattern));
  if (here !== null && named.length > 0 && others.length === 0 && targets.all !== true) return { root: here, folders: named };
  const { root, codes } = await findTargets(cwd, others, targets);
  return { root, folders: [...named, ...codes] };
}
