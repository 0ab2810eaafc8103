/** The index that a key moves to among `count` controls with a roving tab index. Undefined for other keys. */
export function nextIndex(key: string, current: number, count: number, axis: 'horizontal' | 'vertical'): number | undefined {
  if (count === 0) return undefined;
  const [back, forth] = axis === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === forth) return (current + 1) % count;
  if (key === back) return current <= 0 ? count - 1 : current - 1;
  return undefined;
}
