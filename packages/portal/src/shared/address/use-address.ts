import { createContext, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';
import { useIsHydrated } from '../lazy/use-is-hydrated.ts';

export interface Address {
  pathname: string;
  search: string;
}

/** The path that was prerendered. */
export const PrerenderedPathContext = createContext('/');

/** The address. It counts only after hydration. */
export function useAddress(): Address {
  const location = useLocation();
  const prerenderedPath = useContext(PrerenderedPathContext);
  return useIsHydrated() ? location : { pathname: prerenderedPath, search: '' };
}

/**
 * The latest requested address. The rendered one may be older, and a link computed from it would lose the last
 * choice.
 */
export function useNewestAddress(): () => Address {
  const rendered = useLocation();
  const { navigator, basename } = useContext(NavigationContext);
  return () => {
    if (!isHistory(navigator)) return rendered;
    const { pathname, search } = navigator.location;
    return { pathname: basename === '/' ? pathname : pathname.slice(basename.length) || '/', search };
  };
}

function isHistory(navigator: object): navigator is { location: Address } {
  return 'location' in navigator;
}
