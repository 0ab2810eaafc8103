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

it('begins with a byte order mark and its head, also where there are no rows', async () => {
  expect(await written('en', [])).toBe('\uFEFFa,b\r\n');
  expect(await written('pt', [])).toBe('\uFEFFa;b\r\n');
});

it('writes amounts as the spreadsheets of the language read them', async () => {
  const row = [{ amount: -123_456_789, digits: 2 }, 7, null, { amount: 5, digits: 2 }, { amount: -30, digits: 0 }];
  expect(await written('pt', [row])).toContain('-1234567,89;7;;0,05;-30\r\n');
  expect(await written('en', [row])).toContain('-1234567.89,7,,0.05,-30\r\n');
});

it('keeps every text, and lets none of them run as a formula', async () => {
  const text = fc.oneof(
    fc.string(),
    fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' =', '\n='), fc.string()).map(([head, rest]) => head + rest),
    fc.constantFrom('=HYPERLINK("http://x";"y")', '@SUM(1)', '-2+3', '"', 'a;b', 'a,b'),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('en', 'pt'), fc.array(fc.tuple(text, text), { minLength: 1 }), async (language, rows) => {
      const [, ...found] = read(await written(language, rows), csvHabit(language).separator);
      expect(found.map((row) => row.map((cell, i) => (cell === `'${rows[found.indexOf(row)]?.[i]}` ? cell.slice(1) : cell)))).toEqual(rows);
      for (const cell of found.flat()) expect(cell).not.toMatch(/^\s*[=+\-@]|^[\t\r\n]/);
    }),
  );
});
