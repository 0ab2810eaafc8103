import { basename } from 'node:path';
import type { Problem, RuleName } from '@livery/brand';

/** A bundle that was made but must not be shipped. The previous one stays. */
export class BundleRefused extends Error {
  override readonly name = 'BundleRefused';
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(({ message }) => message).join(' '));
    this.problems = problems;
  }
}

/** A file with a valid head whose body cannot be read. */
export function unreadableAsset(code: string, file: string, cause: unknown): BundleRefused {
  const name = basename(file);
  return refusedAsset(
    code,
    `${name} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
    `Open ${name} in the program that made it and export it again.`,
  );
}

/** A file that disappeared or changed its rights after the check. */
export function lostAsset(code: string, file: string, cause: unknown): BundleRefused {
  const name = basename(file);
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  return refusedAsset(
    code,
    `${name} could be read when the brand was checked, and now it cannot (${reason}).`,
    `Put ${name} back, and build again.`,
  );
}

/** Something in the site's place can be neither read nor replaced. */
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
