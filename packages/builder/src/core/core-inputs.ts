import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builderFolder } from '../builder-folder.ts';
import { hashInputs, lockfileAbove } from './hash-inputs.ts';
import type { PortalPackage } from './portal-package.ts';

/** The builder's files that compile the portal. The others stamp the result. */
const compilers = ['core', 'output/compress.ts', 'output/content-hash.ts'];

/** One hash of all that decides the compiled core: the sources of the portal and of our packages below it, the compilers, the lockfile. */
export function hashCoreInputs(portal: PortalPackage): string {
  const own = compilers.map((path) => join(builderFolder, path));
  // A packed command is one folder of scripts.
  const builder = own.every((path) => existsSync(path)) ? own : [builderFolder];
  return hashInputs([...portal.inputs, ...builder, ...lockfileAbove(portal.root)]);
}
