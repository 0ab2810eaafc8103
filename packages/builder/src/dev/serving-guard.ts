import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isWithin } from '../output/write-place.ts';

/**
 * Whether a dev request stays within the portal's folders and files. Links are resolved first, since Vite does not resolve them. A path
 * without a file is left to Vite, which refuses it.
 *
 * @param root the portal's folder, which addresses without a prefix are relative to
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
    // Folders are never sent.
    return real === null || homes.some((home) => isWithin(real, home) || isWithin(home, real));
  };
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
