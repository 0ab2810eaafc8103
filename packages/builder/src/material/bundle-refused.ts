import { basename } from 'node:path';
import type { Problem, RuleName } from '@livery/brand';

/** A bundle that was made and may not be shipped; the one that stood before stays. */
export class BundleRefused extends Error {
  override readonly name = 'BundleRefused';
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(({ message }) => message).join(' '));
    this.problems = problems;
  }
}

/** A file whose head looked right and whose body cannot be read. */
export function unreadableAsset(code: string, file: string, cause: unknown): BundleRefused {
  const name = basename(file);
  return refusedAsset(
    code,
    `${name} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
    `Open ${name} in the program that made it and export it again.`,
  );
}

/** A file that went, or changed its rights, after the check. */
export function lostAsset(code: string, file: string, cause: unknown): BundleRefused {
  const name = basename(file);
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  return refusedAsset(
    code,
    `${name} could be read when the brand was checked, and now it cannot (${reason}).`,
    `Put ${name} back, and build again.`,
  );
}

/** Something stands where the site goes that can be neither read nor replaced. */
export function refusedOutput(code: string, message: string, hint: string): BundleRefused {
  return refuse('output', code, message, hint);
}

function refusedAsset(code: string, message: string, hint: string): BundleRefused {
  return refuse('asset', code, message, hint);
}

function refuse(rule: RuleName, code: string, message: string, hint: string): BundleRefused {
  const place = { file: `brands/${code}/brand.json`, line: 1, column: 1, pointer: '', frame: '' };
  return new BundleRefused([{ rule, severity: 'error', ...place, message, hint }]);
}
