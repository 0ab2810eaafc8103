import { exitCode } from './exit-codes.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const undos = new Set<() => void>();
let closing: (() => void) | null = null;

/** Ends the program with 130 on Ctrl-C or a polite kill, after what is half done is taken back. */
export function heedSignals(): void {
  for (const signal of signals) {
    process.on(signal, () => {
      const close = closing;
      closing = null;
      if (close === null) stop();
      else close();
    });
  }
}

function stop(): never {
  for (const undo of undos) undo();
  // A prompt hides the cursor, and a progress line stands without an end.
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K\u001b[?25h');
  process.exit(exitCode.interrupted);
}

/** Does a work that `undo` takes back when a signal ends the program meanwhile. `undo` is synchronous: nothing is awaited any more. */
export async function orUndo<Result>(undo: () => void, work: () => Promise<Result>): Promise<Result> {
  undos.add(undo);
  try {
    return await work();
  } finally {
    undos.delete(undo);
  }
}

/** Resolves on the next signal instead of ending the program: for a server, which closes in its own time. A second signal does end it. */
export function nextSignal(): Promise<void> {
  return new Promise((resolve) => {
    closing = resolve;
  });
}
