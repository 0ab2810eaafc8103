import { escapeHtml, reportPage } from '@livery/builder/report-page';
import { describeValue, hexOf } from '../terminal/describe-value.ts';
import { nameInPart, type BrandDiff, type Difference } from '../services/compare/diff.ts';

/** The differences as a page, with colours side by side. */
export function diffPage({ root, brands: [one, other], parts, same }: BrandDiff): string {
  const count = parts.reduce((sum, { differences }) => sum + differences.length, 0);
  const cell = (pointer: string, value: unknown) => {
    if (value === undefined) return '<td class="quiet">not there</td>';
    const hex = hexOf(pointer, value);
    const swatch = hex === null ? '' : `<span class="swatch" style="background:${hex}"></span> `;
    const text = escapeHtml(describeValue(value, root));
    return `<td>${swatch}${hex === null ? text : `<code>${text}</code>`}</td>`;
  };
  const row = ({ pointer, before, after }: Difference) =>
    `<tr><th scope="row">${escapeHtml(nameInPart(pointer))}</th>${cell(pointer, before)}${cell(pointer, after)}</tr>`;
  const table = (differences: readonly Difference[]) =>
    `<div class="scroll"><table><colgroup><col style="width:28%"><col style="width:36%"><col style="width:36%"></colgroup><thead><tr><th scope="col">Value</th><th scope="col">${escapeHtml(one)}</th><th scope="col">${escapeHtml(other)}</th></tr></thead><tbody>${differences.map(row).join('\n')}</tbody></table></div>`;
  return reportPage({
    by: 'diff',
    title: `${one} and ${other}`,
    lead: 'Both brands with every value, inherited and derived ones included.',
    summary: [
      { label: count === 1 ? 'difference' : 'differences', value: count },
      { label: 'values that both share', value: same },
    ],
    body:
      parts.map(({ title, differences }) => `<h2>${escapeHtml(title)}</h2>\n${table(differences)}`).join('\n') || '<p>They are alike.</p>',
  });
}
