import { basename } from 'node:path';
import type { Problem } from '@livery/brand';

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
  return new BundleRefused([
    {
      rule: 'asset',
      severity: 'error',
      file: `brands/${code}/brand.json`,
      line: 1,
      column: 1,
      pointer: '',
      message: `${name} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
      hint: `Open ${name} in the program that made it and export it anew.`,
      frame: '',
    },
  ]);
}
