/** Milliseconds between the file events of one save. */
const burst = 4;

/**
 * Runs `work` once for a burst of calls with the same key, and once more if calls came while it ran. Work for different keys waits for
 * each other.
 */
export function collapse(work: (key: string) => Promise<void>, onError: (error: unknown) => void): (key: string) => void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  const run = async (): Promise<void> => {
    timer = undefined;
    if (isRunning) return;
    isRunning = true;
    try {
      for (const key of waiting) {
        waiting.delete(key);
        await work(key).catch(onError);
      }
    } finally {
      isRunning = false;
    }
  };
  return (key) => {
    waiting.add(key);
    timer ??= setTimeout(() => void run(), burst);
  };
}
