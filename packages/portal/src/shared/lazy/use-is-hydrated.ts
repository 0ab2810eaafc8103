import { useDeferredValue } from 'react';

/**
 * Whether the page is hydrated. Until then React must render exactly the prerendered markup, because it does not fix
 * differences. Changes are rendered afterwards in slices, so that taps are handled in between.
 */
export function useIsHydrated(): boolean {
  return useDeferredValue(true, !isPrerendered());
}

/** The mark is removed once React has hydrated the page. */
export function isPrerendered(): boolean {
  return typeof document === 'undefined' || document.getElementById('root')?.hasAttribute('data-prerendered') === true;
}
