import { loadBrands, type BrandReport, type Catalogues } from '@livery/brand';
import { ignoreProgress, type Progress } from '../../terminal/progress.ts';
import { findTargets, type TargetOptions } from '../../project/targets.ts';
import { readCatalogues } from '../../project/catalogues.ts';

export interface CheckOptions extends TargetOptions {
  environment?: string;
  onProgress?: Progress;
}

/** Fewer brands are checked too fast for a progress line. */
const many = 50;

/** Shows the progress of a check of many brands. */
export function checkProgress(onProgress: Progress): (code: string, count: { done: number; of: number }) => void {
  return (code, count) => {
    if (count.of >= many) onProgress(`checking ${code}`, count);
  };
}

export async function checkBrands(
  cwd: string,
  patterns: readonly string[],
  { environment, onProgress = ignoreProgress, ...targets }: CheckOptions,
): Promise<{ root: string; reports: BrandReport[]; catalogues: Catalogues }> {
  const { root, codes } = await findTargets(cwd, patterns, targets);
  const catalogues = await readCatalogues();
  const options = { root, codes, catalogues, onProgress: checkProgress(onProgress), ...(environment === undefined ? {} : { environment }) };
  return { root, reports: await loadBrands(options), catalogues };
}
