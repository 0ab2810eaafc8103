import type { Coverage } from '../services/compare/coverage.ts';

/** One document: brands by language, missing glyphs, and every text by language and brand. */
export async function coveragePage({ languages, keys, rows, failed }: Coverage): Promise<string> {
  const { escapeHtml, reportPage } = await import('@livery/builder/report-page');
  const gaps = rows.flatMap(({ code, language, gaps: own }) => own.map((gap) => ({ code, language, ...gap })));
  const wrong = keys.filter(({ missing, unlike }) => missing.length + unlike.length > 0);
  const table = (head: readonly string[], body: readonly string[], figuresFrom = head.length): string => {
    const names = head.map((name, column) => `<th${column < figuresFrom ? '' : ' class="number"'}>${escapeHtml(name)}</th>`);
    return `<div class="scroll"><table><thead><tr>${names.join('')}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table></div>`;
  };
  const number = (value: number): string => `<td class="number${value > 0 ? ' bad' : ''}">${value}</td>`;

  const brandRows = rows.map(
    ({ code, language, keys: of, own, missing, gaps: lacking }) =>
      `<tr><th>${escapeHtml(code)}</th><td>${escapeHtml(language)}</td><td class="number">${of - missing}</td><td class="number">${own}</td>${number(missing)}${number(lacking.length)}</tr>`,
  );
  const gapRows = gaps.map(
    ({ code, language, face, family, character, codePoint, neededBy }) =>
      `<tr><th>${escapeHtml(code)}</th><td>${escapeHtml(language)}</td><td>${escapeHtml(family)} <span class="quiet">${face}</span></td><td>${escapeHtml(character)} <span class="quiet">${codePoint}</span></td><td><code>${escapeHtml(neededBy)}</code></td></tr>`,
  );
  const keyRows = keys.map(({ key, missing, unlike, overrides }) => {
    const cells = languages.map((language) => {
      if (missing.includes(language)) return '<td><span class="chip bad">missing</span></td>';
      return unlike.includes(language) ? '<td><span class="chip bad">placeholders</span></td>' : '<td>✓</td>';
    });
    const own = Object.entries(overrides).map(
      ([code, spoken]) => `${escapeHtml(code)} <span class="quiet">${escapeHtml(spoken.join(', '))}</span>`,
    );
    return `<tr><td><code>${escapeHtml(key)}</code></td>${cells.join('')}<td>${own.join('; ')}</td></tr>`;
  });
  return reportPage({
    by: 'coverage',
    title: 'Texts and the fonts that write them',
    lead: 'Every text by language and brand, and the characters that a brand’s fonts cannot show.',
    summary: [
      { label: 'texts', value: keys.length },
      { label: 'missing or unlike', value: wrong.length, ...(wrong.length > 0 ? { tone: 'bad' } : {}) },
      { label: 'characters without a glyph', value: gaps.length, ...(gaps.length > 0 ? { tone: 'bad' } : {}) },
      ...(failed.length > 0 ? [{ label: 'brands with errors', value: failed.length, tone: 'bad' as const }] : []),
    ],
    body: [
      `<h2>Brands</h2>\n${table(['brand', 'language', 'texts', 'own words', 'missing', 'no glyph'], brandRows, 2)}`,
      ...(gaps.length > 0
        ? [`<h2>Characters without a glyph</h2>\n${table(['brand', 'language', 'font', 'character', 'needed by'], gapRows)}`]
        : []),
      `<details class="part"${wrong.length > 0 ? ' open' : ''}><summary><h2>Every text</h2> <span class="quiet">${keys.length} in ${escapeHtml(languages.join(', '))}</span></summary>\n${table(['key', ...languages, 'own words'], keyRows)}\n</details>`,
    ].join('\n'),
  });
}
