import path from 'node:path';
import { describeValue, swatch } from '../../terminal/describe-value.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { diffBrands, nameInPart, type BrandDiff, type Difference, type DiffOptions } from '../../services/compare/diff.ts';
import { tableOf } from '../../terminal/table.ts';
import { print, say, styled } from '../../terminal/terminal.ts';
import { requirePage, writePage } from '../../pages/write-page.ts';
import { printDocument } from '../../json/print-document.ts';

/** The exit codes of `diff`: 0 if the two are equal, 1 if they differ. */
export async function runDiff(
  one: string,
  other: string,
  { json = false, html, ...options }: DiffOptions & { json?: boolean; html?: string },
): Promise<number> {
  await requirePage(process.cwd(), 'diff', html);
  const diff = await diffBrands(process.cwd(), [one, other], options);
  const { root, brands, parts, same } = diff;
  const count = parts.reduce((sum, { differences }) => sum + differences.length, 0);
  const page = html === undefined ? null : await writePage(root, (await import('../../pages/diff-page.ts')).diffPage(diff), 'diff', html);
  if (json) printDocument('diff', { brands, same, page, parts });
  else if (page === null) printParts(diff);
  else print(path.relative(process.cwd(), page));
  say(
    count === 0
      ? `${brands.join(' and ')} are alike.`
      : `${count} ${count === 1 ? 'value differs' : 'values differ'}, ${same} are the same.`,
  );
  return count === 0 ? exitCode.fine : exitCode.findings;
}

function printParts({ root, parts }: BrandDiff): void {
  for (const [index, { title, differences }] of parts.entries()) {
    print(`${index === 0 ? '' : '\n'}${styled('bold', title)}`);
    for (const line of tableOf(differences.map((difference) => cellsOf(difference, root)))) print(`  ${line}`);
  }
}

function cellsOf({ pointer, before, after }: Difference, root: string): string[] {
  const shown = (value: unknown) =>
    value === undefined ? styled('dim', 'not there') : swatch(pointer, value, process.stdout) + describeValue(value, root);
  return [nameInPart(pointer), `${shown(before)} → ${shown(after)}`];
}
