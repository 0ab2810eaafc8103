import { createHash } from 'node:crypto';
import { loadBrands, type Problem, type ResolvedBrand } from '@livery/brand';
import { findTargets, type TargetOptions } from '../../project/targets.ts';
import { readAccepted, requireAcceptable, writeAccepted } from '../../pictures/accepted.ts';
import { readTexts } from '../../project/catalogues.ts';
import { checkProgress } from '../make/check.ts';
import { findTwins, type Twins } from '../../project/similar-brands.ts';
import { isRedundant, overridesOf, type Override } from '../../project/overrides.ts';
import { ignoreProgress, type Progress } from '../../terminal/progress.ts';

export interface DriftRequest extends TargetOptions {
  accept?: boolean;
  dryRun?: boolean;
  /** Two brands with fewer differences than this are reported as similar; 0 turns that off. */
  twins: number;
  onProgress?: Progress;
}

export interface DriftFinding extends Override {
  /** `redundant`: it repeats the inherited value and was not accepted. `stale`: the value it covers has changed since it was accepted. */
  kind: 'redundant' | 'stale';
}

export interface Drift {
  root: string;
  brands: { code: string; overrides: number; accepted: number; findings: DriftFinding[] }[];
  twins: Twins[];
  /** Brands whose overrides were accepted, or would have been on a dry run. */
  accepted: string[];
  failed: { code: string; problems: Problem[] }[];
}

/** Finds redundant overrides, stale overrides and similar brands. */
export async function findDrift(
  cwd: string,
  patterns: readonly string[],
  { accept = false, dryRun = false, twins, onProgress = ignoreProgress, ...targets }: DriftRequest,
): Promise<Drift> {
  const { root, codes } = await findTargets(cwd, patterns, targets);
  if (accept) await requireAcceptable(root, codes);
  const texts = await readTexts(root);
  const { catalogues } = texts;
  const reports = await loadBrands({ root, codes, ...texts, onProgress: checkProgress(onProgress) });
  const brands = reports.flatMap(({ brand }) => (brand === null ? [] : [brand]));
  const drift: Drift = {
    root,
    brands: [],
    twins: [],
    accepted: [],
    failed: reports.filter(({ brand }) => brand === null).map(({ code, problems }) => ({ code, problems })),
  };
  for (const [index, brand] of brands.entries()) {
    onProgress(`reading ${brand.code}`, { done: index + 1, of: brands.length });
    const overrides = overridesOf(root, brand, catalogues);
    drift.brands.push(await judge(root, brand, overrides));
    if (!accept) continue;
    if (!dryRun) await writeAccepted(root, brand.code, { overrides: recordOf(overrides) });
    drift.accepted.push(brand.code);
  }
  if (twins > 0) {
    onProgress(`comparing ${brands.length} ${brands.length === 1 ? 'brand' : 'brands'}`);
    drift.twins = await findTwins(brands, twins);
  }
  return drift;
}

async function judge(root: string, brand: ResolvedBrand, overrides: readonly Override[]): Promise<Drift['brands'][number]> {
  const { overrides: known = {} } = await readAccepted(root, brand.code);
  const findings = overrides.flatMap((override): DriftFinding[] => {
    const accepted = known[override.place];
    if (accepted === hashOfValue(override.base)) return [];
    if (isRedundant(override)) return [{ ...override, kind: 'redundant' }];
    return accepted === undefined ? [] : [{ ...override, kind: 'stale' }];
  });
  return { code: brand.code, overrides: overrides.length, accepted: overrides.filter(({ place }) => place in known).length, findings };
}

function recordOf(overrides: readonly Override[]): Record<string, string> {
  return Object.fromEntries(overrides.map(({ place, base }) => [place, hashOfValue(base)]));
}

function hashOfValue(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex').slice(0, 16);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
