import { exitCode } from '../errors/exit-codes.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type Signal = (typeof signals)[number];
/** Ctrl-C reaches all programs of a terminal, and our parent may pass it on too. Signals within this time count as one press. */
const echo = 200;
const undos = new Set<() => void>();
let closing: ((signal: Signal) => void) | null = null;

/** Exits with 130 on Ctrl-C or SIGTERM, after unfinished work is undone. */
export function handleSignals(): void {
  let heard = -Infinity;
  for (const signal of signals) {
    process.on(signal, () => {
      if (performance.now() - heard < echo) return;
      heard = performance.now();
      const close = closing;
      closing = null;
      if (close === null) stop();
      else close(signal);
    });
  }
}

function stop(): never {
  // Undo in reverse order: a file before its folder.
  for (const undo of [...undos].toReversed()) {
    try {
      undo();
    } catch {
      // Exit even if something cannot be undone.
    }
  }
  // A prompt hides the cursor, and a progress line has no line end yet.
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K\u001b[?25h');
  try {
    process.exit(exitCode.interrupted);
  } catch {
    // A library that cannot stop midway throws once. Do not call it again.
    process.exit(exitCode.interrupted);
  }
}

/** Runs `work`, and `undo` if a signal ends the program meanwhile. `undo` must be synchronous. */
export async function orUndo<Result>(undo: () => void, work: () => Promise<Result>): Promise<Result> {
  undos.add(undo);
  try {
    return await work();
  } finally {
    undos.delete(undo);
  }
}

/** Waits for Ctrl-C or SIGTERM, then closes. */
export async function untilInterrupted(close: () => Promise<void>): Promise<void> {
  await nextSignal();
  await close();
}

/** Resolves on the next signal, so that a server can close gracefully. A second signal ends the program. */
export function nextSignal(): Promise<Signal> {
  return new Promise((resolve) => {
    closing = resolve;
  });
}
