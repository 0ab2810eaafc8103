import { listBrands, loadBrands, themeOf, type Problem, type ResolvedBrand } from '@livery/brand';
import type { ContrastRow } from '@livery/theme';
import { withBrandsThen } from '../../project/brands-then.ts';
import { readTexts } from '../../project/catalogues.ts';
import { defaultBase, findChanges, requireCommit } from '../../project/changed-brands.ts';
import { findTargets, type TargetOptions } from '../../project/targets.ts';
import { ignoreProgress, type Progress } from '../../terminal/progress.ts';
import { checkProgress } from '../make/check.ts';
import { compareValues, type DiffPart } from './diff.ts';

export interface PlanRequest extends TargetOptions {
  /** A git ref; by default the merge base with the main branch. */
  base?: string;
  environment?: string;
  onProgress?: Progress;
}

/** A promised pair of colours whose contrast changes. Null if the brand did not offer the mode, or no longer does. */
export interface ContrastChange extends Pick<ContrastRow, 'mode' | 'foreground' | 'background' | 'required'> {
  before: number | null;
  after: number | null;
}

export interface BrandPlan {
  code: string;
  /** `fixed` had errors at the base, so its earlier values are unknown. */
  status: 'same' | 'changed' | 'new' | 'gone' | 'fixed' | 'failed';
  parts: DiffPart[];
  /** The lowest contrast first, in proportion to the required one. */
  contrasts: ContrastChange[];
  problems: Problem[];
  /** Null if it has errors or is gone. */
  brand: ResolvedBrand | null;
}

export interface PlanResult {
  root: string;
  /** The commit to compare with. */
  base: string;
  plans: BrandPlan[];
}

/**
 * Resolves brands now and at a git ref, and compares all their values. A brand that extends a changed one changes too.
 * Takes all brands unless some are named. Both sides use this version of the engine.
 */
export async function planChanges(
  cwd: string,
  patterns: readonly string[],
  { base: ref, environment, onProgress = ignoreProgress, ...options }: PlanRequest,
): Promise<PlanResult> {
  const isAll = patterns.length === 0 && options.changed === undefined;
  const { root, codes } = await findTargets(cwd, patterns, { ...options, all: isAll || options.all === true });
  const base = ref === undefined ? await defaultBase(root) : await requireCommit(root, ref);
  const changes = await findChanges(root, codes, base);
  const texts = await readTexts(root);
  const load = (from: string, wanted: readonly string[]) =>
    loadBrands({
      root: from,
      codes: [...wanted],
      ...texts,
      onProgress: checkProgress(onProgress),
      ...(environment === undefined ? {} : { environment }),
    });
  const plans = await withBrandsThen(root, base, async (then) => {
    const known = then === null ? [] : await listBrands(then);
    const wanted = known.filter((code) => changes.codes.includes(code));
    const reports = then === null ? [] : await load(then, wanted);
    const before = new Map(reports.map((report) => [report.code, report]));
    const found: BrandPlan[] = [];
    for (const { code, brand, problems } of await load(root, changes.codes)) {
      const old = before.get(code);
      if (brand === null) found.push({ ...plain(code, 'failed'), problems });
      else if (old === undefined) found.push({ ...plain(code, 'new'), brand });
      else if (old.brand === null) found.push({ ...plain(code, 'fixed'), brand });
      else found.push(await planOf(old.brand, brand));
    }
    const gone = isAll || options.all === true ? known.filter((code) => !codes.includes(code)) : [];
    return [...found, ...gone.map((code) => plain(code, 'gone'))];
  });
  const untouched = codes.filter((code) => !changes.codes.includes(code)).map((code) => plain(code, 'same'));
  return { root, base: base.slice(0, 9), plans: [...plans, ...untouched].toSorted((one, other) => (one.code < other.code ? -1 : 1)) };
}

function plain(code: string, status: BrandPlan['status']): BrandPlan {
  return { code, status, parts: [], contrasts: [], problems: [], brand: null };
}

async function planOf(before: ResolvedBrand, after: ResolvedBrand): Promise<BrandPlan> {
  const { parts } = await compareValues(before, after);
  if (parts.length === 0) return plain(after.code, 'same');
  return { ...plain(after.code, 'changed'), parts, contrasts: compareContrast(before, after), brand: after };
}

function compareContrast(before: ResolvedBrand, after: ResolvedBrand): ContrastChange[] {
  const [one, other] = [before, after].map((brand) => new Map(themeOf(brand).contrast.map((row) => [keyOf(row), row])));
  const keys = new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])]);
  return [...keys]
    .flatMap((key): ContrastChange[] => {
      const [then, now] = [one?.get(key), other?.get(key)];
      const row = now ?? then;
      if (row === undefined || then?.ratio === now?.ratio) return [];
      const { mode, foreground, background, required } = row;
      return [{ mode, foreground, background, required, before: then?.ratio ?? null, after: now?.ratio ?? null }];
    })
    .toSorted((first, second) => headroomOf(first) - headroomOf(second));
}

/** The same colours on several components have one contrast. */
const keyOf = ({ mode, foreground, background, required }: ContrastRow): string => `${mode} ${foreground} ${background} ${required}`;

const headroomOf = ({ after, required }: ContrastChange): number => (after === null ? Infinity : after / required);
