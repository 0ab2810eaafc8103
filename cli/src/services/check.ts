import { loadBrands, type BrandReport } from '@livery/brand';
import type { Tell } from '../pictures/take-pictures.ts';
import { findTargets, type TargetOptions } from '../project/targets.ts';
import { readCatalogues } from '../project/catalogues.ts';

export interface CheckOptions extends TargetOptions {
  environment?: string;
  tell?: Tell;
}

/** Fewer are checked before anybody wonders. */
const many = 50;

/** Tells how far the check of many brands is. */
export function tellCheck(tell: Tell): (code: string, count: { done: number; of: number }) => void {
  return (code, count) => {
    if (count.of >= many) tell(`checking ${code}`, count);
  };
}

export async function checkBrands(
  cwd: string,
  patterns: readonly string[],
  { environment, tell = () => {}, ...targets }: CheckOptions,
): Promise<{ root: string; reports: BrandReport[] }> {
  const { root, codes } = await findTargets(cwd, patterns, targets);
  const catalogues = await readCatalogues();
  const options = { root, codes, catalogues, onProgress: tellCheck(tell), ...(environment === undefined ? {} : { environment }) };
  return { root, reports: await loadBrands(options) };
}
