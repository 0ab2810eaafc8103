import { describe, expect, it } from 'vitest';
import { asLines, asPage, idsOf, readHeldDemands } from './held-demands.ts';
import type { PlaywrightReport } from './reports.ts';

const spec = (title: string, line: number, statuses: Record<string, string>): PlaywrightReport['suites'][number]['specs'][number] => ({
  title,
  line,
  tests: Object.entries(statuses).map(([projectName, status]) => ({ projectName, status, results: [] })),
});

const claimed = new Map([
  ['zoo-2', 'Notices roll.'],
  ['zoo-10', 'A visitor sees hot games | all of them.'],
  ['zoo-21', 'Visitors look around.'],
  ['zoo-30', 'Money has two decimals.'],
]);
const report: PlaywrightReport = {
  config: { projects: [{ name: 'zest' }, { name: 'acme' }] },
  stats: { expected: 2, flaky: 1, skipped: 1 },
  errors: [],
  suites: [
    {
      file: 'home.e2e.ts',
      specs: [spec('is called by its name', 3, { acme: 'expected' })],
      suites: [
        {
          file: 'home.e2e.ts',
          specs: [
            // Playwright writes it once per project.
            spec('shows hot games [zoo-10, zoo-21]', 9, { acme: 'expected' }),
            spec('shows hot games [zoo-10, zoo-21]', 9, { zest: 'flaky' }),
            spec('shows all of them [zoo-10]', 20, { acme: 'unexpected', zest: 'expected' }),
            spec('rolls [zoo-2]', 30, { acme: 'skipped', zest: 'expected' }),
          ],
        },
      ],
    },
  ],
};

describe('the proven demands', () => {
  it('are read from the ids at the end of a title only', () => {
    expect(idsOf('shows [some] games @control [zoo-10, zoo-21]')).toEqual(['zoo-10', 'zoo-21']);
    expect(idsOf('shows [some] games')).toEqual([]);
  });

  it('count for a brand if none of their journeys failed there, retries included', () => {
    const { brands, demands } = readHeldDemands(report, claimed);
    expect(brands).toEqual(['acme', 'zest']);
    expect(demands.map(({ id, verdicts }) => [id, verdicts['acme'], verdicts['zest']])).toEqual([
      ['zoo-2', 'not run', 'held'],
      ['zoo-10', 'failed', 'held'],
      ['zoo-21', 'held', 'held'],
      ['zoo-30', 'not run', 'not run'],
    ]);
    expect(demands[1]?.journeys).toEqual([
      { title: 'shows hot games [zoo-10, zoo-21]', place: 'home.e2e.ts:9', verdicts: { acme: 'held', zest: 'held' } },
      { title: 'shows all of them [zoo-10]', place: 'home.e2e.ts:20', verdicts: { acme: 'failed', zest: 'held' } },
    ]);
  });

  it('are printed one per line, with totals and the number not run', () => {
    expect(asLines(readHeldDemands(report, claimed))).toBe(
      [
        'demand    acme     zest',
        'zoo-2     not run  held',
        'zoo-10    FAILED   held',
        'zoo-21    held     held',
        'held      1 of 3   3 of 3',
        '1 of 4 demands that journeys claim were not run',
      ].join('\n'),
    );
  });

  it('are listed on a page with their texts', () => {
    const page = asPage(readHeldDemands(report, claimed));
    expect(page).toContain('| demand | acme | zest | what it says |');
    expect(page).toContain('| zoo-10 | FAILED | held | A visitor sees hot games \\| all of them. |');
    expect(page).toContain('| zoo-30 | not run | not run | Money has two decimals. |');
  });
});
