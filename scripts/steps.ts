import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { describeRuns, readPlaywright, readVitest, type Outcome } from './reports.ts';

export const root = path.dirname(import.meta.dirname);

/** A part of the gate: a command, and where its runner leaves a report (else the command itself counts as one). */
export interface Step {
  name: string;
  command: string[];
  report?: { file: string; read: (json: never) => Outcome };
  environment?: Record<string, string>;
}

const node = [process.execPath, '--conditions=livery-source'];
const vitestReport = { runner: 'vitest', file: path.join(root, 'out/reports/vitest.json'), read: readVitest };
const playwrightReport = { runner: 'playwright', file: path.join(root, 'out/reports/playwright.json'), read: readPlaywright };
export const reporters = [vitestReport, playwrightReport];

const unitStep: Step = {
  name: 'unit and gateway',
  // Every core takes a file: much of what tests do is waiting for PostgreSQL, Chromium and child processes. A flag, since projects
  // take no number of workers from the file above them.
  command: ['vitest', 'run', '--maxWorkers=100%', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport.file}`],
  report: vitestReport,
};

export const checkSteps: Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'] },
  { name: 'unused', command: ['knip'] },
  { name: 'generated files', command: [...node, 'scripts/generate.ts', '--check'] },
  unitStep,
];

/** The demands that tests claim. Named runners have just left their reports: only a run knows which of its tests a condition left out. */
export const demandsStep = (...runners: string[]): Step => ({
  name: 'demands',
  command: [...node, 'scripts/demands.ts', '--quiet', '--ran', runners.join(',')],
});

export const journeyStep: Step = {
  name: 'journeys',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  // Playwright's workers find our packages' sources by this condition.
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport.file, NODE_OPTIONS: '--conditions=livery-source' },
  report: playwrightReport,
};

/** A minute of members who move money while gateways and PostgreSQL are killed. */
export const soakStep: Step = { name: 'soak', command: [...node, 'scripts/soak/soak.ts', '--minutes', '1'] };

/** What of the gate a change can break: types and rules of the whole, and these files of tests. */
export function changedSteps(units: readonly string[], journeys: readonly string[]): Step[] {
  return [
    ...checkSteps.filter(({ name }) => ['types', 'lint', 'unused', 'generated files'].includes(name)),
    ...(units.length > 0 ? [{ ...unitStep, command: [...unitStep.command, ...units] }] : []),
    ...(journeys.length > 0 ? [{ ...journeyStep, command: [...journeyStep.command, ...journeys] }] : []),
  ];
}

/** Runs the steps one after the other, all of them whatever fails, and ends with what failed and the plain closing line. */
export async function runSteps(steps: Step[]): Promise<never> {
  const total: Outcome = { passed: 0, skipped: 0, failures: [], ran: [] };
  for (const step of steps) {
    const started = performance.now();
    process.stdout.write(`\n── ${step.name}\n`);
    if (step.report !== undefined) await rm(step.report.file, { force: true });
    const ok = await run(step);
    const outcome = await outcomeOf(step, ok);
    total.passed += outcome.passed;
    total.skipped += outcome.skipped;
    total.ran.push(...outcome.ran);
    total.failures.push(...outcome.failures.map((failure) => `${step.name}: ${failure}`));
    process.stdout.write(`── ${step.name}: ${ok ? 'fine' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
  }
  process.stdout.write(`\n${describeRuns(total.ran)}`);
  const failed = total.failures.length;
  if (failed > 0) process.stdout.write(`\n${total.failures.map((failure) => `✗ ${failure}`).join('\n\n')}\n`);
  process.stdout.write(`\n${total.passed} passed, ${failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}\n`);
  process.exit(failed > 0 ? 1 : 0);
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
async function outcomeOf(step: Step, ok: boolean): Promise<Outcome> {
  if (step.report === undefined) return { passed: ok ? 1 : 0, skipped: 0, failures: ok ? [] : ['failed, see above'], ran: [] };
  const text = await readFile(step.report.file, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, skipped: 0, failures: ['left no report'], ran: [] };
  const outcome = step.report.read(JSON.parse(text) as never);
  return ok || outcome.failures.length > 0 ? outcome : { ...outcome, failures: ['failed outside its tests, see above'] };
}
