import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvHabit, writeCsv, type CsvCell } from './csv.ts';

async function written(language: string, rows: readonly (readonly CsvCell[])[]): Promise<string> {
  async function* batches() {
    for (const row of rows) yield [row];
  }
  let text = '';
  for await (const part of writeCsv(csvHabit(language), ['a', 'b'], batches())) text += part;
  return text;
}

/** Reads a file back (RFC 4180). */
function read(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${separator}"\\r\\n]*)(${separator}|\\r\\n)`, 'gy');
  for (const [, value = '', end] of text.replace('\uFEFF', '').matchAll(cell)) {
    cells.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end === separator) continue;
    rows.push(cells);
    cells = [];
  }
  return rows;
}

it('begins with a byte order mark and a header row, even without data rows', async () => {
  expect(await written('en', [])).toBe('\uFEFF"a","b"\r\n');
  expect(await written('pt', [])).toBe('\uFEFF"a";"b"\r\n');
});

it('formats amounts as spreadsheets in that language expect', async () => {
  const row = [{ amount: -123_456_789, digits: 2 }, 7, null, { amount: 5, digits: 2 }, { amount: -30, digits: 0 }];
  expect(await written('pt', [row])).toContain('-1234567,89;7;;0,05;-30\r\n');
  expect(await written('en', [row])).toContain('-1234567.89,7,,0.05,-30\r\n');
});

/** Reads a file as a spreadsheet with a different separator would. */
function readLeniently(file: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let isStart = true;
  for (const sign of file.replace('\uFEFF', '').replaceAll('""', '\u0000')) {
    if (sign === '"' && (isStart || isQuoted)) isQuoted = !isQuoted;
    else if (!isQuoted && [separator, '\r', '\n'].includes(sign)) {
      cells.push(cell);
      cell = '';
      isStart = true;
      continue;
    } else cell += sign;
    isStart = false;
  }
  // Two quotation marks mean one inside a quoted cell, and an empty cell elsewhere. Both readings are tried.
  return [...cells, cell].flatMap((each) => [each.replaceAll('\u0000', '"'), each.replaceAll('\u0000', '')]);
}

const starts = ['=', '+', '-', '@', '|', '%', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20', '\uFE62', '\uFE66'];
const unseen = ['', ' ', '\t', '\r', '\n', '\u00A0', '\u200B', '\u2060', '\u00AD', '\uFEFF', '\u3164', '\u2800', '\u202E', '\uFE0F', '"'];
const separators = [',', ';', '\t', '|'];
const begun = fc
  .tuple(
    fc.string(),
    fc.constantFrom(...separators, '\r\n', ''),
    fc.array(fc.constantFrom(...unseen)),
    fc.constantFrom(...starts),
    fc.string(),
  )
  .map(([before, separator, blanks, sign, after]) => `${separator === '' ? '' : before}${separator}${blanks.join('')}${sign}${after}`);
const anyText = fc.oneof(fc.string(), begun, fc.constantFrom("x;=cmd|'/C calc'!A0", '=HYPERLINK("http://x";"y")', '"', 'a;b', 'a,b', ''));
const language = fc.constantFrom('en', 'pt');
const rowsOf = fc.array(fc.tuple(anyText, anyText), { minLength: 1 });

it('keeps every text unchanged, apart from the apostrophes that stop formulas', async () => {
  expect(await written('en', [['Ana "A" Silva', '2026-11-27 10:00']])).toContain('\r\n"Ana ""A"" Silva","2026-11-27 10:00"\r\n');
  const withoutApostrophes = (rows: readonly (readonly string[])[]) => rows.map((row) => row.map((cell) => cell.replaceAll("'", '')));
  await fc.assert(
    fc.asyncProperty(language, rowsOf, async (of, rows) => {
      const [, ...found] = read(await written(of, rows), csvHabit(of).separator);
      expect(withoutApostrophes(found)).toEqual(withoutApostrophes(rows));
      for (const cell of found.flat()) expect(cell).not.toMatch(/^[\t\r\n]/);
    }),
  );
});

it('has no cell that a spreadsheet would run as a formula, with any separator', async () => {
  const formula = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE66]/u;
  await fc.assert(
    fc.asyncProperty(language, rowsOf, async (of, rows) => {
      const file = await written(of, rows);
      for (const separator of separators)
        for (const cell of readLeniently(file, separator)) expect(cell, JSON.stringify(separator)).not.toMatch(formula);
    }),
    { numRuns: 1_000 },
  );
});
