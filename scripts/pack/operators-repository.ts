import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, lstatSync } from 'node:fs';
import path from 'node:path';

export interface Finished {
  code: number;
  stdout: string;
  stderr: string;
}

export interface Serving {
  /** The first address that it printed. */
  url: string;
  /** Ends it as Ctrl-C would, and returns its exit code. */
  interrupt(): Promise<number | null>;
}

/** The installed command in an operator's repository, run with their Node and without this repository. */
export function liveryOf(binary: string) {
  const env = { ...process.env, NODE_ENV: '', NODE_OPTIONS: '', NO_COLOR: '1' };
  return {
    run: (cwd: string, ...args: string[]): Promise<Finished> =>
      new Promise((resolve) => {
        const child = execFile(process.execPath, [binary, ...args], { cwd, env }, (_error, stdout, stderr) =>
          resolve({ code: child.exitCode ?? -1, stdout, stderr }),
        );
      }),
    /** Presses Ctrl-C as soon as this is printed. */
    interruptAt: (cwd: string, text: string, ...args: string[]): Promise<Finished> =>
      new Promise((resolve) => {
        const child = execFile(process.execPath, [binary, ...args], { cwd, env }, (_error, stdout, stderr) =>
          resolve({ code: child.exitCode ?? -1, stdout, stderr }),
        );
        child.stderr?.on('data', (chunk: string) => chunk.includes(text) && child.kill('SIGINT'));
      }),
    serve: async (cwd: string, ...args: string[]): Promise<Serving> => {
      const child = spawn(process.execPath, [binary, ...args], { cwd, env });
      let said = '';
      const url = await new Promise<string>((resolve, reject) => {
        const listen = (chunk: Buffer): void => {
          said += chunk.toString();
          const address = /http:\/\/\S+(?=\s)/.exec(said)?.[0];
          if (address !== undefined) resolve(address);
        };
        child.stdout.on('data', listen);
        child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
        child.once('exit', (code) => reject(new Error(`livery ${args.join(' ')} ended with ${code}:\n${said}`)));
      });
      return {
        url,
        async interrupt() {
          if (child.exitCode === null) {
            child.kill('SIGINT');
            await once(child, 'exit');
          }
          return child.exitCode;
        },
      };
    },
  };
}

/** The size of the files below a folder, in bytes. `without` names folders that do not count. */
export function bytesBelow(folder: string, without: string): number {
  return globSync('**/*', { cwd: folder, exclude: (name) => name.includes(without) })
    .map((name) => lstatSync(path.join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
}
