import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { cliError } from '../../errors/cli-error.ts';
import { requireOutput, writeOutput, type OutputKind } from '../../files/own-output.ts';
import { git } from '../../project/changed-brands.ts';
import { findRoot } from '../../project/find-root.ts';
import { packageManagers, workflowOf } from '../../scaffold/workflow.ts';

export interface CiRequest {
  file?: string;
  dryRun?: boolean;
}

export interface CiResult {
  /** Absolute. */
  file: string;
  text: string;
  written: boolean;
}

/**
 * Writes a workflow for GitHub Actions. A workflow that was edited is not written over.
 *
 * @throws CliError without brands or outside of a git repository
 * @throws TargetRefused
 */
export async function initCi(cwd: string, { file, dryRun = false }: CiRequest): Promise<CiResult> {
  const root = findRoot(cwd);
  if (root === null) throw cliError('NoBrands', { case: 'folder' });
  const top = realpathSync((await git(root, ['rev-parse', '--show-toplevel'])).trim());
  const manager = packageManagers.find(({ lockfile }) => existsSync(path.join(root, lockfile))) ?? packageManagers[0];
  const text = workflowOf(manager, path.relative(top, realpathSync(root)).split(path.sep).join('/'));
  const target = file === undefined ? path.join(top, '.github', 'workflows', 'livery.yml') : path.resolve(cwd, file);
  const kind: OutputKind = { name: 'the workflow as livery ci init writes it', flag: '--file', isOwn: (standing) => standing === text };
  await requireOutput(top, target, kind);
  if (!dryRun) await writeOutput(top, target, text, kind);
  return { file: target, text, written: !dryRun };
}
