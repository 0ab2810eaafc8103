import { join, sep } from 'node:path';
import type { Problem } from '@livery/brand';
import { TargetRefused } from '../output/target-refused.ts';
import { BundleRefused, refusedOutput } from './bundle-refused.ts';

/** The folder of a brand's site. */
export interface BrandPlace {
  code: string;
  outDir: string;
}

/** Error codes of a full disk or of too many open files, which would stop every brand. */
const machineCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

export function isOfTheMachine(error: unknown): boolean {
  return machineCodes.has((error as NodeJS.ErrnoException).code ?? '');
}

/**
 * The problems of a brand whose build step threw `error`, so that the other brands are still built. Null for errors that belong to no
 * single brand: the machine's, those of the output folder, and our bugs.
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

/** Whether a path belongs to the site: its folder, draft, lock or an older site. */
function isOwn(path: string, { code, outDir }: BrandPlace): boolean {
  const out = join(outDir, code);
  const beside = join(outDir, `.${code}.`);
  if (path === out || path.startsWith(`${out}${sep}`)) return true;
  return (
    path.startsWith(beside) &&
    (/^(?:lock|previous)(?![^/\\])/.test(path.slice(beside.length)) || /\.(?:draft[/\\]|old(?:[/\\]|$))/.test(path))
  );
}
