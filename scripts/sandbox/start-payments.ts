import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../steps.ts';

/** Starts the provider of payments beside a gateway; it ends with whoever started it. Answers how to end it before. */
export async function startPayments({
  port,
  gatewayUrl,
  secret,
}: {
  readonly port: number;
  readonly gatewayUrl: string;
  readonly secret: string;
}): Promise<() => Promise<void>> {
  const provider = fork(path.join(root, 'scripts/sandbox/payment-provider.ts'), ['--port', String(port), '--gateway', gatewayUrl], {
    env: { ...process.env, LIVERY_PAYMENTS_SECRET: secret },
  });
  const [answer] = (await Promise.race([once(provider, 'message'), once(provider, 'exit')])) as unknown[];
  if (answer !== 'ready') throw new Error(`The payments’ sandbox did not start: is port ${port} in use?`);
  return async () => {
    if (provider.exitCode !== null) return;
    const ended = once(provider, 'exit');
    provider.disconnect();
    await ended;
  };
}
