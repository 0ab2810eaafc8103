import { join } from 'node:path';
import { requireReplaceable } from '../output/output-folder.ts';
import { TargetRefused } from '../output/target-refused.ts';
import { requirePlace, requireWorkFolder } from '../output/write-place.ts';
import { problemsOf, type BrandPlace } from '../material/brand-failure.ts';

/**
 * Refuses a build before its work begins when `outDir` is no place for bundles, or when something stands in the place of a bundle that
 * no build of that brand has made. Nothing is touched, not even for the brands that could be built.
 *
 * @throws TargetRefused
 */
export function requireBuildTargets(root: string, outDir: string, codes: readonly string[]): void {
  requireWorkFolder(root);
  const place = { hint: 'Choose another folder with --out: dist, for example.', kept: 'sites' };
  requirePlace(root, outDir, place);
  const refusals = codes.flatMap(
    (code) =>
      refusalOf({ code, outDir }, () => {
        requireReplaceable(join(outDir, code));
        requirePlace(root, join(outDir, code), place);
      }) ?? [],
  );
  const [first, ...others] = refusals;
  if (first === undefined) return;
  if (others.length === 0) throw first;
  throw new TargetRefused(`${first.message} Nor ${others.length === 1 ? 'is one more' : `are ${others.length} more`}.`, first.hint);
}

/** Null also for what can only not be read: the brand's own row tells of it, and the others are built. */
function refusalOf(place: BrandPlace, act: () => void): TargetRefused | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof TargetRefused) return error;
    if (problemsOf(error, place) !== null) return null;
    throw error;
  }
}
