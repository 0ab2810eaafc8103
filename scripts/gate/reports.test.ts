import { describe, expect, it } from 'vitest';
import { describeRuns, readPlaywright, readVitest } from './reports.ts';

describe('the report of a test run', () => {
  it('names failed Vitest tests and files that did not load', () => {
    const outcome = readVitest({
      numPassedTests: 3,
      numPendingTests: 1,
      testResults: [
        {
          name: `${process.cwd()}/packages/theme/src/solve.test.ts`,
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'the solver moves', status: 'passed', duration: 1500, failureMessages: ['Error: too early'] },
            { fullName: 'the solver waits', status: 'skipped', failureMessages: [] },
            { fullName: 'the solver stops', status: 'failed', failureMessages: ['AssertionError: expected 1 to be 2\n    at run.js:1:1'] },
          ],
        },
        {
          name: `${process.cwd()}/cli/src/commands/make/new.test.ts`,
          status: 'failed',
          message: 'Cannot find module x',
          assertionResults: [],
        },
      ],
    });
    expect(outcome).toEqual({
      passed: 3,
      skipped: 1,
      failures: [
        'packages/theme/src/solve.test.ts › the solver stops\nAssertionError: expected 1 to be 2',
        'cli/src/commands/make/new.test.ts\nCannot find module x',
      ],
      ran: [
        { title: 'packages/theme/src/solve.test.ts › the solver moves', milliseconds: 1500, tries: 2, isFlaky: true },
        { title: 'packages/theme/src/solve.test.ts › the solver stops', milliseconds: 0, tries: 1, isFlaky: false },
      ],
    });
  });

  it('names failed journeys with their brand, and failures outside journeys', () => {
    const failed = {
      title: 'logs in',
      line: 7,
      tests: [
        { projectName: 'acme', status: 'flaky', results: [{ duration: 10 }, { duration: 20 }] },
        { projectName: 'nova', status: 'skipped', results: [] },
        {
          projectName: 'zest',
          status: 'unexpected',
          results: [
            { duration: 5, error: { message: 'first' } },
            { duration: 5, error: { message: '\u001B[31mlast\u001B[39m' } },
          ],
        },
      ],
    };
    const outcome = readPlaywright({
      config: { projects: [] },
      stats: { expected: 1, flaky: 1, skipped: 2 },
      suites: [{ file: 'session.e2e.ts', specs: [], suites: [{ file: 'session.e2e.ts', specs: [failed] }] }],
      errors: [{ message: 'the gateway did not start' }],
    });
    expect(outcome).toEqual({
      passed: 2,
      skipped: 2,
      failures: ['[zest] session.e2e.ts:7 › logs in\nlast', 'outside every test\nthe gateway did not start'],
      ran: [
        { title: '[acme] session.e2e.ts:7 › logs in', milliseconds: 30, tries: 2, isFlaky: true },
        { title: '[zest] session.e2e.ts:7 › logs in', milliseconds: 10, tries: 2, isFlaky: false },
      ],
    });
  });

  it('ends with the slowest and the flaky tests', () => {
    const run = (title: string, milliseconds: number, tries = 1) => ({ title, milliseconds, tries, isFlaky: tries > 1 });
    const quick = Array.from({ length: 9 }, (_, index) => run(`test ${index}`, 10));
    expect(describeRuns([run('quickest', 1, 3), ...quick, run('slowest', 61_250)])).toBe(
      [
        'The slowest tests:',
        '    61.3 s  slowest',
        ...quick.map(({ title }) => `     0.0 s  ${title}`),
        'Flaky, passed only on a later try:',
        '  2 of 3 tries failed  quickest',
        '',
      ].join('\n'),
    );
    expect(describeRuns([])).toBe('');
  });
});
