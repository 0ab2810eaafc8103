import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { idOfHash } from '#shared/address/id-of-hash.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { pageShown } from '#shared/store/events.ts';
import { isUncovered } from './overlay.ts';
import { routeOf, showsLobby } from './routes.tsx';
import { recallScroll, rememberScroll } from './scroll-memory.ts';

/**
 * Scrolls on arrival at a page: to the hash, to the previous position when going back, or to the top. It also focuses
 * the page's heading, so that a screen reader announces it. Another query on the same page is not an arrival: a search,
 * a filter or a closed overlay leaves scroll and focus alone.
 */
export function useArrival(isReady: boolean): void {
  const { pathname, search, hash, state, key } = useLocation();
  const navigationType = useNavigationType();
  const dispatch = useAppDispatch();
  const arrivedAt = useRef<{ pathname: string; search: string } | null>(null);

  useEffect(() => {
    if (isReady) dispatch(pageShown(pathname));
  }, [isReady, pathname, dispatch]);

  // Runs before the scroll below, which belongs to the next place.
  useLayoutEffect(() => rememberScroll(key), [key]);

  useLayoutEffect(() => {
    if (!isReady) return;
    const before = arrivedAt.current;
    const isSamePage = before !== null && isOnePage(before.pathname, pathname);
    arrivedAt.current = { pathname, search };
    const id = idOfHash(hash);
    const target = id === null ? null : document.getElementById(id);
    if (target !== null) {
      // New browsers return a promise here, which an effect would mistake for its clean-up.
      target.scrollIntoView();
      return;
    }
    if (before === null) return;
    if (isSamePage && ((before.search + before.pathname !== search + pathname && navigationType !== 'POP') || isUncovered(state))) return;
    window.scrollTo({ top: navigationType === 'POP' ? (recallScroll(key) ?? 0) : 0, behavior: 'instant' });
    if (!isSamePage) focusHeading();
  }, [isReady, pathname, search, hash, state, key, navigationType]);
}

/** All lists of the lobby count as one page. */
function isOnePage(one: string, other: string): boolean {
  return one === other || (showsLobby(routeOf(one)) && showsLobby(routeOf(other)));
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
