import { execFile } from 'node:child_process';

/** The trimmed output of a program that succeeds within five seconds; `null` if it is missing, silent or fails. */
export function runProgram(program: string, args: readonly string[], cwd: string): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(program, [...args], { cwd, timeout: 5000, windowsHide: true }, (error, stdout) =>
      resolve(error === null ? stdout.trim() : null),
    );
  });
}
