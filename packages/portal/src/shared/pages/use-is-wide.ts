import { useSyncExternalStore } from 'react';
import { from } from '@livery/ui/breakpoints.css';

/** Whether the window is a tablet's or wider. The server renders for a phone. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(from.tablet).matches,
    () => false,
  );
}

function watch(listener: () => void): () => void {
  const query = matchMedia(from.tablet);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
