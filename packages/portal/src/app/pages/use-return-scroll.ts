import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { selectPlace } from '#features/lobby/lobby.selectors.ts';
import { useAppSelector } from '#shared/state/app-hooks.ts';
import { recallScroll } from '../routing/scroll-memory.ts';

/** The lobby draws a place right after the address says it: only then is the page as long again as where one comes back to. */
export function useReturnScroll(): void {
  const { key } = useLocation();
  const isWayBack = useNavigationType() === 'POP';
  const place = useAppSelector(selectPlace);

  useLayoutEffect(() => {
    const top = isWayBack ? recallScroll(key) : undefined;
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, [isWayBack, key, place]);
}
