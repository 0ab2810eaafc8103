import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

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
  /** What is started in the command's place, absolute. */
  program?: string;
  /** A file that takes what the command prints. */
  stdout?: string;
  /** In a process group of its own, as a terminal starts a program. */
  detached?: boolean;
}

export interface Running {
  child: ChildProcess;
  ended: Promise<Outcome>;
  /** Resolves when the text was printed on either stream. */
  says: (text: string) => Promise<void>;
}

/** An operator's project on the disk, gone when the test is over. */
export class Project implements Disposable {
  readonly root = realpathSync(mkdtempSync(path.join(tmpdir(), 'livery-cli-')));

  constructor(files: Record<string, string | object> = {}) {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(this.root, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
    }
  }

  /** Runs the real command in the project, or in a folder below it. */
  run(args: string[], options?: RunOptions): Promise<Outcome> {
    return this.start(args, options).ended;
  }

  /** Starts the real command and leaves it running. */
  start(args: string[], { cwd = '.', environment = {}, program = binary, stdout, ...group }: RunOptions = {}): Running {
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

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** A brand file that passes. */
export function brandFile(code: string, changes: object = {}): object {
  return { schemaVersion: 2, code, identity: { name: 'Acme' }, theme: { seeds: { primary: '#ff6600' } }, ...changes };
}
