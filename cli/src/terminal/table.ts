import stringWidth from 'fast-string-width';
import { unstyled } from './terminal.ts';

/** Lines of columns, each as wide as its widest cell; cells may be coloured. The last column is not filled up. */
export function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widthOf = (cell: string): number => stringWidth(unstyled(cell));
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, widthOf(cell))));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell))))
      .join('  ')
      .trimEnd(),
  );
}

/** Right-aligns some columns, for numbers. */
export function rightAligned(rows: readonly (readonly string[])[], columns: readonly number[]): string[][] {
  const widthOf = (cell: string | undefined): number => stringWidth(unstyled(cell ?? ''));
  const widths = columns.map((column) => Math.max(0, ...rows.map((row) => widthOf(row[column]))));
  return rows.map((row) =>
    row.map((cell, column) => {
      const width = widths[columns.indexOf(column)];
      return width === undefined ? cell : ' '.repeat(width - widthOf(cell)) + cell;
    }),
  );
}
