import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/** The named steps of docs/hosting.md, unchanged. The second word of a fence is the step's name. */
export function readSteps(): Map<string, string> {
  const text = readFileSync(path.join(root, 'docs/hosting.md'), 'utf8');
  return new Map([...text.matchAll(/^```\w+ ([\w-]+)\n([^]*?)^```$/gm)].map(([, name = '', step = '']) => [name, step]));
}

/** Replacements of the manual's paths and names on the machine that tests it, the longest first. */
export type Places = readonly (readonly [written: string, here: string])[];

export function placed(step: string, places: Places): string {
  return places.reduce((text, [written, here]) => text.replaceAll(written, here), step);
}

/** Runs a step as an operator's shell would. Stops at the first command that fails. */
export function runShell(step: string, environment: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('sh', ['-e', '-c', step], { env: { ...cleanEnvironment(), ...environment } }, (error, stdout, stderr) =>
      error === null ? resolve(stdout) : reject(new Error(`${step}\n${stdout}${stderr}`)),
    );
  });
}

/** This process's environment without our condition, brands and variables of flags, as an operator's shell has it. */
function cleanEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  return { PATH, HOME, NO_COLOR: '1', ...(TMPDIR === undefined ? {} : { TMPDIR }) };
}

export interface Service {
  readonly child: ChildProcess;
  /** Whole lines so far. */
  readonly log: () => string[];
  readonly stderr: () => string;
  /** Stops it as a supervisor does, and returns the exit code. */
  readonly stop: () => Promise<number | null>;
}

/** Starts the program of a systemd unit with its environment file, reading both as systemd does. */
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
