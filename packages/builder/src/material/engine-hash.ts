import { basename, dirname, join } from 'node:path';
import { builderFolder } from '../builder-folder.ts';
import { hashInputs, lockfileAbove } from '../core/hash-inputs.ts';
import { inputsBelow } from '../core/portal-package.ts';

let known: string | null = null;

/**
 * One hash of the engine that this process runs: all that decides what a brand becomes, beside the brand and the core. In a
 * checkout the sources of the builder and of our packages below it, and the lockfile; of a published command its package.
 */
export function engineHash(): string {
  known ??= hashEngine(builderFolder);
  return known;
}

/** `folder` holds the builder's modules. The portal has a hash of its own. */
export function hashEngine(folder: string): string {
  const root = dirname(folder);
  const isSource = basename(folder) === 'src';
  const below = inputsBelow(root, { without: ['@livery/portal'] });
  return hashInputs([join(root, 'package.json'), folder, ...below, ...(isSource ? lockfileAbove(root) : [])]);
}
