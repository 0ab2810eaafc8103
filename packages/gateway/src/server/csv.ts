/** A number is written by us and needs no guard; a text may be anybody's. */
export type CsvCell = string | number | { readonly amount: number; readonly digits: number } | null;

/** How a language's spreadsheets read it: where the comma stands before decimals, columns are parted by semicolons. */
interface CsvHabit {
  readonly separator: string;
  readonly decimal: string;
}

export function csvHabit(language: string): CsvHabit {
  return language === 'pt' ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}

/** The byte order mark and the head, then a text for each batch of rows (RFC 4180). */
export async function* writeCsv(
  habit: CsvHabit,
  head: readonly string[],
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>,
): AsyncGenerator<string> {
  const line = (cells: readonly CsvCell[]): string => `${cells.map((cell) => writeCell(habit, cell)).join(habit.separator)}\r\n`;
  let before = `\uFEFF${line(head)}`;
  for await (const rows of batches) {
    yield before + rows.map(line).join('');
    before = '';
  }
  if (before !== '') yield before;
}

function writeCell(habit: CsvHabit, cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return typeof cell === 'string' ? quoted(guarded(cell), habit) : quoted(decimalOf(cell, habit), habit);
}

/** A spreadsheet runs what begins so as a formula (OWASP, CSV injection). */
function guarded(text: string): string {
  return /^[\s\0]*[=+\-@|%]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}

function quoted(text: string, { separator }: CsvHabit): string {
  return /["\r\n]/.test(text) || text.includes(separator) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

function decimalOf({ amount, digits }: { amount: number; digits: number }, { decimal }: CsvHabit): string {
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = digits === 0 ? text : text.slice(0, -digits);
  const fraction = digits === 0 ? '' : `${decimal}${text.slice(-digits)}`;
  return `${amount < 0 ? '-' : ''}${whole}${fraction}`;
}
