import { printable } from '@livery/brand/printable';

/** The lines of a table in GitHub's Markdown; none without rows. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).concat('');
}

/** Text as code, also in a cell of a table. It neither ends the cell nor mentions anybody. */
export function markdownCode(text: string): string {
  const line = printable(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', String.raw`\|`);
  if (line === '') return '';
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
}
