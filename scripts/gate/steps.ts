import { spawn } from 'node:child_process';
import { accessSync, constants, statfsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { availableParallelism, freemem } from 'node:os';
import path from 'node:path';

import { root } from '../root.ts';
import { findChromium } from '@livery/sandbox/chromium';
import { describeRuns, readPlaywright, readVitest, type Outcome } from './reports.ts';

/**
 * A step of the gate: a command, and the path of its runner's report. Without a report, the command counts as one test.
 */
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

export const unitStep: Step = {
  name: 'unit and gateway',
  // One more worker than cores, because workers wait for PostgreSQL, Chromium or child processes: without it, two cores
  // idled a twelfth of the time. It is a flag, because projects do not inherit a number of workers from the root
  // config.
  command: [
    'vitest',
    'run',
    `--maxWorkers=${availableParallelism() + 1}`,
    `--reporter=${path.join(root, 'scripts/gate/quiet-reporter.ts')}`,
    '--reporter=json',
    `--outputFile.json=${vitestReport.file}`,
  ],
  report: vitestReport,
};

/**
 * The slowest step that only reads sources. It gets one core, because nothing waits for it. Each additional checker
 * re-reads the sources: two checkers take 1.5 times the processor time, four take 2.5 times.
 */
export const typesStep: Step = { name: 'types', command: ['tsc', '--noEmit', '--checkers', '1'] };

/** Other steps that only read sources, run at once because none of them keeps two cores busy. */
export const sourceSteps: Step[] = [
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--list-different'] },
  { name: 'unused', command: ['knip'] },
  { name: 'generated files', command: [...node, 'scripts/generate.ts', '--check'] },
  { name: 'portal and desk', command: [...node, 'scripts/gate/compile.ts'] },
];

/**
 * Mostly waits for the network, so it runs beside steps that need no browser. A browser that was only found may be
 * slow.
 */
export const programsStep: Step = {
  name: 'programs',
  command: [...node, 'scripts/gate/provide.ts'],
  environment: { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? '' },
};

/**
 * The demands that tests claim. Named runners have just written reports, which tell which tests a condition skipped.
 */
export const demandsStep = (...runners: string[]): Step => ({
  name: 'demands',
  command: [...node, 'scripts/demands.ts', '--quiet', '--ran', runners.join(',')],
});

export const journeyStep: Step = {
  name: 'journeys',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  // Playwright's workers find our packages' sources by this condition.
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport.file, NODE_OPTIONS: '--conditions=livery-source', E2E_REPORTER: 'dot' },
  report: playwrightReport,
};

/**
 * Moves members' money for eighteen seconds while gateways and PostgreSQL are killed. The work of a killed gateway
 * waits another half a minute for the next one. The machine idles meanwhile, so other steps run beside it.
 */
export const soakStep: Step = { name: 'soak', command: [...node, 'scripts/soak/soak.ts', '--minutes', '0.3'] };

/** The steps that a change can break: types and rules for everything, and these test files. */
export function changedSteps(units: readonly string[], journeys: readonly string[]): Steps {
  return [
    [typesStep, ...sourceSteps.filter(({ name }) => ['lint', 'unused', 'generated files', 'portal and desk'].includes(name)), programsStep],
    ...(units.length > 0 ? [{ ...unitStep, command: [...unitStep.command, ...units] }] : []),
    ...(journeys.length > 0 ? [{ ...journeyStep, command: [...journeyStep.command, ...journeys] }] : []),
  ];
}

/** Steps in order. The steps of an inner list run at once and print their output when they end. */
type Steps = readonly (Step | readonly Step[])[];

/**
 * Runs all steps even if some fail, and ends with the failures and a plain closing line. Steps that run beside the
 * others print their output at the end.
 */
export async function runSteps(steps: Steps, beside: readonly Step[] = []): Promise<never> {
  const total: Outcome = { passed: 0, skipped: 0, failures: [], ran: [] };
  const take = async (step: Step, isAlone: boolean): Promise<void> => {
    const started = performance.now();
    if (isAlone) process.stdout.write(`\n── ${step.name}\n`);
    if (step.report !== undefined) await rm(step.report.file, { force: true });
    const { ok, said } = await run(step, isAlone);
    const outcome = await outcomeOf(step, ok);
    total.passed += outcome.passed;
    total.skipped += outcome.skipped;
    total.ran.push(...outcome.ran);
    total.failures.push(...outcome.failures.map((failure) => `${step.name}: ${failure}`));
    if (!isAlone) process.stdout.write(`\n── ${step.name}\n${said}`);
    process.stdout.write(`── ${step.name}: ${ok ? 'fine' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
  };
  const others = Promise.all(beside.map((step) => take(step, false)));
  for (const step of steps) await ('name' in step ? take(step, true) : Promise.all(step.map((each) => take(each, false))));
  await others;
  process.stdout.write(`\n${describeRuns(total.ran)}`);
  const failed = total.failures.length;
  if (failed > 0) process.stdout.write(`\n${total.failures.map((failure) => `✗ ${failure}`).join('\n\n')}\n`);
  process.stdout.write(`\n${total.passed} passed, ${failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}\n`);
  process.exit(failed > 0 ? 1 : 0);
}

/** Minutes until a step that hangs is stopped, so that the other steps still run. The slowest takes half an hour on two slow cores. */
const longestStep = 45;

/** Bytes that the folders and databases of tests want at a time, and some to spare. */
const scratchSize = 6e9;

/**
 * The environment of every step. Node keeps compiled sources, because hundreds of child processes run the same ones.
 * Types and lint are Go programs, which collect garbage only when they use much memory. Scratch folders are in memory if
 * there is enough.
 */
const common = {
  NODE_COMPILE_CACHE: path.join(root, 'out/compiled'),
  GOGC: 'off',
  GOMEMLIMIT: `${Math.floor(Math.min(3072, freemem() / 2 ** 22))}MiB`,
  ...(hasMemoryFor(scratchSize) ? { TMPDIR: '/dev/shm' } : {}),
};

function hasMemoryFor(bytes: number): boolean {
  try {
    accessSync('/dev/shm', constants.W_OK);
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= bytes && freemem() >= bytes;
  } catch {
    return false;
  }
}

/** `said` is empty if the step writes by itself. */
function run(step: Step, writesItself: boolean): Promise<{ ok: boolean; said: string }> {
  const [command = '', ...args] = step.command;
  return new Promise((resolve) => {
    let said = '';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', ...(writesItself ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
      // A browser may just have been installed.
      env: { ...process.env, ...common, CHROMIUM_PATH: findChromium(), ...step.environment },
      timeout: longestStep * 60_000,
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part: string) => (said += part));
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve({ ok: false, said });
    });
    child.on('close', (code, signal) => {
      if (signal !== null) process.stderr.write(`${step.name} was stopped by ${signal}: a step may take ${longestStep} minutes\n`);
      resolve({ ok: code === 0, said });
    });
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
