/** Runs once the page rests. `within` milliseconds it runs anyway; without it, it waits for as long as it takes. Answers how to call it off. */
export function whenIdle(run: () => void, within?: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, within === undefined ? {} : { timeout: within });
  return () => cancelIdleCallback(handle);
}
