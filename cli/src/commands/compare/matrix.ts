import path from 'node:path';
import { describeProblem, toFailedRows } from '../../terminal/describe-problem.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { matrixPage } from '../../pages/matrix-page.ts';
import { makeMatrix, matrixParts, type FeatureState, type MatrixRequest } from '../../services/compare/matrix.ts';
import { tableOf } from '../../terminal/table.ts';
import { withProgress } from '../../terminal/progress.ts';
import { print, say, styled } from '../../terminal/terminal.ts';
import { requirePage, writePage } from '../../pages/write-page.ts';
import { printDocument } from '../../json/print-document.ts';

interface MatrixFlags extends MatrixRequest {
  json?: boolean;
  html?: string;
}

export async function runMatrix(brands: string[], { json = false, html, ...request }: MatrixFlags): Promise<number> {
  await requirePage(process.cwd(), 'matrix', html);
  const matrix = await withProgress((onProgress) => makeMatrix(process.cwd(), brands, { ...request, onProgress }));
  const { root, failed, gateway, missing } = matrix;
  for (const { problems } of failed) for (const problem of problems) say(`${describeProblem(problem, root, process.stderr)}\n`);
  const page = html === undefined ? null : await writePage(root, await matrixPage(matrix), 'matrix', html);
  if (page !== null) say(`The page: ${path.relative(process.cwd(), page)}`);
  if (json) printDocument('matrix', { gateway, missing, page, brands: matrix.brands, failed: toFailedRows(failed) });
  else {
    for (const { title, names, cellOf } of matrixParts(matrix)) {
      const rows = matrix.brands.map((row) => [row.code, ...names.map((name) => paint(cellOf(row, name)))]);
      print(tableOf([[styled('bold', title), ...names.map((name) => styled('bold', name))], ...rows]).join('\n'));
      print('');
    }
    say(
      gateway === null
        ? 'Without --gateway this says only what the brands ask for, not what a gateway can do.'
        : `Compared with what ${gateway} offers.`,
    );
  }
  const isOver = matrix.brands.some(({ features }) => Object.values(features).includes('not offered'));
  return failed.length > 0 || isOver ? exitCode.findings : exitCode.fine;
}

const tones: Record<FeatureState, 'good' | 'warn' | 'bad'> = { on: 'good', off: 'warn', 'not offered': 'bad' };
const colours = { good: 'green', warn: 'yellow', bad: 'red' } as const;

function toneOf(cell: string): 'good' | 'warn' | 'bad' | null {
  return Object.hasOwn(tones, cell) ? tones[cell as FeatureState] : null;
}

function paint(cell: string): string {
  const tone = toneOf(cell);
  return tone === null ? cell : styled(colours[tone], cell);
}
