import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/** The named steps of docs/hosting.md, as they stand there: a fenced block's second word is its name. */
export function readSteps(): Map<string, string> {
  const text = readFileSync(path.join(root, 'docs/hosting.md'), 'utf8');
  return new Map([...text.matchAll(/^```\w+ ([\w-]+)\n([^]*?)^```$/gm)].map(([, name = '', step = '']) => [name, step]));
}

/** What stands in the manual, and what stands for it on the machine where it is tried: longer texts first. */
export type Places = readonly (readonly [written: string, here: string])[];

export function placed(step: string, places: Places): string {
  return places.reduce((text, [written, here]) => text.replaceAll(written, here), step);
}

/** Runs a step as the shell of an operator would, stopping at the first command that fails. */
export function runShell(step: string, environment: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('sh', ['-e', '-c', step], { env: { ...cleanEnvironment(), ...environment } }, (error, stdout, stderr) =>
      error === null ? resolve(stdout) : reject(new Error(`${step}\n${stdout}${stderr}`)),
    );
  });
}

/** What an operator's shell has of this process: no condition, no brand, no twin of a flag. */
function cleanEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  return { PATH, HOME, NO_COLOR: '1', ...(TMPDIR === undefined ? {} : { TMPDIR }) };
}

export interface Service {
  readonly child: ChildProcess;
  /** Whole lines so far. */
  readonly log: () => string[];
  readonly stderr: () => string;
  /** As a supervisor does it; answers the exit code. */
  readonly stop: () => Promise<number | null>;
}

/** Starts what a systemd unit starts, with its environment file, as systemd reads both. */
export function startUnit(unit: string, places: Places): Service {
  const setting = (name: string): string => placed(new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '', places);
  const [program = '', ...args] = setting('ExecStart').split(' ');
  const variables = readFileSync(setting('EnvironmentFile'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('='))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  const environment = { ...cleanEnvironment(), ...(Object.fromEntries(variables) as Record<string, string>) };
  const child = spawn(program, args, { cwd: setting('WorkingDirectory'), env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return {
    child,
    log: () => stdout.split('\n').slice(0, -1),
    stderr: () => stderr,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      return child.exitCode;
    },
  };
}
