import path from 'node:path';
import { describeLook, lookTones, toLookRow } from '../../pictures/describe-look.ts';
import { describeProblem, toFailedRows } from '../../terminal/describe-problem.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { findImpact, type ImpactRequest, type ImpactResult } from '../../services/compare/impact.ts';
import { looksPage } from '../../pages/looks-page.ts';
import { withProgress } from '../../terminal/progress.ts';
import { print, say } from '../../terminal/terminal.ts';
import { requirePage, writePage } from '../../pages/write-page.ts';
import { printDocument } from '../../json/print-document.ts';

interface ImpactFlags extends ImpactRequest {
  json?: boolean;
  html?: string;
}

export async function runImpact(brands: string[], { json = false, html, ...request }: ImpactFlags): Promise<number> {
  await requirePage(process.cwd(), 'impact', html);
  const result = await withProgress((onProgress) => findImpact(process.cwd(), brands, { ...request, onProgress }));
  const { root, base, impacts } = result;
  const page = await writePage(root, await pageOf(result), 'impact', html);

  for (const { problems } of impacts) for (const problem of problems) say(`${describeProblem(problem, root, process.stderr)}\n`);
  if (json) {
    const rows = impacts.map(({ code, status, pictures }) => ({ code, status, pictures: pictures.map(toLookRow) }));
    const failed = toFailedRows(impacts.filter(({ status }) => status === 'failed'));
    printDocument('impact', { base, page, brands: rows, failed });
  } else {
    const width = Math.max(0, ...impacts.map(({ code }) => code.length));
    for (const { code, status, pictures } of impacts) print(describeLook(code, status, pictures, width));
    say(`The pictures: ${path.relative(process.cwd(), page)}`);
  }
  return impacts.every(({ status }) => status === 'same') ? exitCode.fine : exitCode.findings;
}

function pageOf({ base, impacts }: ImpactResult): Promise<string> {
  const count = (wanted: string): number => impacts.filter(({ status }) => status === wanted).length;
  const labels = { changed: 'looks different', new: 'new', gone: 'no longer there', failed: 'has errors', same: 'looks the same' };
  const shown = impacts.filter(({ status }) => status !== 'same');
  return looksPage({
    by: 'impact',
    title: 'Which brands look different',
    lead: `Each brand now beside the same brand at ${base}, drawn by the same browser with the same games.`,
    summary: [
      { label: 'look different', value: count('changed'), ...(count('changed') > 0 ? { tone: 'bad' } : {}) },
      { label: 'look the same', value: count('same') },
      ...(['new', 'gone', 'failed'] as const).flatMap((status) =>
        count(status) > 0
          ? [{ label: labels[status], value: count(status), ...(status === 'failed' ? { tone: 'bad' as const } : {}) }]
          : [],
      ),
    ],
    sections: shown.map(({ code, status, pictures }) => ({ code, label: labels[status], tone: lookTones[status], pictures })),
  });
}
