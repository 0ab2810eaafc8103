/** Scroll positions of history entries, by key. */
const positions = new Map<string, number>();

export function rememberScroll(key: string): () => void {
  const note = () => positions.set(key, window.scrollY);
  window.addEventListener('scroll', note, { passive: true });
  return () => window.removeEventListener('scroll', note);
}

export function recallScroll(key: string): number | undefined {
  return positions.get(key);
}
