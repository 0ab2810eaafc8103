/** Waits for Ctrl-C or a polite kill, then closes. */
export async function untilInterrupted(close: () => Promise<void>): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  await close();
}
