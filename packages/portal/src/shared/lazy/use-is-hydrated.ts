import { useDeferredValue } from 'react';

/**
 * Whether React has taken the page over: until then it renders what was prerendered, since it does not fix what it finds. What differs
 * is rendered afterwards, in slices, so that a tap gets in between.
 */
export function useIsHydrated(): boolean {
  return useDeferredValue(true, !isPrerendered());
}

/** The mark is gone once the page is React's own. */
export function isPrerendered(): boolean {
  return typeof document === 'undefined' || document.getElementById('root')?.hasAttribute('data-prerendered') === true;
}
