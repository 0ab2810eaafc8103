import { basename, dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { removeBundle, type Standing } from './bundle-proof.ts';
import { processName } from './process-name.ts';
import { renamePatiently } from './rename-patiently.ts';

type Bundle = Extract<Standing, { kind: 'bundle' }>;

/** An old bundle that could not be removed. */
export interface LeftBundle {
  code: string;
  error: unknown;
}

const waiting: { code: string; dir: string; bundle: Bundle }[] = [];
let moved = 0;

// What a program does not ask for, it still gets.
process.on('exit', () => void removeOldBundles());

/**
 * Moves a replaced bundle to a hidden name that belongs to this thread, because removing its hundreds of files would
 * delay the next brand, most of all on a busy disk. After a kill, the next build removes it.
 */
export function setAside(dir: string, out: string, bundle: Bundle): void {
  const code = basename(out);
  const aside = join(dirname(out), `.${code}.${processName}-${threadId}-${moved++}.old`);
  renamePatiently(dir, aside);
  waiting.push({ code, dir: aside, bundle });
}

/** Removes this thread's replaced bundles. */
export function removeOldBundles(): LeftBundle[] {
  return waiting.splice(0).flatMap(({ code, dir, bundle }) => {
    try {
      removeBundle(dir, bundle);
      return [];
    } catch (error) {
      return [{ code, error }];
    }
  });
}
