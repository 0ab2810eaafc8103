import path from 'node:path';
import type { Origin } from '@livery/brand';
import { describeValue, swatch } from '../../terminal/describe-value.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { explainBrand, type ExplainedValue, type ExplainOptions, type ValueRow } from '../../services/compare/explain.ts';
import { tableOf } from '../../terminal/table.ts';
import { print, say, styled } from '../../terminal/terminal.ts';
import { printDocument } from '../../json/print-document.ts';

export async function runExplain(
  code: string,
  pointer: string | undefined,
  { json = false, ...options }: ExplainOptions & { json?: boolean },
): Promise<number> {
  const { brand, root, steps, rows } = await explainBrand(process.cwd(), code, pointer, options);
  if (json) {
    const [first] = steps;
    const answer = first === undefined ? { values: rows } : { ...first, steps: steps.slice(1) };
    printDocument('explain', { brand: brand.code, ...answer });
    return exitCode.fine;
  }
  if (steps.length > 0) print(steps.map((step, index) => describeStep(step, index, root)).join('\n\n'));
  else printTable(rows, root);
  if (pointer === undefined) say(`The palette that is derived: livery explain ${brand.code} /theme/colours`);
  return exitCode.fine;
}

function describeStep({ pointer, value, place, why, covers }: ExplainedValue, index: number, root: string): string {
  const head = `${index === 0 ? '' : 'from '}${styled('bold', pointer)}  ${swatch(pointer, value, process.stdout)}${describeValue(value, root)}`;
  const lines = [head];
  if (place !== null) lines.push(`  ${styled('cyan', placeOf(place, root))}`);
  if (why !== null) lines.push(`  ${why}`);
  if (place !== null && place.frame !== '') lines.push(...place.frame.split('\n').map((line) => styled('dim', `  ${line}`)));
  if (covers.length > 0) {
    lines.push('  covers');
    for (const { value: covered, origin } of covers)
      lines.push(
        `    ${swatch(pointer, covered, process.stdout)}${describeValue(covered, root)}  ${styled('dim', describeOrigin(origin, root))}`,
      );
  }
  return lines.join('\n');
}

function printTable(rows: readonly ValueRow[], root: string): void {
  const cells = rows.map(({ pointer, value, origin }) => [
    pointer,
    swatch(pointer, value, process.stdout) + cut(describeValue(value, root)),
    styled('dim', describeOrigin(origin, root)),
  ]);
  for (const line of tableOf(cells)) print(line);
}

const widest = 48;

function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > widest ? `${line.slice(0, widest - 1)}…` : line;
}

function describeOrigin(origin: Origin, root: string): string {
  if (origin.kind === 'file') return placeOf(origin, root);
  return origin.kind === 'default' ? 'the engine' : origin.why;
}

function placeOf({ file, line, column }: Extract<Origin, { kind: 'file' }>, root: string): string {
  return `${path.relative(process.cwd(), path.join(root, file))}:${line}:${column}`;
}
