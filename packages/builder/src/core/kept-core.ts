import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { areUntouched } from '../output/untouched.ts';
import type { CoreBuild } from './core-build.ts';
import { hashCoreInputs } from './core-inputs.ts';
import { findPortal } from './portal-package.ts';
import { findPrebuiltCore, readCoreRecord } from './prebuilt-core.ts';

/** Folder of the kept cores. */
export function coresFolder(root: string): string {
  return join(root, '.livery', 'core');
}

/** The compiled portal if nothing has to be compiled for it; null otherwise, or when a file of it was edited. */
export function findKeptCore({ root, portal: portalRoot }: { root: string; portal?: string }): CoreBuild | null {
  const started = performance.now();
  const prebuilt = findPrebuiltCore(portalRoot);
  if (prebuilt) return openCore(prebuilt, { cached: true, started });
  const dir = join(coresFolder(root), hashCoreInputs(findPortal(portalRoot)));
  if (!isWhole(dir)) return null;
  markUsed(dir);
  return openCore(dir, { cached: true, started });
}

export function openCore(dir: string, { cached, started }: { cached: boolean; started: number }): CoreBuild {
  const record = readCoreRecord(dir);
  const bytes = record.files.filter((file) => !/\.(?:br|gz)$/.test(file.path)).reduce((sum, file) => sum + file.bytes, 0);
  return { ...record, dir, cached, ms: performance.now() - started, bytes };
}

/** Whether a cached core is unmodified. Bundles share its files, so editing a bundle edits the core. */
export function isWhole(dir: string): boolean {
  try {
    return areUntouched(join(dir, 'core.json'), join(dir, 'client'), readCoreRecord(dir).files);
  } catch {
    return false;
  }
}

/** Another build may have pruned it meanwhile, in which case opening it says so. */
function markUsed(dir: string): void {
  const now = new Date();
  try {
    utimesSync(dir, now, now);
  } catch {
    // It is gone.
  }
}
