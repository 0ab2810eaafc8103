import path from 'node:path';
import { describeProblem, toFailedRows } from '../../terminal/describe-problem.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { makeGallery, type GalleryRequest } from '../../services/look/gallery.ts';
import { withProgress } from '../../terminal/progress.ts';
import { print, say } from '../../terminal/terminal.ts';
import { printDocument } from '../../json/print-document.ts';

export async function runGallery(brands: string[], { json = false, ...request }: GalleryRequest & { json?: boolean }): Promise<number> {
  const gallery = await withProgress((onProgress) => makeGallery(process.cwd(), brands, { ...request, onProgress }));
  const { root, page, failed } = gallery;
  for (const { problems } of failed) for (const problem of problems) say(`${describeProblem(problem, root, process.stderr)}\n`);
  const written = page !== null && request.dryRun !== true;
  if (json) printDocument('gallery', { written, page, brands: gallery.brands, failed: toFailedRows(failed) });
  else if (page !== null) print(`${path.relative(process.cwd(), page)}${request.dryRun === true ? '  not written' : ''}`);
  return failed.length === 0 ? exitCode.fine : exitCode.findings;
}
