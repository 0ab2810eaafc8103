import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

interface SandboxProcess {
  /** Its path relative to this folder. */
  readonly script: string;
  readonly port: number;
  readonly gatewayUrl: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Starts a simulator in a separate process, which ends with its parent. Returns a function that stops it earlier. */
export async function startSandbox({ script, port, gatewayUrl, environment }: SandboxProcess): Promise<() => Promise<void>> {
  const sandbox = fork(path.join(import.meta.dirname, script), ['--port', String(port), '--gateway', gatewayUrl], {
    env: { ...process.env, ...environment },
  });
  const [answer] = (await Promise.race([once(sandbox, 'message'), once(sandbox, 'exit')])) as unknown[];
  if (answer !== 'ready') throw new Error(`${script} did not start: is port ${port} in use?`);
  return async () => {
    if (sandbox.exitCode !== null) return;
    const ended = once(sandbox, 'exit');
    sandbox.disconnect();
    await ended;
  };
}
