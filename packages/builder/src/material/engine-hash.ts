import { basename, dirname, join } from 'node:path';
import { builderFolder } from '../builder-folder.ts';
import { hashInputs, lockfileAbove } from '../core/hash-inputs.ts';
import { inputsBelow } from '../core/portal-package.ts';
import { toolVersions } from './tool-versions.ts';

let known: string | null = null;

/**
 * A hash of the running engine, which together with brand and core determines a bundle. In a checkout it covers the
 * sources of the builder, of the packages below it, and the lockfile. In a published command it covers the package.
 * Both include the versions of Node and of the picture library.
 */
export function engineHash(): string {
  known ??= hashEngine(builderFolder);
  return known;
}

/** `folder` holds the builder's modules. The portal has a separate hash. */
export function hashEngine(folder: string, versions: readonly string[] = toolVersions()): string {
  const root = dirname(folder);
  const isSource = basename(folder) === 'src';
  const below = inputsBelow(root, { without: ['@livery/portal'] });
  return hashInputs([join(root, 'package.json'), folder, ...below, ...(isSource ? lockfileAbove(root) : [])], versions);
}
