import { loadBrands, type BrandReport, type LanguageReport } from '@livery/brand';
import { ignoreProgress, type Progress } from '../../terminal/progress.ts';
import { findTargets, type TargetOptions } from '../../project/targets.ts';
import { readTexts } from '../../project/catalogues.ts';

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

export interface CheckResult {
  root: string;
  reports: BrandReport[];
  /** The operator's own languages: all of them with `--all`, else those that the brands name. */
  languages: LanguageReport[];
}

export async function checkBrands(
  cwd: string,
  patterns: readonly string[],
  { environment, onProgress = ignoreProgress, ...targets }: CheckOptions,
): Promise<CheckResult> {
  const { root, codes } = await findTargets(cwd, patterns, targets);
  const texts = await readTexts(root);
  const options = { root, codes, ...texts, onProgress: checkProgress(onProgress), ...(environment === undefined ? {} : { environment }) };
  const reports = await loadBrands(options);
  const spoken = new Set(reports.flatMap(({ languages }) => languages));
  const languages = texts.languages.filter(({ code }) => targets.all === true || spoken.has(code));
  return { root, reports, languages };
}
