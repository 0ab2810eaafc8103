import type { PlaywrightReport, PlaywrightSuite } from './reports.ts';

/** The verdict of a brand's journeys on a demand: all that ran passed, one failed, or none ran. */
export type Verdict = 'held' | 'failed' | 'not run';

export interface HeldDemand {
  id: string;
  /** The demand's text. */
  demand: string;
  verdicts: Record<string, Verdict>;
  journeys: { title: string; place: string; verdicts: Record<string, Verdict> }[];
}

export interface HeldDemands {
  brands: string[];
  demands: HeldDemand[];
}

/** The ids that a title ends with, `[home-10, role-01]`. */
export function idsOf(title: string): string[] {
  const [, list = ''] = /\[([^[\]]+)\]$/.exec(title) ?? [];
  return list === '' ? [] : list.split(',').map((id) => id.trim());
}

/**
 * The verdicts on each demand by brand, from Playwright's JSON report. `claimed` has the text of every demand that a
 * journey claims.
 */
export function readHeldDemands(report: PlaywrightReport, claimed: ReadonlyMap<string, string>): HeldDemands {
  const brands = report.config.projects.map(({ name }) => name).toSorted();
  const journeys = report.suites.flatMap(journeysOf);
  return {
    brands,
    demands: [...claimed]
      .map(([id, demand]) => {
        const own = journeys.filter(({ title }) => idsOf(title).includes(id));
        const verdictOf = (brand: string): Verdict => together(own.map(({ verdicts }) => verdicts[brand] ?? 'not run'));
        return { id, demand, verdicts: Object.fromEntries(brands.map((brand) => [brand, verdictOf(brand)])), journeys: own };
      })
      .toSorted((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true })),
  };
}

function journeysOf({ file, specs, suites = [] }: PlaywrightSuite): HeldDemand['journeys'] {
  // The report lists a journey once per brand.
  const own = [...Map.groupBy(specs, ({ title, line }) => `${line} ${title}`).values()].map((same) => ({
    title: same[0]?.title ?? '',
    place: `${file}:${same[0]?.line ?? 0}`,
    verdicts: Object.fromEntries(same.flatMap(({ tests }) => tests.map(({ projectName, status }) => [projectName, verdictOn(status)]))),
  }));
  return [...own, ...suites.flatMap(journeysOf)];
}

function verdictOn(status: string): Verdict {
  if (status === 'skipped') return 'not run';
  return status === 'unexpected' ? 'failed' : 'held';
}

function together(verdicts: Verdict[]): Verdict {
  return (['failed', 'held'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'not run';
}

/** A line for each demand that ran in a brand, then the number of the others. */
export function asLines({ brands, demands }: HeldDemands): string {
  const ran = demands.filter(({ verdicts }) => brands.some((brand) => verdicts[brand] !== 'not run'));
  const first = Math.max(8, ...ran.map(({ id }) => id.length)) + 2;
  const widths = brands.map((brand) => Math.max(brand.length, 'not run'.length) + 2);
  const line = (id: string, cells: string[]): string =>
    (id.padEnd(first) + cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('')).trimEnd();
  const count = (brand: string, verdict: Verdict): number => ran.filter(({ verdicts }) => verdicts[brand] === verdict).length;
  return [
    line('demand', brands),
    ...ran.map(({ id, verdicts }) =>
      line(
        id,
        brands.map((brand) => shown(verdicts[brand])),
      ),
    ),
    line(
      'held',
      brands.map((brand) => `${count(brand, 'held')} of ${ran.length}`),
    ),
    ...(ran.length < demands.length
      ? [`${demands.length - ran.length} of ${demands.length} demands that journeys claim were not run`]
      : []),
  ].join('\n');
}

/** The same as Markdown, with the text of each demand. */
export function asPage({ brands, demands }: HeldDemands): string {
  const row = (cells: string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [
    '# What held\n',
    row(['demand', ...brands, 'what it says']),
    row(['---', ...brands.map(() => '---'), '---']),
    ...demands.map(({ id, demand, verdicts }) => row([id, ...brands.map((brand) => shown(verdicts[brand])), demand])),
    '',
  ].join('\n');
}

function shown(verdict: Verdict = 'not run'): string {
  return verdict === 'failed' ? 'FAILED' : verdict;
}
