import path from 'node:path';
import { describeLook, lookTones, toLookRow } from '../../pictures/describe-look.ts';
import { describeProblem, toFailedRows } from '../../terminal/describe-problem.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { isIncomparable } from '../../pictures/compare-looks.ts';
import { looksPage } from '../../pages/looks-page.ts';
import { vdiff, type VdiffRequest, type VdiffResult } from '../../services/compare/vdiff.ts';
import { withProgress } from '../../terminal/progress.ts';
import { print, say } from '../../terminal/terminal.ts';
import { requirePage, writePage } from '../../pages/write-page.ts';
import { printDocument } from '../../json/print-document.ts';

interface VdiffFlags extends VdiffRequest {
  json?: boolean;
  html?: string;
}

export async function runVdiff(brands: string[], { json = false, html, ...request }: VdiffFlags): Promise<number> {
  await requirePage(process.cwd(), 'vdiff', html);
  const result = await withProgress((onProgress) => vdiff(process.cwd(), brands, { ...request, onProgress }));
  const { root, looks, accepted } = result;
  const drawn = looks.filter(({ pictures }) => pictures.length > 0);
  const page = drawn.length === 0 ? null : await writePage(root, await pageOf(result), 'vdiff', html);

  for (const { problems } of looks) for (const problem of problems) say(`${describeProblem(problem, root, process.stderr)}\n`);
  if (json) {
    const rows = looks.map(({ code, status, pictures }) => ({ code, status, pictures: pictures.map(toLookRow) }));
    const written = accepted.length > 0 && request.dryRun !== true;
    const failed = toFailedRows(looks.filter(({ status }) => status === 'failed'));
    printDocument('vdiff', { written, page, accepted, brands: rows, failed });
  } else {
    const width = Math.max(0, ...looks.map(({ code }) => code.length));
    for (const { code, status, pictures } of looks) print(describeLook(code, status, pictures, width));
    if (page !== null) say(`The pictures: ${path.relative(process.cwd(), page)}`);
  }
  const open = looks.filter(({ status }) => status === 'changed' || status === 'new');
  if (accepted.length > 0)
    say(request.dryRun === true ? `Would be accepted: ${accepted.join(', ')}. Nothing is written.` : `Accepted: ${accepted.join(', ')}.`);
  else if (open.length > 0) say(`Look at them, then: livery vdiff --accept ${open.map(({ code }) => code).join(' ')}`);
  const incomparable = looks.filter(({ pictures }) => pictures.some(isIncomparable)).map(({ code }) => code);
  if (incomparable.length > 0)
    say(`Accepted pictures stay on the machine that took them. To see what changed here: livery impact ${incomparable.join(' ')}`);
  if (looks.some(({ status }) => status === 'failed')) return exitCode.findings;
  return open.length > 0 && request.accept !== true ? exitCode.findings : exitCode.fine;
}

function pageOf({ looks }: VdiffResult): Promise<string> {
  const count = (...wanted: string[]): number => looks.filter(({ status }) => wanted.includes(status)).length;
  const drawn = looks.filter(({ status }) => status === 'changed' || status === 'new');
  return looksPage({
    by: 'vdiff',
    title: 'How the brands look now',
    lead: 'Beside the pictures that were accepted. Brands whose bundle is the accepted one were not drawn.',
    summary: [
      { label: 'look different', value: count('changed'), ...(count('changed') > 0 ? { tone: 'bad' } : {}) },
      { label: 'were never accepted', value: count('new') },
      { label: 'look the same', value: count('same', 'unchanged') },
      ...(count('failed') > 0 ? [{ label: 'have errors', value: count('failed'), tone: 'bad' as const }] : []),
    ],
    sections: drawn.map(({ code, status, pictures }) => ({
      code,
      label: status === 'new' ? 'never accepted' : 'changed',
      tone: lookTones[status],
      pictures,
    })),
  });
}
