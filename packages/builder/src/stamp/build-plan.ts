import { join } from 'node:path';
import type { BrandReport, Catalogues } from '@livery/brand';
import { requireReplaceable } from '../output/output-folder.ts';
import { TargetRefused } from '../output/target-refused.ts';
import { requirePlace, requireWorkFolder } from '../output/write-place.ts';
import { problemsOf, type BrandPlace } from '../material/brand-failure.ts';
import type { SeenBrands } from './seen-brands.ts';
import type { StampResult } from './stamp-brand.ts';

/** Brands that were loaded, and a folder that may take their bundles. Only `planBuild` makes one. */
export interface BuildPlan {
  /** Folder that holds `brands/`. */
  root: string;
  outDir: string;
  reports: readonly BrandReport[];
  /** The engine's texts that the brands were checked against. */
  catalogues: Catalogues;
  /** Results from before the brands were loaded. `reports` excludes unchanged ones. */
  found?: { seen: SeenBrands; unchanged: readonly StampResult[] };
}

/**
 * Refuses a build before its work begins if `outDir` cannot hold bundles, or if a bundle would replace something that
 * no build of that brand has made. Nothing is written, not even for the brands that could be built.
 *
 * @throws TargetRefused
 */
export function planBuild(plan: BuildPlan): BuildPlan {
  const { root, outDir, reports } = plan;
  requireWorkFolder(root);
  const place = { hint: 'Choose another folder with --out: dist, for example.', kept: 'sites' };
  requirePlace(root, outDir, place);
  const refusals = reports.flatMap(({ ok, code }) => {
    if (!ok) return [];
    const target = join(outDir, code);
    return (
      refusalOf({ code, outDir }, () => {
        requireReplaceable(target);
        requirePlace(root, target, place);
      }) ?? []
    );
  });
  const [first, ...others] = refusals;
  if (first === undefined) return plan;
  if (others.length === 0) throw first;
  throw new TargetRefused(`${first.message} Nor ${others.length === 1 ? 'is one more' : `are ${others.length} more`}.`, first.hint);
}

/** Null if the place only cannot be read: then the brand fails by itself, and the others are built. */
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
