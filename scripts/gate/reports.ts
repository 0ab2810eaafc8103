import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * A runner's report: the numbers of passed and skipped tests, each failure with title and message, and every test that
 * ran.
 */
export interface Outcome {
  passed: number;
  skipped: number;
  failures: string[];
  ran: TestRun[];
}

export interface TestRun {
  title: string;
  /** Over all tries. */
  milliseconds: number;
  tries: number;
  /** Whether it failed before it passed. */
  isFlaky: boolean;
}

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; duration?: number; failureMessages: string[] | null }[];
  }[];
}

/** Reads a report of Vitest's JSON reporter. A file that did not load counts as a failure. */
export function readVitest(report: VitestReport): Outcome {
  const failures = report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return file.status === 'failed' ? [describe(nameOf(file), file.message)] : [];
    return failed.map((test) => describe(`${nameOf(file)} › ${test.fullName}`, (test.failureMessages ?? []).join('\n')));
  });
  const ran = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, duration = 0, failureMessages }) => {
        // There is a message for each failed try, even if the test passed in the end.
        const failedTries = failureMessages?.length ?? 0;
        const hasPassed = status === 'passed';
        return {
          title: `${nameOf(file)} › ${fullName}`,
          milliseconds: duration,
          tries: hasPassed ? failedTries + 1 : failedTries,
          isFlaky: hasPassed && failedTries > 0,
        };
      }),
  );
  return { passed: report.numPassedTests, skipped: report.numPendingTests, failures, ran };
}

export interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; line: number; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results: { duration: number; error?: { message?: string } }[];
}

export interface PlaywrightReport {
  config: { projects: { name: string }[] };
  stats: { expected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** Reads a report of Playwright's JSON reporter. An error outside of tests counts as a failure. */
export function readPlaywright(report: PlaywrightReport): Outcome {
  const tests = report.suites.flatMap(testsOf);
  return {
    passed: report.stats.expected + report.stats.flaky,
    skipped: report.stats.skipped,
    failures: [
      ...tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ title, results }) => describe(title, results.at(-1)?.error?.message ?? '')),
      ...report.errors.map(({ message }) => describe('outside every test', message ?? '')),
    ],
    ran: tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ title, status, results }) => ({
        title,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        tries: results.length,
        isFlaky: status === 'flaky',
      })),
  };
}

function testsOf(suite: PlaywrightSuite): (PlaywrightTest & { title: string })[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => ({ ...test, title: `[${test.projectName}] ${suite.file}:${spec.line} › ${spec.title}` })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)];
}

const longestMessage = 1500;

function describe(title: string, message: string): string {
  const [reason = ''] = stripVTControlCharacters(message).split(/\n\s+at /);
  return `${title}\n${reason.slice(0, longestMessage)}`.trimEnd();
}

function nameOf(file: { name: string }): string {
  return path.relative(process.cwd(), file.name);
}

const slowest = 10;

/** The slowest tests, and those that passed only on a later try. */
export function describeRuns(ran: TestRun[]): string {
  const slow = ran.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, slowest);
  const flaky = ran.filter(({ isFlaky }) => isFlaky);
  return [
    ...(slow.length > 0 ? ['The slowest tests:'] : []),
    ...slow.map(({ title, milliseconds }) => `  ${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${title}`),
    ...(flaky.length > 0 ? ['Flaky, passed only on a later try:'] : []),
    ...flaky.map(({ title, tries }) => `  ${tries - 1} of ${tries} tries failed  ${title}`),
  ]
    .map((line) => `${line}\n`)
    .join('');
}
