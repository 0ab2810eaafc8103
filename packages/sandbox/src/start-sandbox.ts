import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../../../scripts/steps.ts';

interface SandboxProcess {
  /** Below `scripts/sandbox/`. */
  readonly script: string;
  readonly port: number;
  readonly gatewayUrl: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Starts a sandbox beside a gateway, a process of its own; it ends with whoever started it. Answers how to end it before. */
export async function startSandbox({ script, port, gatewayUrl, environment }: SandboxProcess): Promise<() => Promise<void>> {
  const sandbox = fork(path.join(root, 'scripts/sandbox', script), ['--port', String(port), '--gateway', gatewayUrl], {
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
