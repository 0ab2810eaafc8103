/** A channel to the other tabs of the site; null where the browser denies it, as Firefox does with all cookies blocked: a tab is alone then. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
