/** Replaces the text between `<!-- generated: name -->` and `<!-- /generated -->`. */
export function withSections(text: string, sections: Readonly<Record<string, string>>): string {
  return Object.entries(sections).reduce((before, [name, section]) => {
    const [start, end] = [`<!-- generated: ${name} -->\n`, '<!-- /generated -->'];
    const from = before.indexOf(start);
    const to = before.indexOf(end, from);
    if (from < 0 || to < 0) throw new Error(`The manual has no section ${name}.`);
    return `${before.slice(0, from + start.length)}\n${section}\n${before.slice(to)}`;
  }, text);
}

export const code = (text: string): string => `\`${text}\``;

/** Makes columns as wide as their widest cell, as the formatter does. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  return line(head) + line(widths.map((width) => '-'.repeat(width))) + rows.map(line).join('');
}
