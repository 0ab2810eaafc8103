import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Content } from '@livery/brand/testing/scratch-folder';
import { PortalFolder } from '@livery/builder/testing/portal-folder';
import { vi } from 'vitest';
import { expectPrinted } from './printed-documents.ts';

const home = process.cwd();
const binary = path.resolve(import.meta.dirname, '../livery.ts');

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface RunOptions {
  /** Below the project. */
  cwd?: string;
  environment?: Record<string, string>;
}

interface RunInput extends RunOptions {
  /** The text on standard input. */
  input?: string;
}

interface StartOptions extends RunOptions {
  /** The program to start instead of the command, absolute. */
  program?: string;
  /** A file for the command's output. */
  stdout?: string;
  /** In a separate process group, as a terminal starts a program. */
  detached?: boolean;
}

export interface Running {
  child: ChildProcess;
  ended: Promise<Outcome>;
  /** Resolves when the text was printed on either stream. */
  says: (text: string) => Promise<void>;
}

/** An operator's project on the disk, gone when the test is over. */
export class Project extends PortalFolder {
  constructor(files: Record<string, Content> = {}) {
    super();
    this.write(files);
  }

  /**
   * Runs a command line in the project, or in a folder below it, within this process, one at a time. Tests of signals
   * or Node's options use `start`, which starts a process.
   */
  async run(args: string[], { cwd = '.', environment = {}, input = '' }: RunInput = {}): Promise<Outcome> {
    const { runCli } = await import('../run-cli.ts');
    const outcome: Outcome = { code: null, stdout: '', stderr: '' };
    using given = new DisposableStack();
    for (const name of ['stdout', 'stderr'] as const) {
      const write = vi.spyOn(process[name], 'write').mockImplementation((chunk) => {
        outcome[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
        return true;
      });
      given.defer(() => write.mockRestore());
    }
    const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from(input === '' ? [] : [input]) as typeof process.stdin);
    given.defer(() => stdin.mockRestore());
    const inherited = process.env;
    process.env = { ...inherited, NO_COLOR: '1', ...environment };
    given.defer(() => (process.env = inherited));
    process.chdir(path.join(this.root, cwd));
    given.defer(() => process.chdir(home));
    outcome.code = await runCli(args);
    expectPrinted(args, environment, outcome.stdout);
    return outcome;
  }

  /** Starts the command as a process and leaves it running. */
  start(args: string[], { cwd = '.', environment = {}, program = binary, stdout, ...group }: StartOptions = {}): Running {
    const child = spawn(process.execPath, ['--conditions=livery-source', program, ...args], {
      cwd: path.join(this.root, cwd),
      stdio: ['ignore', stdout === undefined ? 'pipe' : openSync(stdout, 'w'), 'pipe'],
      env: { ...process.env, NO_COLOR: '1', LC_ALL: 'C', ...environment },
      ...group,
    });
    const outcome: Outcome = { code: null, stdout: '', stderr: '' };
    child.stdout?.on('data', (chunk: Buffer) => (outcome.stdout += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (outcome.stderr += chunk.toString()));
    const ended = new Promise<Outcome>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve({ ...outcome, code }));
    });
    const says = (text: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if ((outcome.stdout + outcome.stderr).includes(text)) resolve();
        };
        look();
        for (const stream of [child.stdout, child.stderr]) stream?.on('data', look);
        child.once('close', () => reject(new Error(`${JSON.stringify(text)} was not said:\n${outcome.stderr}`)));
      });
    return { child, ended, says };
  }

  /** A command that its test waited for in vain may still be in the folder. */
  override [Symbol.dispose](): void {
    if (process.cwd().startsWith(this.root)) process.chdir(home);
    super[Symbol.dispose]();
  }
}
