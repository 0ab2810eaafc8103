import { join, sep } from 'node:path';
import type { Problem } from '@livery/brand';
import { TargetRefused } from '../output/target-refused.ts';
import { BundleRefused, refusedOutput } from './bundle-refused.ts';

/** Where a brand's site stands. */
export interface BrandPlace {
  code: string;
  outDir: string;
}

/** What a full disk or a system without files left says: every brand would meet it. */
const machineCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

export function isOfTheMachine(error: unknown): boolean {
  return machineCodes.has((error as NodeJS.ErrnoException).code ?? '');
}

/**
 * The problems of one brand whose step threw `error`, so that the others are still built. Null for errors of no single brand: the
 * machine's, that of the folder of all sites, and our bugs.
 */
export function problemsOf(error: unknown, place: BrandPlace): Problem[] | null {
  if (error instanceof BundleRefused) return error.problems;
  if (error instanceof TargetRefused) return refusedOutput(place.code, error.message, error.hint).problems;
  const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const at = dest ?? path;
  if (code === undefined || at === undefined || isOfTheMachine(error) || !isOwn(at, place)) return null;
  return refusedOutput(
    place.code,
    `${at} can be neither read nor replaced (${code}).`,
    'Give the current user the right to it, or remove it, and build again.',
  ).problems;
}

/** Whether a path is in the site, in its draft, or beside it as its lock or previous site. A draft that cannot be made belongs to no brand. */
function isOwn(path: string, { code, outDir }: BrandPlace): boolean {
  const out = join(outDir, code);
  const beside = join(outDir, `.${code}.`);
  if (path === out || path.startsWith(`${out}${sep}`)) return true;
  return path.startsWith(beside) && (/^(?:lock|previous)(?![^/\\])/.test(path.slice(beside.length)) || path.includes(`.draft${sep}`));
}
