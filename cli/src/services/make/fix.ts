import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { editJson, readSvg, type Fix, type JsonFix } from '@livery/brand';
import { requireBrandFile } from '@livery/builder/write-place';
import { concealerOf } from '../../terminal/redact.ts';
import { unifiedDiff } from '../../terminal/unified-diff.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { checkBrands, type CheckOptions, type CheckResult } from './check.ts';

export interface FixedFile {
  /** Below the project's root, with forward slashes. */
  file: string;
  /** The fix, as a sentence. */
  fixes: string[];
  /** Unified. */
  diff: string;
}

/** A fix may reveal further problems that can be fixed. */
const mostRounds = 5;

/** Applies all fixes that need no decision and checks again. A dry run writes nothing and lists the first round. Throws `TargetRefused`. */
export async function fixBrands(
  cwd: string,
  patterns: readonly string[],
  { dryRun = false, ...options }: CheckOptions & { dryRun?: boolean },
): Promise<CheckResult & { fixed: FixedFile[] }> {
  const fixed = new Map<string, { before: string; after: string; fixes: string[]; conceal: (text: string) => string }>();
  let { root, reports, languages } = await checkBrands(cwd, patterns, options);
  for (let round = 0; round < mostRounds; round += 1) {
    const fixable = reports.flatMap(({ problems }) =>
      problems.flatMap(({ fix, ...problem }) => (fix === undefined ? [] : [{ ...problem, fix }])),
    );
    const files = Map.groupBy(fixable, ({ file, fix }) => fix.drawing ?? file);
    if (files.size === 0) break;
    // Check all of them before writing the first.
    for (const file of files.keys()) requireBrandFile(root, path.join(root, file));
    let isChanged = false;
    for (const [file, problems] of files) {
      const conceal = fixed.get(file)?.conceal ?? concealerOf(root, file);
      const change = await fixFile(path.join(root, file), problems, dryRun);
      const before = fixed.get(file)?.before ?? change.before;
      if (change.after !== change.before) isChanged = true;
      fixed.set(file, { before, after: change.after, fixes: [...(fixed.get(file)?.fixes ?? []), ...change.fixes], conceal });
    }
    if (dryRun || !isChanged) break;
    ({ root, reports, languages } = await checkBrands(cwd, patterns, options));
  }
  const changed = [...fixed].filter(([, { before, after }]) => before !== after);
  return {
    root,
    reports,
    languages,
    fixed: changed.map(([file, { before, after, fixes, conceal }]) => ({ file, fixes, diff: unifiedDiff(file, before, after, conceal) })),
  };
}

interface Fixable {
  fix: Fix;
  line: number;
  column: number;
}

async function fixFile(
  file: string,
  problems: readonly Fixable[],
  dryRun: boolean,
): Promise<{ before: string; after: string; fixes: string[] }> {
  const before = await readFile(file, 'utf8');
  const edits = problems.flatMap(({ fix, line, column }) => (fix.edits === undefined ? [] : [{ fix, line, column }]));
  const { after, fixes } =
    edits.length === 0
      ? { after: readSvg(before).text, fixes: [...new Set(problems.map(({ fix }) => fix.title))] }
      : fixJson(before, edits);
  if (!dryRun && after !== before) await writeWhole(file, after);
  return { before, after, fixes };
}

/** From the end of the file, so that earlier offsets stay valid. */
function fixJson(before: string, problems: readonly (Fixable & { fix: JsonFix })[]): { after: string; fixes: string[] } {
  const mark = before.startsWith('\uFEFF') ? '\uFEFF' : '';
  const known = new Map(problems.map((problem) => [JSON.stringify(problem.fix.edits), problem]));
  const ordered = [...known.values()].toSorted((one, other) => other.line - one.line || other.column - one.column);
  const after = mark + ordered.reduce((text, { fix }) => editJson(text, fix.edits), before.slice(mark.length));
  return { after, fixes: ordered.toReversed().map(({ fix }) => fix.title) };
}
