/** Numbers are ours and need no guard. Text can come from anyone. */
export type CsvCell = string | number | { readonly amount: number; readonly digits: number } | null;

/** The format of a language's spreadsheets: columns are separated by semicolons if the decimal sign is a comma. */
interface CsvHabit {
  readonly separator: string;
  readonly decimal: string;
}

export function csvHabit(language: string): CsvHabit {
  return language === 'pt' ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}

/** The byte order mark and the header, then one text per batch of rows (RFC 4180). */
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
  return typeof cell === 'string' ? `"${guarded(cell).replaceAll('"', '""')}"` : decimalOf(cell, habit);
}

/** Characters that begin a formula (OWASP, CSV injection), in full-width and small form too. */
const sign = String.raw`[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20\uFF5C\uFF05\uFE66\uFE62\uFE63\uFE6B\uFE6A]`;
/** Characters that a spreadsheet may drop before it looks for a formula. */
const unseen = String.raw`[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800"]`;
const formulaStart = new RegExp(String.raw`(?<=^|[,;|\t\r\n])(?=${unseen}*${sign})|^(?=[\t\r\n])`, 'gu');

/**
 * An apostrophe turns a formula into text. Spreadsheets in other languages use other separators, so it is also added
 * after those.
 */
function guarded(text: string): string {
  return text.replaceAll(formulaStart, "'");
}

function decimalOf({ amount, digits }: { amount: number; digits: number }, { decimal }: CsvHabit): string {
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = digits === 0 ? text : text.slice(0, -digits);
  const fraction = digits === 0 ? '' : `${decimal}${text.slice(-digits)}`;
  return `${amount < 0 ? '-' : ''}${whole}${fraction}`;
}
