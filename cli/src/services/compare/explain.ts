import { frameAt, fromPointer, nearestWord, themeOf, type Origin, type ResolvedBrand } from '@livery/brand';
import { contrastPairs, contrastRatio, type ColourRole, type ColourSource, type Derivation, type ThemeCss } from '@livery/theme';
import { coloursOf, valuesOf } from '../../project/brand-values.ts';
import { type CliError, cliError } from '../../errors/cli-error.ts';
import { requireBrand } from '../../project/one-brand.ts';

export interface ExplainOptions {
  environment?: string;
}

/** A value and its origin. */
export interface ExplainedValue {
  pointer: string;
  value: unknown;
  /** Its place in a file, or null. */
  place: (Extract<Origin, { kind: 'file' }> & { frame: string }) | null;
  /** How a value outside the files was derived: `the code in capitals`, `solver: text on surface at least 4.5, …`. */
  why: string | null;
  /** The pointer that it is derived from, or null. */
  from: string | null;
  /** The values that it covers in lower layers, the nearest first. */
  covers: { value: unknown; origin: Origin }[];
}

/** A row of the table of all values. */
export interface ValueRow {
  pointer: string;
  value: unknown;
  origin: Origin;
}

export interface Explanation {
  brand: ResolvedBrand;
  root: string;
  /** The value, then its sources step by step; empty for a whole part. */
  steps: ExplainedValue[];
  rows: ValueRow[];
}

/** Explains where values of a brand come from. Throws `CliError` on a brand with errors and on an unknown pointer. */
export async function explainBrand(cwd: string, code: string, wanted: string | undefined, options: ExplainOptions): Promise<Explanation> {
  const { root, brand } = await requireBrand(cwd, code, options, 'explain');
  const explainer = makeExplainer(brand, root);
  const pointer = explainer.listOf(toWantedPointer(wanted));
  if (explainer.has(pointer)) return { brand, root, steps: explainer.steps(pointer), rows: [] };
  const rows = explainer.rows(pointer);
  if (rows.length === 0) throw unknownPointer(pointer, explainer.pointers());
  return { brand, root, steps: [], rows };
}

function makeExplainer(brand: ResolvedBrand, root: string) {
  const theme = themeOf(brand);
  const values = valuesOf(brand);
  const colours = coloursOf(brand, theme);
  const all = new Map<string, unknown>([...values, ...colours]);
  const originOf = (pointer: string): Origin => brand.provenance[pointer] ?? { kind: 'default' };

  const explain = (pointer: string): ExplainedValue => {
    const derivation = derivationAt(theme, pointer);
    if (derivation !== null) {
      const step = { pointer, value: derivation.value, place: null, covers: [] };
      return { ...step, why: describeDerivation(derivation, theme), from: sourceOf(derivation.from, derivation.mode) };
    }
    const origin = originOf(pointer);
    const place = origin.kind === 'file' ? { ...origin, frame: frameAt(root, origin) } : null;
    const [why, from] = origin.kind === 'derived' ? [origin.why, origin.from] : [place === null ? reasonOf(pointer) : null, null];
    return { pointer, value: all.get(pointer), place, why, from, covers: brand.shadows[pointer] ?? [] };
  };

  return {
    has: (pointer: string) => all.has(pointer),
    /** The list for an entry, because lists are explained as a whole; any other pointer unchanged. */
    listOf(pointer: string): string {
      const [, list = '', index = ''] = /^(.*?)\/(\d+)(?:\/.*)?$/.exec(pointer) ?? [];
      const entries = all.get(list);
      return Array.isArray(entries) && Number(index) < entries.length ? list : pointer;
    },
    pointers: () => [...all.keys()],
    rows(within: string): ValueRow[] {
      const shown = within.startsWith('/theme/colours') ? colours : values;
      return [...shown]
        .filter(([pointer]) => pointer.startsWith(`${within}/`))
        .map(([pointer, value]) => ({ pointer, value, origin: derivationOrigin(theme, pointer) ?? originOf(pointer) }));
    },
    steps(pointer: string): ExplainedValue[] {
      const steps: ExplainedValue[] = [];
      for (
        let next: string | null = pointer;
        next !== null && !steps.some((step) => step.pointer === next);
        next = steps.at(-1)?.from ?? null
      )
        steps.push(explain(next));
      return steps;
    },
  };
}

/** Reads the ways to write a pointer: `/theme/density`, `theme.density`, and `/theme/light/ink` for a colour. */
function toWantedPointer(wanted = ''): string {
  const pointer = wanted === '' || wanted.startsWith('/') ? wanted.replace(/\/$/, '') : `/${wanted.replaceAll('.', '/')}`;
  return pointer.replace(/^\/theme\/((?:light|dark)(?:-high-contrast)?)(?=\/|$)/, '/theme/colours/$1');
}

function unknownPointer(pointer: string, known: readonly string[]): CliError {
  const parents = new Set(known.flatMap((each) => fromPointer(each).map((_, index, all) => `/${all.slice(0, index + 1).join('/')}`)));
  return cliError('UnknownPointer', { pointer, near: nearestWord(pointer, [...parents]) });
}

function derivationAt({ derivations }: ThemeCss, pointer: string): Derivation | null {
  const [part, section, mode, role] = fromPointer(pointer);
  if (part !== 'theme' || section !== 'colours') return null;
  return derivations.find((each) => each.mode === mode && each.role === role) ?? null;
}

function derivationOrigin(theme: ThemeCss, pointer: string): Origin | null {
  const derivation = derivationAt(theme, pointer);
  if (derivation === null) return null;
  return { kind: 'derived', from: sourceOf(derivation.from, derivation.mode) ?? '', why: describeDerivation(derivation, theme) };
}

function sourceOf(from: ColourSource, mode: string): string | null {
  if (from.kind === 'seed') return `/theme/seeds/${from.name}`;
  if (from.kind === 'role') return `/theme/colours/${mode}/${from.name}`;
  return from.kind === 'token' ? '/theme/tokens' : null;
}

/** The solver's goal, its result, and the shift. */
function describeDerivation({ role, mode, why, before, shift }: Derivation, { palettes }: ThemeCss): string {
  if (shift === 0) return why;
  const ratios = contrastPairs
    .filter(({ foreground, background, alternative }) => alternative === undefined && (foreground === role || background === role))
    .map(({ foreground, background }) =>
      contrastRatio(before, palettes[mode][foreground === role ? background : (foreground as ColourRole)]),
    );
  const was = ratios.length === 0 ? '' : `, was ${(Math.floor(Math.min(...ratios) * 10) / 10).toFixed(1)}`;
  return `${why}${was}, moved L by ${shift < 0 ? '−' : '+'}${Math.abs(shift).toFixed(Math.abs(shift) < 0.005 ? 3 : 2)}`;
}

function reasonOf(pointer: string): string {
  return pointer.startsWith('/texts/') ? 'written in locales/ of the brand or a parent' : 'the engine’s own value: no file sets it';
}
