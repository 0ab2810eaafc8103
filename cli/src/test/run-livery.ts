import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const binary = path.resolve(import.meta.dirname, '../livery.ts');

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
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
  run(args: string[], { cwd = '.', environment = {} }: { cwd?: string; environment?: Record<string, string> } = {}): Promise<Outcome> {
    const child = spawn(process.execPath, ['--conditions=livery-source', binary, ...args], {
      cwd: path.join(this.root, cwd),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...environment },
    });
    const outcome: Outcome = { code: null, stdout: '', stderr: '' };
    child.stdout.on('data', (chunk: Buffer) => (outcome.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (outcome.stderr += chunk.toString()));
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve({ ...outcome, code }));
    });
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** A brand file that passes. */
export function brandFile(code: string, changes: object = {}): object {
  return { schemaVersion: 2, code, identity: { name: 'Acme' }, theme: { seeds: { primary: '#ff6600' } }, ...changes };
}
