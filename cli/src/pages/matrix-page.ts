import { matrixParts, type Matrix } from '../services/compare/matrix.ts';

/** One document with one table per part. */
export async function matrixPage(matrix: Matrix): Promise<string> {
  const { escapeHtml, reportPage } = await import('@livery/builder/report-page');
  const titles: Record<string, string> = { features: 'Features', layout: 'Layout', gateway: 'What the gateway switches' };
  const cell = (text: string): string => {
    if (text === 'not offered') return '<span class="chip bad">not offered</span>';
    return text === 'off' ? '<span class="quiet">off</span>' : escapeHtml(text);
  };
  const parts = matrixParts(matrix).map(({ title, names, cellOf }) => {
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
