import type { FastifyBaseLogger } from 'fastify';

interface Guarded {
  readonly log: Pick<FastifyBaseLogger, 'error' | 'fatal' | 'warn'>;
  readonly close: () => Promise<void>;
}

/** `EX_SOFTWARE` of sysexits.h, the exit code of `livery` for a bug of ours. */
const exitCode = 70;
const closeLimit = 10_000;

/**
 * For a process that is only a gateway. An unhandled rejection of one request is logged and does not affect the others.
 * After an uncaught exception no state can be trusted: it is logged, running calls are answered, and the process ends,
 * for a supervisor to restart.
 */
export function guardProcess({ log, close }: Guarded): void {
  let isEnding = false;
  const end = async (error: unknown): Promise<void> => {
    log.fatal({ err: error }, 'uncaught exception');
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(exitCode), closeLimit);
    await close().catch((reason: unknown) => log.error({ err: reason }, 'closing failed'));
    process.exit(exitCode);
  };
  // The program's own listener would end it at once.
  process.removeAllListeners('uncaughtException').on('uncaughtException', (error) => void end(error));
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
  process.on('warning', ({ name, message }) => log.warn({ name }, message));
}
