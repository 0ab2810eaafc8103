import { codeFrameColumns } from '@babel/code-frame';
import { printable } from '../printable.ts';

const widest = 160;

/** The lines around a position. Very long lines are shortened around it, so that a minified file stays readable. */
export function codeFrame(text: string, line: number, column: number): string {
  const lines = text.split(/\r\n?|\n/).map(printable);
  const current = lines[line - 1] ?? '';
  const start = current.length > widest ? Math.max(column - widest / 2, 0) : 0;
  const cut = lines.map((each, index) =>
    Math.abs(index + 1 - line) > 3 ? '' : each.slice(index + 1 === line ? start : 0).slice(0, widest),
  );
  return codeFrameColumns(cut.join('\n'), { start: { line, column: column - 1 - start } }, { highlightCode: false });
}
