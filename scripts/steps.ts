import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

export const root = path.dirname(import.meta.dirname);

/** A part of the gate: a command, and where its runner leaves a count (else the command itself counts as one). */
export interface Step {
  name: string;
  command: string[];
  report?: { file: string; read: (json: never) => Count };
  environment?: Record<string, string>;
}

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const node = [process.execPath, '--conditions=livery-source'];
const vitestReport = path.join(root, 'out/reports/vitest.json');
const playwrightReport = path.join(root, 'out/reports/playwright.json');

export const checkSteps: Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'] },
  { name: 'unused', command: ['knip'] },
  { name: 'generated files', command: [...node, 'scripts/generate.ts', '--check'] },
  {
    name: 'unit and gateway',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    report: {
      file: vitestReport,
      read: (json: { numPassedTests: number; numFailedTests: number; numPendingTests: number; numFailedTestSuites: number }) => ({
        passed: json.numPassedTests,
        failed: json.numFailedTests,
        skipped: json.numPendingTests,
      }),
    },
  },
  { name: 'demands', command: [...node, 'scripts/demands.ts', '--quiet'] },
];

export const journeyStep: Step = {
  name: 'journeys in every brand',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  // Playwright's workers find our packages' sources by this condition.
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, NODE_OPTIONS: '--conditions=livery-source' },
  report: {
    file: playwrightReport,
    read: (json: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
      passed: json.stats.expected + json.stats.flaky,
      failed: json.stats.unexpected,
      skipped: json.stats.skipped,
    }),
  },
};

/** Runs the steps one after the other, all of them whatever fails, and prints the plain closing line. */
export async function runSteps(steps: Step[]): Promise<never> {
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  for (const step of steps) {
    const started = performance.now();
    process.stdout.write(`\n── ${step.name}\n`);
    if (step.report !== undefined) await rm(step.report.file, { force: true });
    const ok = await run(step);
    const count = await countOf(step, ok);
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
    process.stdout.write(`── ${step.name}: ${ok ? 'fine' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
  }
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}\n`);
  process.exit(total.failed > 0 ? 1 : 0);
}

/** A step that hangs fails instead of taking the whole gate with it. */
const longestStep = 30 * 60_000;

function run(step: Step): Promise<boolean> {
  const [command = '', ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...step.environment },
      timeout: longestStep,
    });
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(false);
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** A runner that failed without a failed test (a suite that does not load, a server that does not start) counts as one failure. */
async function countOf(step: Step, ok: boolean): Promise<Count> {
  const itself: Count = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  if (step.report === undefined) return itself;
  const text = await readFile(step.report.file, 'utf8').catch(() => null);
  if (text === null) return { ...itself, passed: 0, failed: 1 };
  const count = step.report.read(JSON.parse(text) as never);
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}
