import { useDeferredValue } from 'react';

/**
 * Whether the page is hydrated. Until then React must render the prerendered markup, because it does not fix
 * differences. They are rendered afterwards, in slices, so that taps are handled in between.
 */
export function useIsHydrated(): boolean {
  return useDeferredValue(true, !isPrerendered());
}

/** The mark is gone once the page is React's own. */
export function isPrerendered(): boolean {
  return typeof document === 'undefined' || document.getElementById('root')?.hasAttribute('data-prerendered') === true;
}
