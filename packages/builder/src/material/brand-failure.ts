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
 * What is told of one brand whose step threw `error`, so that the others are still built. Null for what is no brand's own: the
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

/** In the site, beside it under the name of its lock or of the one before, or in its draft; a draft that cannot be made is no brand's. */
function isOwn(path: string, { code, outDir }: BrandPlace): boolean {
  const out = join(outDir, code);
  const beside = join(outDir, `.${code}.`);
  if (path === out || path.startsWith(`${out}${sep}`)) return true;
  return path.startsWith(beside) && (/^(?:lock|previous)(?![^/\\])/.test(path.slice(beside.length)) || path.includes(`.draft${sep}`));
}
