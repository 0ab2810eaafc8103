import type { Problem } from '@livery/brand';
import { readSite, type Site } from './read-site.ts';
import { buildProgress } from '../project/build-progress.ts';
import type { Progress } from '../terminal/progress.ts';
import { openWorkFolder, workFolder } from '../project/work-folder.ts';

export interface Sites {
  sites: Site[];
  /** Brands with errors, which have no site. */
  failed: { code: string; problems: Problem[] }[];
}

/** Stamps brands for pictures, apart from their own bundles. Unchanged sites are reused. */
export async function stampSites(root: string, codes: readonly string[], onProgress: Progress): Promise<Sites> {
  if (codes.length === 0) return { sites: [], failed: [] };
  await openWorkFolder(root);
  const { buildBrands } = await import('@livery/builder');
  const report = await buildBrands({
    root,
    codes: [...codes],
    outDir: workFolder(root, 'sites'),
    onProgress: buildProgress(onProgress),
  });
  const built = report.brands.filter(({ status }) => status !== 'failed');
  return {
    sites: await Promise.all(built.map(({ code, out }) => readSite(code, out))),
    failed: report.brands.filter(({ status }) => status === 'failed').map(({ code, problems }) => ({ code, problems })),
  };
}
