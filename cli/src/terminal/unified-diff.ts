import { structuredPatch } from 'diff';

/** The change in the format of `diff -u`, each line passed through `conceal`; empty without a change. */
export function unifiedDiff(name: string, before: string, after: string, conceal: (line: string) => string): string {
  if (before === after) return '';
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 3, stripTrailingCr: true });
  const shown = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`,
    ...lines.map((line) => line.charAt(0) + conceal(line.slice(1))),
  ]);
  return [`--- a/${name}`, `+++ b/${name}`, ...shown].join('\n');
}
