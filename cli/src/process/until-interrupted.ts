import { nextSignal } from './interruption.ts';

/** Waits for Ctrl-C or a polite kill, then closes. */
export async function untilInterrupted(close: () => Promise<void>): Promise<void> {
  await nextSignal();
  await close();
}
