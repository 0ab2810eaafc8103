/** A channel to the site's other tabs. Null if the browser denies it, as Firefox does with all cookies blocked. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
