import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Whether a request under edit stays within the folders and files that the portal is made of: what an address of Vite names is looked at
 * where it truly lies, since Vite itself does not follow links. A path that leads to no file is left to Vite, which refuses on its own.
 *
 * @param root the portal's folder, which addresses without a prefix are below
 * @param allowed folders and files, absolute
 */
export function makeServingGuard(root: string, allowed: readonly string[]): (url: string) => boolean {
  return (url) => {
    // Each time: the folder of prepared libraries comes later.
    const homes = allowed.flatMap((place) => realPath(place) ?? []);
    const [address = ''] = url.split(/[?#]/);
    const named = decode(address);
    if (named === null) return false;
    const [, ownPath] = /^\/@fs\/*(\/.*|[A-Za-z]:.*)$/.exec(named) ?? [];
    const real = realPath(ownPath ?? join(root, named));
    return real === null || homes.some((home) => real === home || real.startsWith(home + sep)) || isAbove(real, homes);
  };
}

/** A folder above has nothing that is sent: it is no file. */
function isAbove(real: string, homes: readonly string[]): boolean {
  return homes.some((home) => home.startsWith(real.endsWith(sep) ? real : real + sep));
}

function decode(address: string): string | null {
  try {
    return decodeURIComponent(address);
  } catch {
    return null;
  }
}

function realPath(place: string): string | null {
  try {
    return realpathSync(place);
  } catch {
    return null;
  }
}
