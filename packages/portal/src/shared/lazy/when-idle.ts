/** Runs when the page is idle, or after `within` milliseconds if given. Returns a function that cancels it. */
export function whenIdle(run: () => void, within?: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, within === undefined ? {} : { timeout: within });
  return () => cancelIdleCallback(handle);
}
