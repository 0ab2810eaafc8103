import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a runner reported: how many tests passed and were skipped, and each failure by its title and message. */
export interface Outcome {
  passed: number;
  skipped: number;
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** Reads what Vitest's json reporter wrote; a file that did not load is a failure too. */
export function readVitest(report: VitestReport): Outcome {
  const failures = report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return file.status === 'failed' ? [describe(nameOf(file), file.message)] : [];
    return failed.map((test) => describe(`${nameOf(file)} › ${test.fullName}`, (test.failureMessages ?? []).join('\n')));
  });
  return { passed: report.numPassedTests, skipped: report.numPendingTests, failures };
}

export interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    line: number;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

export interface PlaywrightReport {
  config: { projects: { name: string }[] };
  stats: { expected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** Reads what Playwright's json reporter wrote; an error outside every test is a failure too. */
export function readPlaywright(report: PlaywrightReport): Outcome {
  return {
    passed: report.stats.expected + report.stats.flaky,
    skipped: report.stats.skipped,
    failures: [...report.suites.flatMap(failuresOf), ...report.errors.map(({ message }) => describe('outside every test', message ?? ''))],
  };
}

function failuresOf(suite: PlaywrightSuite): string[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        describe(`[${projectName}] ${suite.file}:${spec.line} › ${spec.title}`, results.at(-1)?.error?.message ?? ''),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOf)];
}

const longestMessage = 1500;

function describe(title: string, message: string): string {
  const [reason = ''] = stripVTControlCharacters(message).split(/\n\s+at /);
  return `${title}\n${reason.slice(0, longestMessage)}`.trimEnd();
}

function nameOf(file: { name: string }): string {
  return path.relative(process.cwd(), file.name);
}
