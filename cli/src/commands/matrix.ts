import path from 'node:path';
import { describeProblem, toFailedRows } from '../terminal/describe-problem.ts';
import { exitCode } from '../errors/exit-codes.ts';
import { makeMatrix, type BrandRow, type FeatureState, type Matrix, type MatrixRequest } from '../services/matrix.ts';
import { tableOf } from '../terminal/table.ts';
import { withProgress } from '../terminal/progress.ts';
import { print, say, styled } from '../terminal/terminal.ts';
import { requirePage, writePage } from '../pages/write-page.ts';
import { printDocument } from '../json/print-document.ts';

interface MatrixFlags extends MatrixRequest {
  json?: boolean;
  html?: string;
}

export async function runMatrix(brands: string[], { json = false, html, ...request }: MatrixFlags): Promise<number> {
  await requirePage(process.cwd(), 'matrix', html);
  const matrix = await withProgress((onProgress) => makeMatrix(process.cwd(), brands, { ...request, onProgress }));
  const { root, failed, gateway, missing } = matrix;
  for (const { problems } of failed) for (const problem of problems) say(`${describeProblem(problem, root, process.stderr)}\n`);
  const page = html === undefined ? null : await writePage(root, await pageOf(matrix), 'matrix', html);
  if (page !== null) say(`The page: ${path.relative(process.cwd(), page)}`);
  if (json) printDocument('matrix', { gateway, missing, page, brands: matrix.brands, failed: toFailedRows(failed) });
  else {
    for (const { title, names, cellOf } of partsOf(matrix)) {
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

interface Part {
  title: string;
  names: string[];
  cellOf: (row: BrandRow, name: string) => string;
}

function partsOf({ brands }: Matrix): Part[] {
  const namesOf = (values: (row: BrandRow) => object): string[] => [...new Set(brands.flatMap((row) => Object.keys(values(row))))];
  const parts: Part[] = [
    { title: 'features', names: namesOf(({ features }) => features), cellOf: ({ features }, name) => features[name] ?? '' },
    { title: 'layout', names: namesOf(({ layout }) => layout), cellOf: ({ layout }, name) => layout[name] ?? '' },
    {
      title: 'gateway',
      names: namesOf(({ flags }) => flags ?? {}),
      cellOf: ({ flags }, name) => (flags?.[name] === undefined ? '' : flags[name] ? 'on' : 'off'),
    },
  ];
  return parts.filter(({ names }) => names.length > 0);
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

async function pageOf(matrix: Matrix): Promise<string> {
  const { escapeHtml, reportPage } = await import('@livery/builder/report-page');
  const titles: Record<string, string> = { features: 'Features', layout: 'Layout', gateway: 'What the gateway switches' };
  const cell = (text: string): string => {
    if (text === 'not offered') return '<span class="chip bad">not offered</span>';
    return text === 'off' ? '<span class="quiet">off</span>' : escapeHtml(text);
  };
  const parts = partsOf(matrix).map(({ title, names, cellOf }) => {
    const head = names.map((name) => `<th>${escapeHtml(name)}</th>`).join('');
    const rows = matrix.brands.map(
      (row) => `<tr><th>${escapeHtml(row.code)}</th>${names.map((name) => `<td>${cell(cellOf(row, name))}</td>`).join('')}</tr>`,
    );
    return `<h2>${titles[title]}</h2>\n<div class="scroll"><table><thead><tr><th>brand</th>${head}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table></div>`;
  });
  const over = matrix.brands.filter(({ features }) => Object.values(features).includes('not offered')).length;
  return reportPage({
    by: 'matrix',
    title: 'What each brand offers',
    lead: matrix.gateway === null ? 'As the brands say it; no gateway was asked.' : `Under the ceilings of ${matrix.gateway}.`,
    summary: [
      { label: matrix.brands.length === 1 ? 'brand' : 'brands', value: matrix.brands.length },
      ...(matrix.gateway === null
        ? []
        : [{ label: 'promise what the gateway lacks', value: over, ...(over > 0 ? { tone: 'bad' as const } : {}) }]),
    ],
    body: parts.join('\n'),
  });
}
