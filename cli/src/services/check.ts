import { loadBrands, type BrandReport } from '@livery/brand';
import { findTargets, type TargetOptions } from '../targets.ts';
import { readCatalogues } from './catalogues.ts';

export interface CheckOptions extends TargetOptions {
  environment?: string;
}

export async function checkBrands(
  cwd: string,
  patterns: readonly string[],
  { environment, ...targets }: CheckOptions,
): Promise<{ root: string; reports: BrandReport[] }> {
  const { root, codes } = await findTargets(cwd, patterns, targets);
  const catalogues = await readCatalogues();
  return { root, reports: await loadBrands({ root, codes, catalogues, ...(environment === undefined ? {} : { environment }) }) };
}
