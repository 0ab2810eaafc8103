import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeScratchTree, workspacesOf } from './scratch-tree.ts';

/** A change to the code that no test of its package noticed. */
export interface Survivor {
  file: string;
  /** From 1, as editors count. */
  line: number;
  before: string;
  after: string;
}

export interface Score {
  killed: number;
  survivors: Survivor[];
}

/** The part of the mutation testing report that we read. */
interface Report {
  files: Record<string, { source: string; mutants: { status: string; replacement?: string; location: Location }[] }>;
}

interface Location {
  start: Position;
  end: Position;
}

interface Position {
  line: number;
  column: number;
}

/**
 * Breaks each file in the standard ways, one at a time. If a test has the file's name, that test alone must notice.
 * Otherwise all tests of the package that import the file run: code that none of them notices needs its own test,
 * instead of a chance hit elsewhere.
 *
 * @throws Error when a package's tests fail before anything is broken
 */
export async function findSurvivors(root: string, files: readonly string[]): Promise<Score> {
  using scratch = makeScratchTree(root);
  const score: Score = { killed: 0, survivors: [] };
  for (const workspace of workspacesOf(root)) {
    const own = files.filter((file) => file.startsWith(`${workspace}/`)).map((file) => file.slice(workspace.length + 1));
    const folder = path.join(scratch.folder, workspace);
    const isTested = (file: string): boolean => existsSync(path.join(folder, testOf(file)));
    const [tested, others] = [own.filter(isTested), own.filter((file) => !isTested(file))];
    if (tested.length > 0) add(score, workspace, await testMutants(folder, tested, { vitest: ownTests(folder, tested) }));
    // A mutant of code that runs at the import would need all of the package's tests.
    if (others.length > 0) add(score, workspace, await testMutants(folder, others, { ignoreStatic: true, dryRunTimeoutMinutes: 20 }));
  }
  return score;
}

function testOf(file: string): string {
  return file.replace(/\.tsx?$/, '.test.ts');
}

/**
 * Vitest's settings for these tests alone. Stryker's own `testFiles` mutates a constant only after its module was
 * imported.
 */
function ownTests(folder: string, files: readonly string[]): object {
  const configFile = path.join(folder, 'mutants.vitest.config.ts');
  const settings = JSON.stringify({ include: files.map(testOf) });
  writeFileSync(configFile, `import own from './vitest.config.ts';\nexport default { ...own, test: { ...own.test, ...${settings} } };\n`);
  return { related: true, configFile };
}

function add(score: Score, workspace: string, report: Report): void {
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    score.killed += mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
    const survived = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
    score.survivors.push(
      ...survived.map(({ location, replacement = '' }) => ({
        file: `${workspace}/${file}`,
        line: location.start.line,
        before: cut(source, location),
        after: replacement,
      })),
    );
  }
}

/** Paths are relative to the package's folder, as in its Vitest settings. */
async function testMutants(folder: string, files: string[], choice: object): Promise<Report> {
  const [settings, report] = [path.join(folder, 'mutants.config.json'), path.join(folder, 'mutants.report.json')];
  writeFileSync(
    settings,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: [import.meta.resolve('@stryker-mutator/vitest-runner'), path.join(import.meta.dirname, 'spare-messages.ts')],
      ignorers: ['messages'],
      vitest: { related: true },
      mutate: files,
      ...choice,
      concurrency: 2,
      // We already work on a copy. Stryker's own copy would link the workspace's packages to unmutated code.
      inPlace: true,
      disableTypeChecks: false,
      tempDirName: path.join(folder, '.mutants'),
      tsconfigFile: 'none',
      checkers: [],
      reporters: ['json', 'progress-append-only'],
      jsonReporter: { fileName: report },
      logLevel: 'error',
      allowEmpty: true,
    }),
  );
  const stryker = fileURLToPath(import.meta.resolve('@stryker-mutator/core/package.json'));
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn(process.execPath, [path.join(path.dirname(stryker), 'bin/stryker.js'), 'run', settings], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '--conditions=livery-source' },
    });
    // If only this process ended, Stryker would go on mutating code that was deleted.
    const end = (): void => void child.kill();
    process.once('exit', end);
    child.on('exit', (exitCode) => {
      process.off('exit', end);
      resolve(exitCode);
    });
  });
  if (code !== 0) throw new Error(`The tests of ${path.basename(folder)} could not be run against broken code`);
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

/** The source between two places; the report counts lines and columns from 1. */
function cut(source: string, { start, end }: Location): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines.map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined)).join('\n');
}
