import { nearestWord } from '../json/nearest-word.ts';
import type { ExchangeFault, ReadUnit, ReadUnits, TextUnit } from './text-unit.ts';

const columns = ['key', 'place', 'english', 'target'] as const;

/** RFC 4180, with a byte order mark so that Excel reads UTF-8. */
export function writeCsv(units: readonly TextUnit[]): string {
  const rows = [columns, ...units.map((unit) => columns.map((column) => unit[column]))];
  return `\uFEFF${rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')}\r\n`;
}

/**
 * Reads the columns `key` and `target`, wherever they are. Excel writes semicolons in languages with a decimal comma.
 */
export function readCsv(text: string): ReadUnits {
  const content = text.replace(/^\uFEFF/, '');
  const [first = ''] = content.split(/\r\n?|\n/);
  const delimiter = [',', ';', '\t'].toSorted((one, other) => first.split(other).length - first.split(one).length)[0] ?? ',';
  const { rows, faults } = readRows(content, delimiter);
  const [head, ...body] = rows;
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const absent = (['key', 'target'] as const).filter((name) => !names.includes(name));
  if (absent.length > 0) {
    const near = nearestWord(absent[0] ?? '', names);
    const hint =
      near === null ? `The first row names the columns: ${columns.join(', ')}.` : `Rename the column "${near}" to "${absent[0]}".`;
    return { units: [], faults: [{ line: 1, column: 1, message: `There is no column "${absent[0]}".`, hint }], language: null };
  }
  const [key, target] = [names.indexOf('key'), names.indexOf('target')];
  const units = body.flatMap(({ cells, line }): ReadUnit[] =>
    cells.every((cell) => cell === '') ? [] : [{ key: cells[key] ?? '', target: cells[target] ?? '', line, column: 1 }],
  );
  return { units, faults, language: null };
}

interface Row {
  cells: string[];
  line: number;
}

/** A field in quotes may hold anything; a quote in it is doubled. */
function readRows(text: string, delimiter: string): { rows: Row[]; faults: ExchangeFault[] } {
  const rows: Row[] = [];
  let [at, line] = [0, 1];
  while (at < text.length) {
    const row: Row = { cells: [], line };
    for (let isOpen = true; isOpen;) {
      let cell = '';
      if (text[at] === '"') {
        const start = { line, column: at - text.lastIndexOf('\n', at - 1) };
        const end = closingQuote(text, at + 1);
        if (end === -1) {
          const hint = 'Close the field with a quote, and write quotes inside it twice.';
          return { rows, faults: [{ ...start, message: 'A field in quotes does not end.', hint }] };
        }
        cell = text.slice(at + 1, end).replaceAll('""', '"');
        line += text.slice(at, end).match(/\r\n?|\n/g)?.length ?? 0;
        at = end + 1;
      }
      const rest = /[^\r\n]*/y;
      rest.lastIndex = at;
      const [open = ''] = rest.exec(text) ?? [];
      const length = open.includes(delimiter) ? open.indexOf(delimiter) : open.length;
      row.cells.push(cell + open.slice(0, length));
      at += length;
      isOpen = text.startsWith(delimiter, at);
      if (isOpen) at += 1;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    rows.push(row);
  }
  return { rows, faults: [] };
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}
