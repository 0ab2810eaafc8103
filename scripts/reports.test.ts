import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest } from './reports.ts';

describe('what a runner reported', () => {
  it('names each failed test of Vitest and each file that did not load', () => {
    const outcome = readVitest({
      numPassedTests: 3,
      numPendingTests: 1,
      testResults: [
        {
          name: `${process.cwd()}/packages/theme/src/solve.test.ts`,
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'the solver moves', status: 'passed', failureMessages: [] },
            { fullName: 'the solver stops', status: 'failed', failureMessages: ['AssertionError: expected 1 to be 2\n    at run.js:1:1'] },
          ],
        },
        { name: `${process.cwd()}/cli/src/new.test.ts`, status: 'failed', message: 'Cannot find module x', assertionResults: [] },
      ],
    });
    expect(outcome).toEqual({
      passed: 3,
      skipped: 1,
      failures: [
        'packages/theme/src/solve.test.ts › the solver stops\nAssertionError: expected 1 to be 2',
        'cli/src/new.test.ts\nCannot find module x',
      ],
    });
  });

  it('names each failed journey with its brand, however deep its group, and what failed outside them', () => {
    const failed = {
      title: 'logs in',
      line: 7,
      tests: [
        { projectName: 'acme', status: 'expected', results: [{}] },
        {
          projectName: 'zest',
          status: 'unexpected',
          results: [{ error: { message: 'first' } }, { error: { message: '\u001B[31mlast\u001B[39m' } }],
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
    });
  });
});
