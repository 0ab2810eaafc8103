import { builderFolder } from '../builder-folder.ts';
import { hashInputs, lockfileAbove } from './hash-inputs.ts';
import type { PortalPackage } from './portal-package.ts';

/** One hash of all that decides the compiled core: the sources of the portal and of our packages below it, this builder, the lockfile. */
export function hashCoreInputs(portal: PortalPackage): string {
  return hashInputs([...portal.inputs, builderFolder, ...lockfileAbove(portal.root)]);
}
